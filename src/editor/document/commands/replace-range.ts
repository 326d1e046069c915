import type { Change } from '../change';
import { placedIn } from '../layout';
import { createEdit, type Edit } from '../page-edit';
import { canEdit, canRemove } from '../permissions';
import { dropTree } from '../place-blocks';
import type { Caret } from '../selection';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { merged } from './change-block';
import { takeOut } from './remove-blocks';

/** Texts of one container of which a part is replaced, with all that lies between them. */
export interface RangeChange {
  first: BlockKey;
  last: BlockKey;
  /** What each keeps: fields that change. */
  rests: readonly [StoredBlock, StoredBlock];
  /** Fields of the first once it has taken what the last keeps; without them both stay, as when Enter divides them. */
  joined?: { fields: StoredBlock; caret: Caret } | undefined;
}

/** The blocks from one to another of the same container, in their order; none where they lie apart. */
export function blocksBetween(state: DocumentState, first: BlockKey, last: BlockKey): readonly BlockKey[] {
  const container = state.containers.get(state.blocks.get(first)?.parent ?? '');
  const siblings = container ? placedIn(container) : [];
  const [from, to] = [siblings.indexOf(first), siblings.indexOf(last)];
  return from < 0 || to < from ? [] : siblings.slice(from, to + 1);
}

/**
 * Replaces what lies between a place of one text and a place of another. What may not go or not be changed stays as it is;
 * then the two are not joined either. undefined where nothing would be another.
 */
export function replaceRange(
  state: DocumentState,
  { first, last, rests, joined }: RangeChange,
): Change | undefined {
  const between = blocksBetween(state, first, last).slice(1, -1);
  if (first === last || blocksBetween(state, first, last).length < 2) return undefined;
  const gone = between.filter((key) => canRemove(state, key, 'typing').isAllowed);
  const [canFirst, canLast] = [first, last].map((key) => canEdit(state, key).isAllowed);
  const edit = createEdit(state);
  const isOne =
    joined !== undefined && canFirst && canLast && gone.length === between.length && isFree(state, last);
  for (const key of isOne ? [...gone, last] : gone) {
    takeOut(edit, key);
    dropTree(edit, key);
  }
  if (isOne) {
    keep(edit, first, joined.fields);
    edit.select({ blocks: [first], anchor: first, caret: joined.caret });
    return edit.change();
  }
  if (canFirst) keep(edit, first, rests[0]);
  if (canLast) keep(edit, last, rests[1]);
  if (!canFirst && !canLast && gone.length === 0) return undefined;
  const key = joined === undefined ? last : first;
  edit.select({ blocks: [key], anchor: key, caret: joined === undefined ? 'start' : 'end' });
  return edit.change();
}

const isFree = (state: DocumentState, key: BlockKey): boolean =>
  canRemove(state, key, 'typing').isAllowed && state.blocks.get(key)?.containers.length === 0;

function keep(edit: Edit, key: BlockKey, fields: StoredBlock): void {
  const block = edit.block(key);
  if (block) edit.setBlock({ ...block, data: merged(block.data, fields) });
}
