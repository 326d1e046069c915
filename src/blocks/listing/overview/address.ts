import { rowsIn, valuesIn, withValue, withValues } from '@/lib/parameters';
import { facetNames, type FacetName } from './facets';

/** How many items are seen at first, and how many more at a time. */
export const windowSize = 24;
const largestWindow = 480;

/** What is asked of an overview. */
export interface OverviewAsked {
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  rows: number;
}

/** Reads an address; `suffix` tells overviews on one page apart. */
export const askedIn = (search: URLSearchParams, suffix: string): OverviewAsked => ({
  chosen: Object.fromEntries(facetNames.map((name) => [name, valuesIn(search, name + suffix)])) as Record<
    FacetName,
    string[]
  >,
  rows: rowsIn(search.get(`rows${suffix}`), { size: windowSize, most: largestWindow }),
});

/** The address of what is asked for; all that the overview knows nothing of stays in it. */
export function addressOf(
  before: URLSearchParams,
  { chosen, rows }: OverviewAsked,
  suffix: string,
): URLSearchParams {
  const narrowed = facetNames.reduce((next, name) => withValues(next, name + suffix, chosen[name]), before);
  return withValue(narrowed, `rows${suffix}`, rows > windowSize ? String(rows) : '');
}

export const isNarrowed = ({ chosen }: OverviewAsked): boolean =>
  facetNames.some((name) => chosen[name].length > 0);
