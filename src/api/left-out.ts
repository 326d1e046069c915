import { isLeftOut, leftOutIn } from '@/site/variants/variant';
import type { SearchQuery, SearchResults } from './search-query';

/** Which of the hits are asked for; `below` is a folder to which the search is narrowed, without rows its hits are only counted. */
export interface Range {
  start: number;
  rows: number;
  below?: string;
}

type Ask = (range: Range) => Promise<SearchResults>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Without what is left out among these hits themselves, for servers that could not count it. */
function shown(found: SearchResults): SearchResults {
  const items = found.items.filter((item) => !isLeftOut(item['@id']));
  return { ...found, items, total: found.total - (found.items.length - items.length) };
}

/**
 * One page of a search in a folder ('' for the site) without what this variant leaves out, which is not counted either.
 * Servers cannot leave a folder out: its hits are counted by a search of their own, and where there are some, the page
 * is cut from all hits up to its end, as they may stand anywhere before it.
 */
export async function pageOfShown(
  { page, size }: SearchQuery,
  folder: string,
  ask: Ask,
): Promise<SearchResults> {
  if (isLeftOut(folder)) return { items: [], total: 0, groupCounts: [], groupLabels: [] };
  const start = (page - 1) * size;
  const [found, ...leftOut] = await Promise.all([
    ask({ start, rows: size }),
    ...leftOutIn(folder).map((below) => ask({ start: 0, rows: 0, below })),
  ]);
  const count = sumOf(leftOut.map(({ total }) => total));
  if (count === 0) return shown(found);
  const total = Math.max(found.total - count, 0);
  const end = Math.min(start + size, total);
  const all = start < end ? (await ask({ start: 0, rows: end + count })).items : [];
  return {
    ...found,
    items: all.filter((item) => !isLeftOut(item['@id'])).slice(start, end),
    total,
    groupCounts: found.groupCounts.map((hits, tab) =>
      Math.max(hits - sumOf(leftOut.map(({ groupCounts }) => groupCounts[tab] ?? 0)), 0),
    ),
  };
}
