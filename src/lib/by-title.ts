import { foundPart } from './found-part';
import { languageOfPath, type Language } from './language';

/** How well a search finds a title: whole, at its beginning, at one of its later words, not in it at all. */
function rankOf(title: string, query: string): number {
  const [start, end] = foundPart(title, query);
  if (end === 0) return 3;
  if (start > 0) return 2;
  return end === title.trim().length ? 0 : 1;
}

/**
 * What a search has found, those first whose title says it: exactly, then as it begins; of several with the same, those that
 * are near. All else stays in its order.
 */
export const byTitle = <Item extends { title: string }>(
  items: readonly Item[],
  query: string,
  isNear: (item: Item) => boolean = () => true,
): Item[] =>
  items
    .map((item) => ({ item, rank: rankOf(item.title, query), distance: isNear(item) ? 0 : 1 }))
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance)
    .map(({ item }) => item);

/** Whether a path is of a language, or of none. */
export const isReadIn = (language: Language, path: string): boolean =>
  (languageOfPath(path) ?? language) === language;
