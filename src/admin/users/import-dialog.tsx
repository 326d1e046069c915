import Papa from 'papaparse';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import { ChooseFiles } from '@/tool/upload/choose-files';
import { AdminDialog } from '../kit/admin-dialog';
import { useJob } from '../kit/use-job';
import { importMessages as messages } from './messages';
import { makeAccount, type NewAccount } from './new-account';

const columns = ['username', 'fullname', 'email', 'password'] as const;

const mostRows = 1000;

/** The words of a cell that holds several. */
const wordsIn = (cell = ''): string[] =>
  cell
    .split(/[|;,]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** The accounts of a table; undefined where it lacks a column. */
function accountsIn(source: string): NewAccount[] | undefined {
  const { data: rows } = Papa.parse<Record<string, string>>(source.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  if (!columns.every((column) => Object.hasOwn(rows[0] ?? {}, column))) return undefined;
  return rows.map(({ username = '', fullname = '', email = '', password = '', roles, groups }) => ({
    username,
    fullname,
    email,
    password,
    roles: wordsIn(roles),
    groups: wordsIn(groups),
  }));
}

interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Makes the accounts that a table names; each that fails is told by its row. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const [name, setName] = useState('');
  const [accounts, setAccounts] = useState<readonly NewAccount[]>();
  const isRead = name !== '';
  const isTooMany = (accounts?.length ?? 0) > mostRows;
  const isReady = accounts !== undefined && accounts.length > 0 && !isTooMany;
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    setAccounts(accountsIn(await file.text()));
    setName(file.name);
  };
  const send = async () => {
    if (!isReady) return;
    const items = accounts.map((account, at) => ({
      ...account,
      title: intl.formatMessage(messages.row, { row: at + 2, username: account.username }),
    }));
    onClose();
    await job({ running: messages.running, done: messages.done }, items, ({ title: _title, ...account }) =>
      makeAccount(account, { language }),
    );
    onImported();
  };
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.title} />}
      width={560}
      onClose={onClose}
      action={
        <button
          type="button"
          className="admin-button admin-button--main"
          disabled={!isReady}
          onClick={() => void send()}
        >
          <FormattedMessage {...messages.submit} />
        </button>
      }
    >
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <p>
        <code>{[...columns, 'roles', 'groups'].join(';')}</code>
      </p>
      <div>
        <ChooseFiles className="admin-button" onFiles={(files) => void read(files)}>
          <FormattedMessage {...messages.choose} />
        </ChooseFiles>
      </div>
      {isRead && (
        <p className={isReady ? undefined : 'admin-note admin-note--wrong'} role="status">
          {accounts === undefined ? (
            <FormattedMessage {...messages.noColumns} values={{ name }} />
          ) : (
            <FormattedMessage
              {...(isTooMany ? messages.tooMany : messages.found)}
              values={{ name, count: accounts.length, most: mostRows }}
            />
          )}
        </p>
      )}
    </AdminDialog>
  );
}
