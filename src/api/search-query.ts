import type { Language } from '@/lib/language';

export type SearchSort = 'relevance' | 'title' | 'date';

export interface SearchQuery {
  /** What was typed, trimmed. */
  text: string;
  /** A tag, looked up in the catalog when there is no text. */
  subject: string;
  types: readonly string[];
  states: readonly string[];
  /** Index of the tab. */
  tab: number;
  sort: SearchSort;
  page: number;
  size: number;
  /** Path below which alone is searched; '' for everything. */
  place: string;
  /** The visitor's own. */
  language: Language;
  /** Of the hits; those of the visitor's own come with what has no language. */
  hitLanguage: Language;
}

export interface SearchHit {
  '@id': string;
  /** Title of the type from Solr, its name from the catalog. */
  '@type': string;
  UID: string;
  title: string;
  description: string;
  created: string;
  effective: string;
  start: string;
  image_field: string;
  review_state: string;
  /** Sentences, title or description with `<em>` round what was searched for; not escaped. */
  highlighting: string[];
  /** Every other column of the hit. */
  extras: Record<string, unknown>;
}

export interface SearchResults {
  items: SearchHit[];
  total: number;
  /** Hits by tab; empty where the server counts none. */
  groupCounts: number[];
  /** The server's own names of the tabs; empty where it names none. */
  groupLabels: string[];
  /** Hits in the other language of the site; undefined where they are not told apart. */
  others?: number;
}

/** A search of one server: the part of the results that it tells. */
export type FoundHits = Omit<SearchResults, 'others'>;

/** Whether there is anything to look for; without it the search is reset, not called. */
export function isAsked({
  text,
  subject,
  types,
  states,
}: Pick<SearchQuery, 'text' | 'subject' | 'types' | 'states'>): boolean {
  return text !== '' || subject !== '' || types.length > 0 || states.length > 0;
}

/** Whether a tag alone is looked for: the catalog knows tags, and of a text, Solr looks at the text alone. */
export function isByTag({ text, subject }: Pick<SearchQuery, 'text' | 'subject'>): boolean {
  return text === '' && subject !== '';
}
