import { linesOf } from './lines';
import { isList, type EditedElement, type EditedValue } from './nodes';
import { nest, type Nested } from './nest';

/** A block of a value with the lists round it: an item of a list, or a block outside of all lists. */
export interface Item extends Nested {
  node: EditedElement;
  start: number;
  end: number;
}

/** A value as flat items: Volto stores a nested list beside the item above it, so its depth is all that it says. */
export function itemsOf(value: EditedValue): Item[] {
  const items: Item[] = [];
  let start = 0;
  const visit = (element: EditedElement, wrappers: readonly EditedElement[]): void => {
    if (isList(element)) {
      for (const child of element.children) visit(child as EditedElement, [...wrappers, element]);
      return;
    }
    const last = linesOf([element]).at(-1);
    const length = last ? last.start + last.length : 0;
    items.push({ node: element, wrappers, start, end: start + length });
    start += length + 1;
  };
  for (const element of value) visit(element, []);
  return items;
}

export const fromItems = (items: readonly Nested[]): EditedValue =>
  nest(items, (children) => children) as EditedValue;

export const isTouched = (item: Item, start: number, end: number): boolean =>
  item.start <= end && start <= item.end;

export const depthOf = (item: Nested): number => item.wrappers.length;
