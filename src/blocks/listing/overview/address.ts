import { rowsIn, valuesIn, withValue, withValues } from '@/lib/parameters';
import { soughtWords } from '../whole/words';
import { facetNames, facetsOf, type FacetName, type OverviewKind } from './facets';

/** How many items are seen at first, and how many more at a time. */
export const windowSize = 24;
const largestWindow = 480;

/** What is asked of an overview. */
export interface OverviewAsked {
  /** As they stand in the address. */
  written: string;
  /** Those that are searched for. */
  words: string;
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  rows: number;
  /** The groups that are seen whole, by their keys. */
  opened: readonly string[];
}

/** Reads an address; `suffix` tells overviews on one page apart. */
export function askedIn(search: URLSearchParams, suffix: string): OverviewAsked {
  const written = search.get(`text${suffix}`) ?? '';
  const chosen = Object.fromEntries(
    facetNames.map((name) => [name, valuesIn(search, name + suffix)]),
  ) as unknown as OverviewAsked['chosen'];
  const [year, ...otherYears] = chosen.year;
  // Months are offered within the one year that is chosen.
  const months = otherYears.length > 0 ? [] : chosen.month.filter((month) => month.startsWith(`${year}-`));
  return {
    written,
    words: soughtWords(written),
    chosen: { ...chosen, month: months },
    rows: rowsIn(search.get(`rows${suffix}`), { size: windowSize, most: largestWindow }),
    opened: valuesIn(search, `open${suffix}`),
  };
}

/** The address of what is asked for; all that the overview knows nothing of stays in it. */
export function addressOf(
  before: URLSearchParams,
  { written, chosen, rows, opened }: Omit<OverviewAsked, 'words'>,
  suffix: string,
): URLSearchParams {
  const named = withValue(before, `text${suffix}`, written);
  const narrowed = facetNames.reduce((next, name) => withValues(next, name + suffix, chosen[name]), named);
  const windowed = withValue(narrowed, `rows${suffix}`, rows > windowSize ? String(rows) : '');
  return withValues(windowed, `open${suffix}`, opened);
}

/** Whether something is asked for of what a kind is narrowed down by. */
export const isNarrowed = ({ written, chosen }: OverviewAsked, kind: OverviewKind): boolean =>
  written !== '' || facetsOf[kind].some(({ name }) => chosen[name].length > 0);
