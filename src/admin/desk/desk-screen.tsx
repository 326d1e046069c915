import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getFinds, getFoundRows, getRowsWhere, scanRowsWhere, type ScannedRows } from '@/api/folder-contents';
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
import { downloadRows } from './download-rows';
import { deskFilters, type DeskFilter } from './filters';
import { sinceLastLook } from './last-look';
import { filterMessages, hintMessages, messages } from './messages';
import './style.css';

const MissedSearches = lazy(async () => ({ default: (await import('./missed-searches')).MissedSearches }));

/** Rows beyond these stay out of a table that is downloaded. */
const mostRows = 5000;

/** A part of what a filter finds below a place. */
function rowsOf(
  path: string,
  { where }: DeskFilter,
  since: string,
  batch: { start: number; size: number },
  call: Parameters<typeof getRowsWhere>[3],
): Promise<ScannedRows> {
  if ('find' in where) return getFoundRows(path, where.find, batch, call);
  const { isMet, sortOn, isDescending = false } = where;
  const criteria = where.criteria(since);
  const query = { ...batch, sortOn, isDescending };
  return isMet
    ? scanRowsWhere(path, { criteria, isMet }, query, call)
    : getRowsWhere(path, criteria, query, call);
}

/** Whether its number is known only once it is looked at: much is looked through for it. */
const isCostly = ({ where }: DeskFilter): boolean => 'find' in where || where.isMet !== undefined;

/** What waits below a place, as far as the server can find it. */
export function DeskScreen({ place }: { place: PageFacts }) {
  const language = useLanguage();
  const { remote, retry } = useRemote([place.path, language].join(' '), (signal) =>
    getFinds(place.path, { language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton contents-skeleton" />}>
      {(finds) => <Desk place={place} finds={finds} />}
    </RemoteData>
  );
}

interface FilterTileProps extends Pick<DeskFilter, 'icon' | 'title' | 'hint'> {
  to: string;
  isShown: boolean;
  count?: number | undefined;
}

/** Leads to what a filter finds, and tells how much that is. */
function FilterTile({ to, icon, title, hint, isShown, count }: FilterTileProps) {
  return (
    <li>
      <PageLink to={to} className="desk-filter" aria-current={isShown ? 'page' : undefined}>
        <ToolIcon name={icon} size={20} />
        <span className="desk-filter__words">
          <strong>
            <FormattedMessage {...title} />
          </strong>
          <span className="desk-filter__hint">
            <FormattedMessage {...hint} />
          </span>
        </span>
        <span className="desk-filter__count">{count}</span>
      </PageLink>
    </li>
  );
}

/** One table, whose filter stands in the address. */
function Desk({ place, finds }: { place: PageFacts; finds: readonly string[] }) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const go = useGo();
  const userId = useSession()?.userId ?? '';
  const [search] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const filters = deskFilters.filter(({ where }) => !('find' in where) || finds.includes(where.find));
  const filter = filters.find(({ name }) => name === search.get('show')) ?? deskFilters[0];
  const page = pageOf(search, pageParameter);
  const hasMissed = place.may('plone_setup');
  const isMissed = hasMissed && search.get('show') === 'missed';
  const start = (page - 1) * pageSize;
  const { path } = place;
  const [since] = useState(() => sinceLastLook(Date.now()));
  const counts = useRemote([path, language, userId].join(' '), (signal) =>
    Promise.all(
      filters.map(async (each) => {
        if (isCostly(each)) return undefined;
        return (await rowsOf(path, each, since, { start: 0, size: 1 }, { language, signal })).total;
      }),
    ),
  );
  const listKey = isMissed ? null : [path, language, userId, filter.name, start].join(' ');
  const list = useRemote(listKey, (signal) =>
    rowsOf(path, filter, since, { start, size: pageSize }, { language, signal }),
  );
  const reload = () => {
    counts.retry();
    list.retry();
  };
  /** Hands the lists of some filters over as one table. */
  const download = async (name: string, chosen: readonly DeskFilter[]) => {
    try {
      const lists = [];
      for (const each of chosen) {
        const part = await rowsOf(path, each, since, { start: 0, size: mostRows }, { language });
        lists.push({ ...part, title: intl.formatMessage(each.title) });
      }
      await downloadRows(name, lists);
      const cut = lists.find(({ rows, total }) => total > rows.length);
      if (cut) notify('success', intl.formatMessage(messages.notAll, { most: mostRows, total: cut.total }));
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
          {!isMissed && (
            <button
              type="button"
              className="admin-button"
              onClick={() => void download(filter.name, [filter])}
            >
              <ToolIcon name="download" size={18} />
              <FormattedMessage {...messages.download} />
            </button>
          )}
          <button type="button" className="admin-button" onClick={() => void download('report', filters)}>
            <ToolIcon name="download" size={18} />
            <FormattedMessage {...messages.report} />
          </button>
        </>
      }
    >
      <nav className="desk-filters" aria-label={intl.formatMessage(messages.filters)}>
        <ul>
          {filters.map(({ name, icon, title, hint }, at) => (
            <FilterTile
              key={name}
              to={`${path}/desk?show=${name}`}
              icon={icon}
              title={title}
              hint={hint}
              isShown={!isMissed && name === filter.name}
              count={name === filter.name && isCostly(filter) ? found?.total : totals?.[at]}
            />
          ))}
          {hasMissed && (
            <FilterTile
              to={`${path}/desk?show=missed`}
              icon="search"
              title={filterMessages.missed}
              hint={hintMessages.missed}
              isShown={isMissed}
            />
          )}
        </ul>
      </nav>
      {isMissed ? (
        <Suspense fallback={<div className="skeleton contents-skeleton" />}>
          <MissedSearches />
        </Suspense>
      ) : (
        <>
          <h2 className="desk-heading">
            <FormattedMessage {...filter.title} />
          </h2>
          <RemoteData of={list.remote} skeleton={<div className="skeleton contents-skeleton" />}>
            {({ rows, total, scanned }) => (
              <>
                {scanned !== undefined && (
                  <p className="admin-note">
                    <FormattedMessage {...messages.notWhole} values={{ most: scanned }} />
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
        </>
      )}
      {finds.length === 0 && (
        <p className="admin-note desk-beyond">
          <FormattedMessage {...messages.beyond} />{' '}
          {place.may('plone_setup') && (
            <PageLink to={`${languageRoot(language)}/controlpanel/relations?broken=1`} className="admin-link">
              <FormattedMessage {...messages.brokenRelations} />
            </PageLink>
          )}
        </p>
      )}
      {isChoosing && (
        <PlaceDialog
          title={messages.choosePlace}
          confirm={messages.confirmPlace}
          items={[]}
          start={path}
          isMove={false}
          onChoose={(chosen) => {
            setChoosing(false);
            go(`${chosen}/desk?show=${isMissed ? 'missed' : filter.name}`);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </AdminScreen>
  );
}
