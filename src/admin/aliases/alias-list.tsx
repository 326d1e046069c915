import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ApiError } from '@/api/error';
import { deleteAlias, getAliases } from '@/api/aliases';
import { pageOf } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { askedText } from '@/tool/search-field/asked-text';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { SearchField } from '@/tool/search-field/search-field';
import { useDelayed } from '../kit/use-delayed';
import { useJob } from '../kit/use-job';
import { AddAliasDialog } from './add-alias-dialog';
import { AliasTable } from './alias-table';
import '../control-panel/style.css';
import { messages } from './messages';

const parameter = 'page';
const pageSize = 50;

interface AliasListProps {
  /** Path of the content; undefined for the whole site. */
  page?: string;
  label: MessageDescriptor;
  /** What else can be done; gets a way to read the list anew. */
  tools?: (reload: () => void) => ReactNode;
}

/** Old addresses with what can be done with them: add, and remove those that are chosen. */
export function AliasList({ page, label, tools }: AliasListProps) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const prefix = useDelayed(askedText(typed), 300);
  const at = pageOf(search, parameter);
  const path = page ?? '';
  const { remote, retry } = useRemote([path, prefix, at, language].join(' '), (signal) =>
    getAliases(path, { prefix, start: (at - 1) * pageSize, size: pageSize }, { language, signal }),
  );
  const remove = async () => {
    const items = [...chosen].map((alias) => ({ title: alias }));
    await job({ running: messages.removing, done: messages.removed }, items, async ({ title }) => {
      if (!(await deleteAlias(path, title, { language })))
        throw new ApiError({ status: 404, kind: 'http', message: '' });
    });
    setChosen(new Set());
    retry();
  };
  return (
    <>
      <div className="panel-tools">
        {page === undefined && (
          <SearchField label={intl.formatMessage(messages.search)} value={typed} onChange={setTyped} />
        )}
        <button type="button" className="admin-button admin-button--main" onClick={() => setAdding(true)}>
          <ToolIcon name="plus" size={18} />
          <FormattedMessage {...messages.add} />
        </button>
        <button
          type="button"
          className="admin-button"
          disabled={chosen.size === 0}
          onClick={() => void remove()}
        >
          <ToolIcon name="trash" size={18} />
          <FormattedMessage {...messages.remove} values={{ count: chosen.size }} />
        </button>
        {tools?.(retry)}
      </div>
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
        {({ aliases, total }) => (
          <>
            {aliases.length === 0 ? (
              <p role="status">
                <FormattedMessage {...messages.none} />
              </p>
            ) : (
              <AliasTable
                label={intl.formatMessage(label)}
                aliases={aliases}
                hasTargets={page === undefined}
                chosen={chosen}
                onChoose={setChosen}
              />
            )}
            <Pagination
              page={at}
              pages={Math.ceil(total / pageSize)}
              parameter={parameter}
              label={intl.formatMessage(messages.pages)}
            />
          </>
        )}
      </RemoteData>
      {isAdding && (
        <AddAliasDialog
          {...(page !== undefined && { page })}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            retry();
          }}
        />
      )}
    </>
  );
}
