import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getHistory, revertTo, type HistoryEntry } from '@/api/history';
import type { PageFacts } from '@/api/page-actions';
import { ErrorView } from '@/components/error-views/error-view';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { countOf } from '@/lib/count';
import { withValue } from '@/lib/parameters';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { AdminDialog } from '../kit/admin-dialog';
import { AdminScreen } from '../kit/admin-screen';
import { PlaceScreen } from '../kit/place-screen';
import { useJob } from '../kit/use-job';
import { ComparedVersions, type Compared } from './compared-versions';
import { FormerPage } from './former-page';
import { messages } from './messages';
import './style.css';

/** What was done with a page, how it looked, what is another since then, and the way back. */
export function HistoryPage({ Compared }: { Compared: Compared }) {
  return (
    <PlaceScreen action="history">
      {(page) => (
        <LazyMessages part="block">
          <History key={page.path} page={page} Compared={Compared} />
        </LazyMessages>
      )}
    </PlaceScreen>
  );
}

/** The version that the address names; the first of all is 0. */
function versionIn(value: string | null): number | undefined {
  return value === '0' ? 0 : countOf(value);
}

const views = ['differences', 'wholePage'] as const;

function History({ page, Compared }: { page: PageFacts; Compared: Compared }) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const dates = useDates();
  const go = useGo();
  const [search, setSearch] = useSearchParams();
  const shown = versionIn(search.get('version'));
  const other = versionIn(search.get('with'));
  const view = search.get('view') === 'page' ? 'wholePage' : 'differences';
  const choose = (name: 'with' | 'view', value: string) =>
    setSearch((before) => withValue(before, name, value), { replace: true, preventScrollReset: true });
  const [asked, setAsked] = useState<HistoryEntry>();
  const { remote, retry } = useRemote(`${page.path} ${language}`, (signal) =>
    getHistory(page.path, { language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const revert = async (version: number) => {
    setAsked(undefined);
    const { done } = await job({ running: messages.reverting, done: messages.reverted }, [page], () =>
      revertTo(page.path, version, { language }),
    );
    if (done.length === 0) return;
    go(`${page.path}/history`, { replace: true });
    retry();
  };
  return (
    <AdminScreen
      title={messages.title}
      heading={<FormattedMessage {...messages.heading} values={{ title: page.title }} />}
    >
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(entries) => {
          const chosen = entries.find(({ version }) => version !== undefined && version === shown);
          const others = entries.filter(({ version }) => version !== undefined && version !== shown);
          const beside = others.some(({ version }) => version === other) ? other : undefined;
          return (
            <div className="history">
              <Entries entries={entries} page={page} shown={shown} />
              <section className="history__page">
                {chosen?.version === undefined ? (
                  <p>
                    <FormattedMessage {...(entries.length === 0 ? messages.none : messages.choose)} />
                  </p>
                ) : (
                  <>
                    <header className="history__head">
                      <h2 className="history__title">
                        <FormattedMessage {...messages.version} values={{ version: chosen.version + 1 }} />
                      </h2>
                      {chosen.may_revert && chosen !== latestOf(entries) && (
                        <button type="button" className="admin-button" onClick={() => setAsked(chosen)}>
                          <ToolIcon name="history" size={18} />
                          <FormattedMessage {...messages.revert} />
                        </button>
                      )}
                    </header>
                    <div className="history__bar">
                      <div
                        className="history__views"
                        role="group"
                        aria-label={intl.formatMessage(messages.views)}
                      >
                        {views.map((each) => (
                          <button
                            key={each}
                            type="button"
                            aria-pressed={each === view}
                            onClick={() => choose('view', each === 'wholePage' ? 'page' : '')}
                          >
                            <FormattedMessage {...messages[each]} />
                          </button>
                        ))}
                      </div>
                      {view === 'differences' && (
                        <label className="history__beside">
                          <FormattedMessage {...messages.with} />
                          <select
                            className="tool-input"
                            value={beside ?? ''}
                            onChange={({ target }) => choose('with', target.value)}
                          >
                            <option value="">{intl.formatMessage(messages.present)}</option>
                            {others.map(({ version = 0, time }) => (
                              <option key={version} value={version}>
                                {intl.formatMessage(messages.versionOf, {
                                  version: version + 1,
                                  time: dates.dateTime(time),
                                })}
                              </option>
                            ))}
                          </select>
                        </label>
                      )}
                    </div>
                    {view === 'wholePage' ? (
                      <FormerPage path={page.path} version={chosen.version} />
                    ) : (
                      <ComparedVersions
                        page={page}
                        version={chosen.version}
                        other={beside}
                        mayChange={chosen.may_revert === true}
                        Compared={Compared}
                        onTaken={retry}
                      />
                    )}
                  </>
                )}
              </section>
            </div>
          );
        }}
      </RemoteData>
      {asked?.version !== undefined && (
        <RevertDialog
          entry={asked}
          onClose={() => setAsked(undefined)}
          onRevert={(version) => void revert(version)}
        />
      )}
    </AdminScreen>
  );
}

const latestOf = (entries: readonly HistoryEntry[]) => entries.find(({ version }) => version !== undefined);

interface EntriesProps {
  entries: readonly HistoryEntry[];
  page: PageFacts;
  shown: number | undefined;
}

function Entries({ entries, page, shown }: EntriesProps) {
  const dates = useDates();
  const latest = latestOf(entries);
  return (
    <ol className="history__entries">
      {entries.map((entry, at) => {
        const { version, actor, comments, time, transition_title: what, state_title: state } = entry;
        const words = (
          <>
            <span className="history__who">{actor.fullname || actor.id}</span>
            <time className="history__when" dateTime={time}>
              {dates.dateTime(time)}
            </time>
            <span className="history__what">
              {[what, state].filter(Boolean).join(' · ')}
              {entry === latest && (
                <>
                  {' · '}
                  <FormattedMessage {...messages.present} />
                </>
              )}
            </span>
            {comments !== '' && <span className="history__comment">{comments}</span>}
          </>
        );
        return (
          <li key={at}>
            {version === undefined ? (
              <div className="history__entry">{words}</div>
            ) : (
              <PageLink
                to={`${page.path}/history?version=${version}`}
                className="history__entry history__entry--version"
                aria-current={version === shown ? 'true' : undefined}
              >
                {words}
              </PageLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface RevertDialogProps {
  entry: HistoryEntry;
  onClose: () => void;
  onRevert: (version: number) => void;
}

function RevertDialog({ entry: { version = 0, time }, onClose, onRevert }: RevertDialogProps) {
  const dates = useDates();
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.revertTitle} />}
      onClose={onClose}
      action={
        <button type="button" className="admin-button admin-button--main" onClick={() => onRevert(version)}>
          <FormattedMessage {...messages.revert} />
        </button>
      }
    >
      <p>
        <FormattedMessage
          {...messages.revertText}
          values={{ version: version + 1, time: dates.dateTime(time) }}
        />
      </p>
    </AdminDialog>
  );
}
