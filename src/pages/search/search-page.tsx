import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isByTag } from '@/api/search-query';
import { unlisted } from '@/components/head/screen-head';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useLanguage } from '@/i18n/use-language';
import { SearchBox } from '@/shell/search-box/search-box';
import { searchParameters } from '@/shell/search-box/search-parameters';
import { useScreenPageSize } from '@/state/use-page-size';
import { messages } from './messages';
import { OtherHits } from './other-hits';
import { readAddress } from './search-address';
import { SearchCount } from './search-count';
import { SearchResults } from './search-results';
import { SearchScope } from './search-scope';
import { SearchTabs } from './search-tabs';
import { SortBar } from './sort-bar';
import { useMissedSearch } from './use-missed-search';
import { useMenuOf } from './use-menu-of';
import { useSearch } from './use-search';
import './style.css';

/** The search of the site. All that it shows stands in its address: words or a tag, group, order, scope and page. */
export function SearchPage() {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const size = useScreenPageSize();
  const address = readAddress(pathname, search);
  const { text, written, subject, types, states, tab, sort, page, place, allowsLocal, isLocal } = address;
  const hitLanguage = isLocal ? language : (address.hitLanguage ?? language);
  const query = {
    text,
    subject,
    types,
    states,
    tab,
    sort,
    page,
    language,
    hitLanguage,
    place: isLocal ? place : '',
  };
  const { remote, retry } = useSearch(query, size);
  useMissedSearch(remote, query);
  useMenuOf(hitLanguage);
  const title = intl.formatMessage(messages.title);
  useHead({ title: siteTitle(text ? `${title}: ${text}` : title, language), elements: unlisted });

  function searchFor(words: string) {
    const next = words === '' ? new URLSearchParams() : searchParameters(words);
    for (const name of ['allow_local', 'local']) {
      const value = search.get(name);
      if (value !== null) next.set(name, value);
    }
    void navigate({ search: next.toString() });
  }

  return (
    <div className="search-page" id="page-search">
      <div className="search-page__band">
        <div className="container">
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <div className="search-page__ask">
            <SearchBox text={written} onSearch={searchFor} />
            {allowsLocal && <SearchScope place={place} isLocal={isLocal} />}
          </div>
        </div>
      </div>
      <div className="search-page__found container">
        <SearchResults
          remote={remote}
          retry={retry}
          page={page}
          size={size ?? 1}
          count={(total) => <SearchCount total={total} address={address} />}
          {...(isByTag(address)
            ? {}
            : {
                tabs: ({ groupCounts, groupLabels }) => (
                  <SearchTabs
                    selected={groupLabels.length > 0 && tab >= groupLabels.length ? 0 : tab}
                    counts={groupCounts}
                    labels={groupLabels}
                  />
                ),
              })}
          others={(count) => <OtherHits count={count} shown={hitLanguage} own={language} />}
          sort={<SortBar selected={sort} />}
        />
      </div>
    </div>
  );
}
