import type { Change } from '../change';
import { copyOf } from '../copy-of';
import { flagsOf } from '../flags';
import { ownersOf, placedIn } from '../layout';
import { createEdit } from '../page-edit';
import { dropTree, placeBlocks } from '../place-blocks';
import { withoutSingles } from '../single-blocks';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { insertBlocks } from './insert-blocks';
import { putBlocks } from './put-blocks';
import { takeOut } from './remove-blocks';

/** Where a pattern goes: in the place of a block, after one, at the end of the page; or it becomes the page. */
export type PatternPlace = { instead: BlockKey } | { after: BlockKey } | 'end' | 'page';

/** The page with these blocks alone; undefined where a template keeps one of those that are there. */
function becomePage(state: DocumentState, blocks: readonly StoredBlock[]): Change | undefined {
  const [root] = state.roots;
  const container = root === undefined ? undefined : state.containers.get(root);
  if (!container || blocks.length === 0) return undefined;
  const present = placedIn(container);
  const isKept = present.some((key) => {
    const { fixed, required, readOnly } = flagsOf(state.blocks.get(key)?.data ?? {});
    return fixed === true || required === true || readOnly === true;
  });
  if (isKept) return undefined;
  const edit = createEdit(state);
  for (const key of present) {
    takeOut(edit, key);
    dropTree(edit, key);
  }
  const emptied = edit.container(container.key) ?? container;
  const copies = blocks.map((block) => copyOf(block, state.setup.newId));
  const [first] = placeBlocks(edit, copies, { container: emptied, index: 0 });
  edit.select({ blocks: first === undefined ? [] : [first], anchor: first });
  return edit.change();
}

/** Puts the blocks of a pattern into the page, in one step, with ids of their own; undefined where they may not be. */
export function putPattern(
  state: DocumentState,
  blocks: readonly StoredBlock[],
  place: PatternPlace,
): Change | undefined {
  if (place === 'page') return becomePage(state, blocks);
  if (place === 'end') {
    const [root] = state.roots;
    return root === undefined ? undefined : insertBlocks(state, { blocks, target: { into: root } });
  }
  if ('instead' in place) {
    const coming = withoutSingles(state, blocks);
    return coming.length === 0 ? undefined : putBlocks(state, place.instead, { blocks: coming });
  }
  // Within a grid or a panel there is no room for all that a page may hold.
  const after = ownersOf(state, place.after).at(-1) ?? place.after;
  return insertBlocks(state, { blocks, target: { after } });
}
