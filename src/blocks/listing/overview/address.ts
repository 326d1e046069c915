import { facetNames, type FacetName } from './facets';

/** How many items are seen at first, and how many more at a time. */
export const windowSize = 24;
const largestWindow = 480;
const mostValues = 50;
const longestValue = 200;

/** What is asked of an overview. */
export interface OverviewAsked {
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  rows: number;
}

const valuesIn = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).map((value) => value.slice(0, longestValue).trim()))]
    .filter((value) => value !== '')
    .slice(0, mostValues);

/** Windows are whole: what else an address says of them counts as the next one. */
function rowsIn(stored: string | null): number {
  const windows = Math.ceil(Number(stored ?? '') / windowSize);
  return Number.isFinite(windows) ? Math.min(Math.max(windows, 1) * windowSize, largestWindow) : windowSize;
}

/** Reads an address; `suffix` tells overviews on one page apart. */
export const askedIn = (search: URLSearchParams, suffix: string): OverviewAsked => ({
  chosen: Object.fromEntries(facetNames.map((name) => [name, valuesIn(search, name + suffix)])) as Record<
    FacetName,
    string[]
  >,
  rows: rowsIn(search.get(`rows${suffix}`)),
});

/** The address of what is asked for; all that the overview knows nothing of stays in it. */
export function addressOf(
  before: URLSearchParams,
  { chosen, rows }: OverviewAsked,
  suffix: string,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of facetNames) {
    next.delete(name + suffix);
    for (const value of chosen[name]) next.append(name + suffix, value);
  }
  if (rows > windowSize) next.set(`rows${suffix}`, String(rows));
  else next.delete(`rows${suffix}`);
  return next;
}
