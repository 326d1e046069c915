import { useEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { catalogSearch } from '@/api/search';
import type { Summary } from '@/api/types/summary';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { pageOf } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import { excerpt } from '@/lib/excerpt';
import { languageOfPath } from '@/lib/language';
import { searchTerms } from '@/lib/search-terms';
import { textOf } from '@/lib/text';
import { usePageSize } from '@/state/use-page-size';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';
import './style.css';

/** The search of a language: words, or a tag that a page led here with. Query and page stand in the address. */
export function SearchPage() {
  const intl = useIntl();
  const language = useLanguage();
  const [search] = useSearchParams();
  const text = search.get('SearchableText') ?? '';
  const subject = search.get('Subject') ?? '';
  useHead({ title: siteTitle(intl.formatMessage(messages.title), language) });
  return (
    <div className="container search-page" id="page-search">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <SearchForm text={text} />
      <SearchResults text={text} subject={subject} page={pageOf(search, 'page')} />
    </div>
  );
}

function SearchForm({ text }: { text: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = text;
  }, [text]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    const next = new URLSearchParams(words ? { SearchableText: words } : {});
    for (const name of ['allow_local', 'local']) {
      const value = search.get(name);
      if (value !== null) next.set(name, value);
    }
    void navigate({ search: next.toString() });
  };
  return (
    <form className="search-page__form" role="search" onSubmit={handleSubmit}>
      <input
        ref={field}
        type="search"
        name="SearchableText"
        className="input searchinput"
        defaultValue={text}
        aria-label={intl.formatMessage(messages.field)}
      />
      <button type="submit" className="button">
        <FormattedMessage {...messages.submit} />
      </button>
    </form>
  );
}

/** Where a local search looks: the place on whose path the screen stands. undefined is the whole language. */
function usePlace(): string | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const place = cmsPath(pathname).replace(/\/[^/]+$/, '');
  const isWhole = place === '' || languageOfPath(place) === place.slice(1);
  return search.get('local') === 'true' && !isWhole ? place : undefined;
}

interface SearchResultsProps {
  text: string;
  subject: string;
  page: number;
}

function SearchResults({ text, subject, page }: SearchResultsProps) {
  const language = useLanguage();
  const size = usePageSize();
  const terms = searchTerms(text);
  const isAsked = terms !== '' || subject !== '';
  const query = {
    SearchableText: terms,
    Subject: subject,
    use_site_search_settings: 1,
    b_size: size,
    b_start: (page - 1) * size,
  };
  const context = usePlace() ?? `/${language}`;
  const key = isAsked ? [context, language, terms, subject, page, size].join(' ') : null;
  const { remote, retry } = useRemote(key, (signal) => catalogSearch(context, query, { language, signal }));
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton search-page__skeleton" />}>
      {({ items, items_total: total }) => (
        <section>
          <p role="status">
            <FormattedMessage
              {...(subject && !terms ? messages.countOfTag : messages.count)}
              values={{ total, text: terms ? text : subject }}
            />
          </p>
          <ul className="search-page__results">
            {items.map((item) => (
              <SearchResult key={item['@id']} item={item} />
            ))}
          </ul>
          <Pagination page={page} pages={Math.ceil(total / size)} parameter="page" />
        </section>
      )}
    </RemoteData>
  );
}

function SearchResult({ item }: { item: Summary }) {
  const description = textOf(item.description);
  return (
    <li className="tileItem">
      <p className="tileItem__type meta">{textOf(item.type_title)}</p>
      <h2 className="tileHeadline">
        <UniversalLink to={item} className="summary">
          {textOf(item.title) || item['@id']}
        </UniversalLink>
      </h2>
      {description && <p className="tileItem__text">{excerpt(description)}</p>}
    </li>
  );
}
