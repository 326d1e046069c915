import { flag, list, oneOf, optional, record, records, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { headlineFields } from '../headline';
import { queryShape } from '../stored-query';

export const facetTypes = ['checkboxFacet', 'selectFacet', 'daterangeFacet', 'toggleFacet'] as const;
export const places = ['facetsRightSide', 'facetsLeftSide', 'facetsTopSide'] as const;

/** The index of a facet: its name, or an object with the words that an editor chose it by. */
const indexName: Shape<string> = {
  read: (stored) => textOf(isRecord(stored) ? stored['value'] : stored),
};

/** Names of which each counts once. */
const names: Shape<string[]> = {
  read: (stored) => [...new Set(list(text()).read(stored))].filter((name) => name !== ''),
  entry: text(),
};

const eachFacet = records({
  '@id': text(),
  field: indexName,
  title: text(),
  type: oneOf(facetTypes, 'checkboxFacet'),
  multiple: flag(),
  /** Counts where the address names it, and is not shown. */
  hidden: flag(),
  /** Is shown once the reader asks for more filters. */
  advanced: flag(),
});

/** More ways to narrow down than these are none. */
const mostFacets = 30;

/** Facets of which each has an index of its own. */
const facets: typeof eachFacet = {
  ...eachFacet,
  read: (stored) => {
    const read = eachFacet.read(Array.isArray(stored) ? stored.slice(0, 10 * mostFacets) : stored);
    const byField = new Map(read.toReversed().map((facet) => [facet.field, facet]));
    return read
      .filter((facet) => facet.field !== '' && byField.get(facet.field) === facet)
      .slice(0, mostFacets);
  },
};

export const searchShape = record({
  ...headlineFields,
  query: optional(queryShape),
  showSearchInput: optional(flag()),
  showSearchButton: flag(),
  searchButtonLabel: text(),
  searchInputPrompt: text(),
  showSortOn: flag(),
  sortOnLabel: text(),
  sortOnOptions: names,
  showTotalResults: optional(flag()),
  facets,
  facetsTitle: text(),
  availableViews: names,
  listingBodyTemplate: text(),
  variation: oneOf(places, 'facetsRightSide'),
});
export type SearchData = Read<typeof searchShape>;
export type Facet = SearchData['facets'][number];
export const searchQuery = (data: SearchData) => data.query ?? queryShape.read({});
