import { placedIn } from './layout';
import type { BlockKey, ContainerKey, DocumentState } from './types';

/** A block's row in the order of the page. Its type, words and flags are those of its node: `useBlock`, `wordsOf`, `flagsOf`. */
export interface OrderEntry {
  key: BlockKey;
  container: ContainerKey;
  depth: number;
  children: readonly OrderEntry[];
}

function entriesIn(state: DocumentState, container: ContainerKey, depth: number): OrderEntry[] {
  const node = state.containers.get(container);
  return (node ? placedIn(node) : []).map((key) => ({
    key,
    container,
    depth,
    children: (state.blocks.get(key)?.containers ?? []).flatMap((each) => entriesIn(state, each, depth + 1)),
  }));
}

/** The order of all blocks; the words of a row are read by whoever shows it. */
export function orderTree(state: DocumentState): OrderEntry[] {
  return state.roots.flatMap((root) => entriesIn(state, root, 0));
}
