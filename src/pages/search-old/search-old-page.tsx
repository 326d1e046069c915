import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isAsked, isByTag, type SearchQuery } from '@/api/search-query';
import { searchByTag, searchPlainly } from '@/api/solr';
import { unlisted } from '@/components/head/screen-head';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { useLanguage } from '@/i18n/use-language';
import { pendingFrom } from '@/lib/remote';
import { isTooLong, longestSearch, searchText } from '@/lib/search-text';
import { useScreenPageSize } from '@/state/use-page-size';
import { useRemote } from '@/state/use-remote';
import { messages } from '../search/messages';
import { readAddress } from '../search/search-address';
import { SearchCount } from '../search/search-count';
import { SearchResults } from '../search/search-results';
import { SortBar } from '../search/sort-bar';
import '../search/style.css';

/** The plain search of every Plone, at the place on whose path it stands. */
export function SearchOldPage() {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const size = useScreenPageSize();
  const field = useRef<HTMLInputElement>(null);
  const address = readAddress(pathname, search);
  const { text, written, subject, types, states, sort, page, place } = address;
  const query: SearchQuery = {
    text,
    subject,
    types,
    states,
    sort,
    page,
    size: size ?? 1,
    place,
    language,
    hitLanguage: language,
    tab: 0,
  };
  const isWanted = isAsked(query);
  const { remote, retry } = useRemote(
    isWanted && size !== undefined ? JSON.stringify(query) : null,
    (signal) => (isByTag(query) ? searchByTag(query, signal) : searchPlainly(query, signal)),
  );
  useHead({ title: siteTitle(intl.formatMessage(messages.oldTitle), language), elements: unlisted });
  const [typed, setTyped] = useState(written);
  const { attributes, notice } = useTooLong(typed, longestSearch);
  useEffect(() => {
    if (field.current) field.current.value = written;
    setTyped(written);
  }, [written]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong(field.current?.value)) return;
    const words = searchText(field.current?.value);
    void navigate({ search: words === '' ? '' : new URLSearchParams({ SearchableText: words }).toString() });
  }

  return (
    <div className="search-page container" id="page-search">
      <h1>
        <FormattedMessage {...messages.oldTitle} />
      </h1>
      <form className="search-page__plain" role="search" onSubmit={handleSubmit}>
        <input
          ref={field}
          type="search"
          name="SearchableText"
          className="input searchinput"
          defaultValue={written}
          {...attributes}
          onChange={({ target }) => setTyped(target.value)}
          aria-label={intl.formatMessage(messages.field)}
        />
        <button type="submit" className="button">
          <FormattedMessage {...messages.submit} />
        </button>
      </form>
      {notice}
      <SearchResults
        remote={isWanted && remote.status === 'idle' ? pendingFrom(remote) : remote}
        retry={retry}
        page={page}
        size={query.size}
        count={(total) => <SearchCount total={total} address={address} />}
        sort={<SortBar selected={sort} />}
      />
    </div>
  );
}
