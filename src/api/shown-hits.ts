import { isLeftOut, leftOutIn } from '@/site/variants/variant';
import type { FoundHits, SearchQuery } from './search-query';

/** Which of the hits are asked for; `below` is a folder to which the search is narrowed, without rows its hits are only counted. */
export interface Range {
  start: number;
  rows: number;
  below?: string;
}

type Ask = (range: Range) => Promise<FoundHits>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/**
 * One page of a search in a folder ('' for the site) without what lies below the folders that this variant leaves out.
 * Their hits are not counted either. Servers cannot leave a folder out: its hits are counted by a search of their own,
 * and where there are some, the page is cut from as many hits as it takes to fill it, since they may stand anywhere
 * before it.
 */
export async function pageOfShown(
  { page, size }: Pick<SearchQuery, 'page' | 'size'>,
  folder: string,
  ask: Ask,
): Promise<FoundHits> {
  if (isLeftOut(folder)) return { items: [], total: 0, groupCounts: [], groupLabels: [] };
  const start = (page - 1) * size;
  const [found, ...leftOut] = await Promise.all([
    ask({ start, rows: size }),
    ...leftOutIn(folder).map((below) => ask({ start: 0, rows: 0, below })),
  ]);
  const count = sumOf(leftOut.map(({ total }) => total));
  const shown = found.items.filter((item) => !isLeftOut(item['@id']));
  // For servers that could not count what is left out.
  if (count === 0)
    return { ...found, items: shown, total: found.total - (found.items.length - shown.length) };
  const total = Math.max(found.total - count, 0);
  const end = Math.min(start + size, total);
  return {
    ...found,
    items: start < end ? (await firstShown(ask, { end, count })).slice(start, end) : [],
    total,
    groupCounts: found.groupCounts.map((hits, tab) =>
      Math.max(hits - sumOf(leftOut.map(({ groupCounts }) => groupCounts[tab] ?? 0)), 0),
    ),
  };
}

interface Wanted {
  end: number;
  count: number;
}

/** The hits up to the end of a page: asked for in growing parts, of which the last holds everything up to there. */
async function firstShown(ask: Ask, { end, count }: Wanted): Promise<FoundHits['items']> {
  const most = end + count;
  for (let rows = Math.min(2 * end + 20, most); ; rows = Math.min(2 * rows, most)) {
    const { items } = await ask({ start: 0, rows });
    const shown = items.filter((item) => !isLeftOut(item['@id']));
    if (shown.length >= end || rows >= most || items.length < rows) return shown;
  }
}
