import type { Change } from '../change';
import { isGap, placedIn } from '../layout';
import { createEdit, type Edit } from '../page-edit';
import { removable } from '../permissions';
import { dropTree, placeBlocks } from '../place-blocks';
import type { BlockKey, DocumentState } from '../types';

/** Takes a block out of its layout, and whatever else the layout says of its id. */
export function takeOut(edit: Edit, key: BlockKey): void {
  const block = edit.block(key);
  const container = edit.container(block?.parent ?? '');
  if (!block || !container) return;
  const items = container.items.filter((item) => (isGap(item) ? item.stored !== block.id : item !== key));
  edit.setContainer({ ...container, items });
}

/** The block that has the caret when some are gone: the one before the first of them, else the one after the last. */
function neighbourOf(state: DocumentState, gone: readonly BlockKey[]): BlockKey | undefined {
  const first = state.blocks.get(gone[0] ?? '');
  const container = state.containers.get(first?.parent ?? '');
  if (!first || !container) return undefined;
  const siblings = placedIn(container);
  const index = siblings.indexOf(first.key);
  return siblings[index - 1] ?? siblings.slice(index).find((key) => !gone.includes(key)) ?? container.owner;
}

/** Removes those blocks that may go, with all that they hold; a page that would be empty gets a block to type in. */
export function removeBlocks(state: DocumentState, keys: readonly BlockKey[]): Change | undefined {
  const gone = removable(state, keys);
  if (gone.length === 0) return undefined;
  const edit = createEdit(state);
  const neighbour = neighbourOf(state, gone);
  for (const key of gone) {
    takeOut(edit, key);
    dropTree(edit, key);
  }
  edit.select({ blocks: neighbour === undefined ? [] : [neighbour], caret: 'end' });
  fillEmptyPage(edit);
  return edit.change();
}

/** Gives a page that lays nothing out one block, so that there is a place to type. */
export function fillEmptyPage(edit: Edit): void {
  const root = edit.container(edit.state.roots[0] ?? '');
  if (!root || placedIn(root).length > 0) return;
  const blocks = placeBlocks(edit, [edit.state.setup.initialBlock()], { container: root, index: 0 });
  edit.select({ blocks, caret: 'start' });
}
