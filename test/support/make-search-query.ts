import type { SearchQuery } from '@/api/search-query';

/** The first page of a search for one word, with whatever the test asks for in place of the plain values. */
export const makeSearchQuery = (fields: Partial<SearchQuery> = {}): SearchQuery => ({
  text: 'wind',
  subject: '',
  types: [],
  states: [],
  tab: 0,
  sort: 'relevance',
  page: 1,
  size: 25,
  place: '',
  language: 'de',
  hitLanguage: fields.language ?? 'de',
  ...fields,
});
