import { searchTabs } from '@/api/search-tabs';
import type { SearchSort } from '@/api/search-query';
import { pageOf } from '@/components/pagination/page-of';
import { cmsPath } from '@/lib/content-path';
import { isLanguage, type Language } from '@/lib/language';
import { isTooLong, searchText } from '@/lib/search-text';
import { site } from '@/site/site';

/** What the address of the search screen asks for. Whatever it holds that has no meaning is passed over. */
export interface SearchAddress {
  /** '' where the address holds more than is searched for. */
  text: string;
  /** What stands in the field: the same, or what is too long to be searched for. */
  written: string;
  subject: string;
  types: string[];
  states: string[];
  tab: number;
  sort: SearchSort;
  page: number;
  /** The place that a local search looks in; '' where there is none, on the site's and a language's root. */
  place: string;
  /** Whether the visitor may choose between that place and everything. */
  allowsLocal: boolean;
  isLocal: boolean;
  /** The language whose hits are wanted in place of the visitor's own. */
  hitLanguage: Language | undefined;
}

/** The address's own name of each order. */
export const sortParameters: Readonly<Record<SearchSort, Record<string, string>>> = {
  relevance: {},
  title: { sort_on: 'sortable_title' },
  date: { sort_on: 'effective', sort_order: 'reverse' },
};

function sortIn(search: URLSearchParams): SearchSort {
  const on = search.get('sort_on');
  if (on === 'effective') return 'date';
  return on === 'sortable_title' ? 'title' : 'relevance';
}

/** Servers that name their tabs themselves may have more than the portal. */
const mostTabs = () => (site().solr === 'kitconcept' ? 20 : searchTabs.length);

function tabIn(search: URLSearchParams): number {
  const given = search.get('group_select') ?? '';
  return /^\d{1,2}$/.test(given) && Number(given) < mostTabs() ? Number(given) : 0;
}

function valuesOf(search: URLSearchParams, name: string): string[] {
  const given = [...search.getAll(name), ...search.getAll(`${name}:list`)].map(searchText);
  return [...new Set(given.filter((value) => value !== ''))].slice(0, 20);
}

function placeIn(pathname: string): string {
  const place = cmsPath(pathname).replace(/\/[^/]*$/, '');
  return isLanguage(place.slice(1)) ? '' : place;
}

export function readAddress(pathname: string, search: URLSearchParams): SearchAddress {
  const place = placeIn(pathname);
  const given = search.get('SearchableText') ?? '';
  const isRefused = isTooLong(given);
  const text = isRefused ? '' : (valuesOf(search, 'SearchableText')[0] ?? '');
  return {
    text,
    written: isRefused ? given : text,
    subject: valuesOf(search, 'Subject')[0] ?? '',
    types: valuesOf(search, 'portal_type'),
    states: valuesOf(search, 'review_state'),
    tab: tabIn(search),
    sort: sortIn(search),
    page: pageOf(search, 'page'),
    place,
    allowsLocal: place !== '' && search.get('allow_local') === 'true',
    isLocal: place !== '' && search.get('local') === 'true',
    hitLanguage: site().languages.find((language) => language === search.get('hits')),
  };
}

/** An address of the same page, its query with other values of some parameters, on the first page; null takes a parameter away. */
export function changedQuery(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}
