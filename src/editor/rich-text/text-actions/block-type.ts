import type { BlockType } from '../elements';
import { selectedRange, valueOf } from '../offsets';
import { applyChange } from '../set-value';
import type { TextEditing } from '../slate-types';
import { isTouched, itemsOf } from '../value/items';
import { setBlockType } from '../value/set-block-type';

/** The type that all selected blocks have; undefined where they differ. */
export function presentType(editor: TextEditing): string | undefined {
  const { start, end } = selectedRange(editor) ?? { start: 0, end: 0 };
  const types = itemsOf(valueOf(editor))
    .filter((item) => isTouched(item, start, end))
    .map(({ node, wrappers }) => wrappers.at(-1)?.type ?? node.type);
  return types.every((type) => type === types[0]) ? types[0] : undefined;
}

/** Gives the selected blocks a type; one that all of them have is taken again. */
export function chooseType(editor: TextEditing, type: BlockType): void {
  const chosen = presentType(editor) === type ? 'p' : type;
  applyChange(editor, (value, start, end) => setBlockType(value, start, end, chosen));
}
