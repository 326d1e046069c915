import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getRowsWhere, mostScanned, scanRowsWhere } from '@/api/folder-contents';
import type { PageFacts } from '@/api/page-actions';
import { ErrorView } from '@/components/error-views/error-view';
import { pageOf } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import '@/tool/widgets/style.css';
import '@/tool/widgets/choosers.css';
import '../contents/folder-view.css';
import '../contents/item-row.css';
import '../contents/items-table.css';
import { messages as contentsMessages } from '../contents/messages';
import { pageParameter, pageSize } from '../contents/paging';
import { AdminScreen } from '../kit/admin-screen';
import { refusalMessages } from '../kit/messages';
import { useNotify } from '../kit/use-notify';
import { PlaceDialog } from '../place-chooser/place-dialog';
import { DeskTable } from './desk-table';
import { deskFilters, filterNamed, type DeskFilter } from './filters';
import { sinceLastLook } from './last-look';
import { messages } from './messages';
import './style.css';

/** Rows beyond these stay out of a table that is downloaded. */
const mostRows = 5000;

/** A part of what a filter finds below a place. */
async function rowsOf(
  path: string,
  filter: DeskFilter,
  since: string,
  batch: { start: number; size: number },
  call: Parameters<typeof getRowsWhere>[3],
) {
  const { isMet, sortOn, isDescending = false } = filter;
  const criteria = filter.criteria(since);
  const query = { ...batch, sortOn, isDescending };
  if (isMet) return scanRowsWhere(path, { criteria, isMet }, query, call);
  return { ...(await getRowsWhere(path, criteria, query, call)), isWhole: true };
}

/** What waits below a place: one table, whose filter stands in the address. */
export function DeskScreen({ place }: { place: PageFacts }) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const go = useGo();
  const userId = useSession()?.userId ?? '';
  const [search] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const filter = filterNamed(search.get('show'));
  const page = pageOf(search, pageParameter);
  const start = (page - 1) * pageSize;
  const { path } = place;
  const [since] = useState(() => sinceLastLook(Date.now()));
  const counts = useRemote([path, language, userId].join(' '), (signal) =>
    Promise.all(
      deskFilters.map(async (each) => {
        if (each.isMet) return undefined;
        return (await rowsOf(path, each, since, { start: 0, size: 1 }, { language, signal })).total;
      }),
    ),
  );
  const list = useRemote([path, language, userId, filter.name, start].join(' '), (signal) =>
    rowsOf(path, filter, since, { start, size: pageSize }, { language, signal }),
  );
  const reload = () => {
    counts.retry();
    list.retry();
  };
  const download = async () => {
    try {
      const [{ rows, total }, { downloadRows }] = await Promise.all([
        rowsOf(path, filter, since, { start: 0, size: mostRows }, { language }),
        import('./download-rows'),
      ]);
      downloadRows(filter.name, rows);
      if (total > rows.length)
        notify('success', intl.formatMessage(messages.notAll, { most: mostRows, total }));
    } catch {
      notify('error', intl.formatMessage(refusalMessages.failed));
    }
  };
  if (list.remote.status === 'failed') return <ErrorView error={list.remote.error} retry={list.retry} />;
  const totals = dataOf(counts.remote);
  const found = dataOf(list.remote);
  return (
    <AdminScreen
      title={messages.title}
      actions={
        <>
          <button type="button" className="admin-button" onClick={() => setChoosing(true)}>
            <ToolIcon name="folder" size={18} />
            <FormattedMessage {...messages.place} values={{ place: place.title || path || '/' }} />
          </button>
          <button type="button" className="admin-button" onClick={() => void download()}>
            <ToolIcon name="download" size={18} />
            <FormattedMessage {...messages.download} />
          </button>
        </>
      }
    >
      <nav className="desk-filters" aria-label={intl.formatMessage(messages.filters)}>
        <ul>
          {deskFilters.map(({ name, icon, title, hint }, at) => (
            <li key={name}>
              <PageLink
                to={`${path}/desk?show=${name}`}
                className="desk-filter"
                aria-current={name === filter.name ? 'page' : undefined}
              >
                <ToolIcon name={icon} size={20} />
                <span className="desk-filter__words">
                  <strong>
                    <FormattedMessage {...title} />
                  </strong>
                  <span className="desk-filter__hint">
                    <FormattedMessage {...hint} />
                  </span>
                </span>
                <span className="desk-filter__count">
                  {name === filter.name && filter.isMet ? (found?.total ?? '') : (totals?.[at] ?? '')}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="desk-heading">
        <FormattedMessage {...filter.title} />
      </h2>
      <RemoteData of={list.remote} skeleton={<div className="skeleton contents-skeleton" />}>
        {({ rows, total, isWhole }) => (
          <>
            {!isWhole && (
              <p className="admin-note">
                <FormattedMessage {...messages.notWhole} values={{ most: mostScanned }} />
              </p>
            )}
            <DeskTable key={filter.name} rows={rows} total={total} reload={reload} />
            <Pagination
              page={page}
              pages={Math.ceil(total / pageSize)}
              parameter={pageParameter}
              label={intl.formatMessage(contentsMessages.pages)}
            />
          </>
        )}
      </RemoteData>
      <p className="admin-note desk-beyond">
        <FormattedMessage {...messages.beyond} />{' '}
        {place.may('plone_setup') && (
          <PageLink to={`${languageRoot(language)}/controlpanel/relations?broken=1`} className="admin-link">
            <FormattedMessage {...messages.brokenRelations} />
          </PageLink>
        )}
      </p>
      {isChoosing && (
        <PlaceDialog
          title={messages.choosePlace}
          confirm={messages.confirmPlace}
          items={[]}
          start={path}
          isMove={false}
          onChoose={(chosen) => {
            setChoosing(false);
            go(`${chosen}/desk?show=${filter.name}`);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </AdminScreen>
  );
}
