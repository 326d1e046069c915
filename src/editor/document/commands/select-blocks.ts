import type { Change } from '../change';
import { ownersOf, placedIn } from '../layout';
import { createEdit } from '../page-edit';
import type { Caret } from '../selection';
import type { BlockKey, DocumentState, Selection } from '../types';

function selecting(state: DocumentState, selection: Selection): Change | undefined {
  const edit = createEdit(state);
  edit.select(selection);
  return edit.change();
}

/** Selects these blocks and no others. */
export function selectBlocks(
  state: DocumentState,
  keys: readonly BlockKey[],
  caret?: Caret,
): Change | undefined {
  const { blocks } = state.selection;
  const isPresent = blocks.length === keys.length && blocks.every((key, index) => key === keys[index]);
  if (isPresent && caret === undefined) return undefined;
  return selecting(state, { blocks: keys, anchor: keys[0], caret });
}

/** Selects all blocks of the page, with what lies in them. */
export function selectAll(state: DocumentState): Change | undefined {
  const [root] = state.roots;
  const container = root === undefined ? undefined : state.containers.get(root);
  return container && selectBlocks(state, placedIn(container));
}

/** Adds a block to the selection or takes it away; what lies in it, or round it, is selected with it no longer. */
export function toggleBlock(state: DocumentState, key: BlockKey): Change | undefined {
  const { blocks } = state.selection;
  if (blocks.includes(key))
    return selecting(state, { blocks: blocks.filter((each) => each !== key), anchor: key });
  const apart = blocks.filter(
    (each) => !ownersOf(state, each).includes(key) && !ownersOf(state, key).includes(each),
  );
  return selecting(state, { blocks: [...apart, key], anchor: key });
}

/** Selects from where the selection began up to a block: in the nearest container that holds both, whatever lies between. */
export function selectUpTo(state: DocumentState, key: BlockKey): Change | undefined {
  const { anchor = state.selection.blocks[0] } = state.selection;
  const from = anchor === undefined ? [] : [anchor, ...ownersOf(state, anchor)];
  const to = [key, ...ownersOf(state, key)];
  const parentOf = (each: BlockKey) => state.blocks.get(each)?.parent;
  for (const start of from) {
    const end = to.find((each) => parentOf(each) === parentOf(start));
    const container = state.containers.get(parentOf(start) ?? '');
    if (end === undefined || !container) continue;
    const siblings = placedIn(container);
    const edges = [siblings.indexOf(start), siblings.indexOf(end)];
    return selecting(state, { blocks: siblings.slice(Math.min(...edges), Math.max(...edges) + 1), anchor });
  }
  return selectBlocks(state, [key]);
}
