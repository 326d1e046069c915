import type { OrderEntry } from '../../document/order-tree';
import type { BlockKey, DocumentState } from '../../document/types';
import { matchesIn } from '../../find/matches';
import { textsOf } from '../../find/texts';
import { typeOf } from '../../document/flags';

/** The blocks that hold others. */
export const holdersIn = (entries: readonly OrderEntry[]): BlockKey[] =>
  entries.flatMap(({ key, children }) => (children.length > 0 ? [key, ...holdersIn(children)] : []));

/** How many blocks there are, with those in others. */
export const countIn = (entries: readonly OrderEntry[]): number =>
  entries.reduce((sum, { children }) => sum + 1 + countIn(children), 0);

/** The blocks in whose words, or in the name of whose type, others stand, and those that hold them. */
export function foundEntries(
  entries: readonly OrderEntry[],
  words: string,
  state: DocumentState,
  titleOf: (type: string) => string,
): OrderEntry[] {
  const query = { words: words.trim(), isExact: false, isWholeWord: false };
  const isFound = (key: BlockKey) => {
    const data = state.blocks.get(key)?.data ?? {};
    const texts = [titleOf(typeOf(data)), ...textsOf(data).map(({ text }) => text)];
    return texts.some((text) => matchesIn(text, query).length > 0);
  };
  return entries.flatMap((entry) => {
    const children = foundEntries(entry.children, words, state, titleOf);
    return children.length > 0 || isFound(entry.key) ? [{ ...entry, children }] : [];
  });
}
