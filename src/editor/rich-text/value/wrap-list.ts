import type { ListType } from '../elements';
import { fromItems, isTouched, itemsOf, type Item } from './items';
import type { Nested } from './nest';
import { isVoid, type EditedElement, type EditedValue } from './nodes';
import { asBlocks, setBlockType } from './set-block-type';

const isIn = (item: Item, type: ListType): boolean => item.wrappers.at(-1)?.type === type;

function listed(item: Item, type: ListType, list: EditedElement): Nested[] {
  if (isIn(item, type)) return [{ node: item.node, wrappers: [...item.wrappers] }];
  if (item.wrappers.length > 0) return [{ node: item.node, wrappers: [...item.wrappers.slice(0, -1), list] }];
  return asBlocks(item.node, 'li').map((node) => ({ node, wrappers: node.type === 'li' ? [list] : [] }));
}

/** Makes the blocks that a range touches items of a list, or paragraphs where all of them are. */
export function wrapList(value: EditedValue, start: number, end: number, type: ListType): EditedValue {
  const items = itemsOf(value);
  const touched = items.filter((item) => isTouched(item, start, end) && !isVoid(item.node));
  if (touched.length > 0 && touched.every((item) => isIn(item, type)))
    return setBlockType(value, start, end, 'p');
  const list: EditedElement = { type, children: [] };
  return fromItems(
    items.flatMap<Nested>((item) => (touched.includes(item) ? listed(item, type, list) : [item])),
  );
}
