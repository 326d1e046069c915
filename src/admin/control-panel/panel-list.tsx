import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getControlPanels } from '@/api/control-panels';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { isFound } from '@/lib/found-part';
import { dataOf } from '@/lib/remote';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { AdminScreen } from '../kit/admin-screen';
import { messages, ownHints, purposeMessages } from './messages';
import { getPending, type Pending } from './pending';
import { isOwnPanel, panelEntries, panelTitle, type PanelEntry, type Purpose } from './purposes';
import './style.css';

const purposes: readonly Purpose[] = ['people', 'content', 'portal', 'other'];

/** As many of a panel's fields tell what it is about. */
const namedFields = 3;

/** Every panel of the setup by its purpose. */
export function PanelList({ base }: { base: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const [typed, setTyped] = useState('');
  const { remote, retry } = useRemote([language, userId].join(' '), (signal) =>
    getControlPanels({ language, signal }),
  );
  const isThere = remote.status === 'loaded';
  const pending = useRemote(isThere ? `${language} ${userId}` : null, (signal) =>
    getPending({ language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const counts = dataOf(pending.remote) ?? {};
  const titleOf = (entry: PanelEntry) => panelTitle(entry, intl);
  const hintOf = ({ name, summary }: PanelEntry) =>
    isOwnPanel(name)
      ? intl.formatMessage(ownHints[name])
      : (summary?.words.slice(0, namedFields).join(', ') ?? '');
  const isWanted = (entry: PanelEntry) =>
    isFound([titleOf(entry), hintOf(entry), ...(entry.summary?.words ?? [])].join(' '), typed);
  return (
    <AdminScreen
      title={messages.title}
      actions={
        <input
          type="search"
          className="tool-input setup__search"
          aria-label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.search)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
    >
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      {(counts.relations ?? 0) > 0 && (
        <p className="admin-note setup__note">
          <ToolIcon name="warning" />
          <strong>
            <FormattedMessage {...messages.brokenFound} values={{ count: counts.relations }} />
          </strong>
          <PageLink to={`${base}/relations?broken=1`} className="admin-button admin-button--small">
            <FormattedMessage {...messages.look} />
          </PageLink>
        </p>
      )}
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(offered) => {
          const entries = panelEntries(offered).filter(isWanted);
          return (
            <>
              {entries.length === 0 && (
                <p className="admin-note setup__note" role="status">
                  <FormattedMessage {...messages.none} />
                </p>
              )}
              {purposes.map((purpose) => {
                const own = entries.filter((entry) => entry.purpose === purpose);
                if (own.length === 0) return null;
                return (
                  <section key={purpose} className="setup__purpose">
                    <h2 className="setup__heading">
                      <FormattedMessage {...purposeMessages[purpose]} />
                    </h2>
                    <ul className="setup__panels">
                      {own.map((entry) => (
                        <li key={entry.name}>
                          <PanelCard
                            to={`${base}/${entry.name}`}
                            entry={entry}
                            title={titleOf(entry)}
                            hint={hintOf(entry)}
                            count={counts[entry.name as keyof Pending] ?? 0}
                          />
                        </li>
                      ))}
                    </ul>
                  </section>
                );
              })}
            </>
          );
        }}
      </RemoteData>
    </AdminScreen>
  );
}

interface PanelCardProps {
  to: string;
  entry: PanelEntry;
  title: string;
  hint: string;
  /** How many things wait there for somebody to act. */
  count: number;
}

function PanelCard({ to, entry, title, hint, count }: PanelCardProps) {
  return (
    <div className="setup__panel">
      <span className="setup__icon">
        <ToolIcon name={entry.icon} />
      </span>
      <span className="setup__words">
        <PageLink to={to} className="setup__link">
          {title}
        </PageLink>
        {count > 0 && (
          <span className="setup__count">
            <FormattedMessage {...messages.count} values={{ count }} />
          </span>
        )}
        {hint !== '' && <span className="setup__hint">{hint}</span>}
      </span>
    </div>
  );
}
