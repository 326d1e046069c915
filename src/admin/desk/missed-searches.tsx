import { FormattedMessage, useIntl } from 'react-intl';
import { getMissedSearches, type MissedSearch } from '@/api/missed-searches';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { refusalMessages } from '../kit/messages';
import { useNotify } from '../kit/use-notify';
import { downloadTable } from './download-rows';
import { filterMessages, messages, missedMessages } from './messages';

/** What visitors looked for on the site and did not find, where the server counts it. */
export function MissedSearches() {
  const language = useLanguage();
  const { remote, retry } = useRemote(language, (signal) => getMissedSearches({ language, signal }));
  return (
    <>
      <h2 className="desk-heading">
        <FormattedMessage {...filterMessages.missed} />
      </h2>
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton contents-skeleton" />}>
        {(searches) =>
          searches === null ? (
            <p className="admin-note">
              <FormattedMessage {...missedMessages.notCounted} />
            </p>
          ) : (
            <MissedTable searches={searches} />
          )
        }
      </RemoteData>
    </>
  );
}

const facts = ['words', 'count', 'last'] as const;

function MissedTable({ searches }: { searches: readonly MissedSearch[] }) {
  const intl = useIntl();
  const dates = useDates();
  const notify = useNotify();
  const root = languageRoot(useLanguage());
  const addressOf = (words: string) => `${root}/search?SearchableText=${encodeURIComponent(words)}`;
  const download = () => {
    const fields = facts.map((name) => intl.formatMessage(missedMessages[name]));
    const rows = searches.map(({ words, count, last }) => [words, count, last]);
    downloadTable('searches', fields, rows).catch(() =>
      notify('error', intl.formatMessage(refusalMessages.failed)),
    );
  };
  return (
    <>
      <p className="desk-lead">
        <FormattedMessage {...missedMessages.lead} />
      </p>
      {searches.length === 0 ? (
        <p className="contents-empty" role="status">
          <FormattedMessage {...missedMessages.none} />
        </p>
      ) : (
        <>
          <div className="desk-tools">
            <button type="button" className="admin-button" onClick={download}>
              <ToolIcon name="download" size={18} />
              <FormattedMessage {...messages.download} />
            </button>
          </div>
          <div className="contents-table-box">
            <table className="contents-table">
              <thead>
                <tr>
                  {facts.map((name) => (
                    <th key={name} scope="col">
                      <FormattedMessage {...missedMessages[name]} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {searches.map(({ words, count, last }) => (
                  <tr key={words} className="contents-row">
                    <td className="desk-missed">
                      <PageLink to={addressOf(words)} className="admin-link">
                        {words}
                      </PageLink>
                    </td>
                    <td>{intl.formatNumber(count)}</td>
                    <td>
                      <time dateTime={last}>{dates.date(last)}</time>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  );
}
