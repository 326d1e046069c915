import { foundPart } from './found-part';

/** How well a search finds a title: whole, at its beginning, at one of its later words, not in it at all. */
function rankOf(title: string, query: string): number {
  const [start, end] = foundPart(title, query);
  if (end === 0) return 3;
  if (start > 0) return 2;
  return end === title.trim().length ? 0 : 1;
}

/** What a search has found, those first whose title says it: exactly, then as it begins. All else stays in its order. */
export const byTitle = <Item extends { title: string }>(items: readonly Item[], query: string): Item[] =>
  items
    .map((item) => ({ item, rank: rankOf(item.title, query) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
