import { depthOf, fromItems, isTouched, itemsOf, type Item } from './items';
import type { EditedElement, EditedValue } from './nodes';

/** The items that a range touches, with those nested below them. */
function chosen(items: readonly Item[], start: number, end: number): Set<Item> {
  const found = new Set<Item>();
  let above = Infinity;
  for (const item of items) {
    if (depthOf(item) > 0 && isTouched(item, start, end)) {
      above = Math.min(above, depthOf(item));
      found.add(item);
    } else if (depthOf(item) > above) found.add(item);
    else above = Infinity;
  }
  return found;
}

/** Nests the items of a range one level deeper, in the item before them; the first of a list has none. */
export function indentItems(value: EditedValue, start: number, end: number): EditedValue {
  const items = itemsOf(value);
  const moved = chosen(items, start, end);
  const first = items.findIndex((item) => moved.has(item));
  const [item, before] = [items[first], items[first - 1]];
  if (!item || !before || depthOf(before) < depthOf(item)) return value;
  const level = depthOf(item);
  const list: EditedElement = before.wrappers[level] ?? {
    type: item.wrappers[level - 1]?.type ?? 'ul',
    children: [],
  };
  return fromItems(
    items.map((each) =>
      moved.has(each)
        ? {
            node: each.node,
            wrappers: [...each.wrappers.slice(0, level), list, ...each.wrappers.slice(level)],
          }
        : each,
    ),
  );
}

/** Takes the items of a range out of the list round theirs; those of the outermost list stay. */
export function outdentItems(value: EditedValue, start: number, end: number): EditedValue {
  const items = itemsOf(value);
  const moved = chosen(items, start, end);
  const level = Math.min(...[...moved].map(depthOf));
  if (moved.size === 0 || level < 2) return value;
  return fromItems(
    items.map((each) =>
      moved.has(each)
        ? { node: each.node, wrappers: each.wrappers.filter((_, index) => index !== level - 1) }
        : each,
    ),
  );
}

/** Moves the item at a place over its neighbour, with what is nested below both; undefined where there is none. */
export function moveItem(
  value: EditedValue,
  place: number,
  direction: 'up' | 'down',
): { value: EditedValue; shift: number } | undefined {
  const items = itemsOf(value);
  const at = items.findIndex((item) => isTouched(item, place, place));
  const item = items[at];
  if (!item || depthOf(item) === 0) return undefined;
  const groupEnd = (from: number): number => {
    const next = items.findIndex((each, index) => index > from && depthOf(each) <= depthOf(item));
    return next === -1 ? items.length : next;
  };
  const isSibling = (other: Item | undefined): boolean =>
    other !== undefined && item.wrappers.every((list, level) => other.wrappers[level] === list);
  const from =
    direction === 'down'
      ? at
      : items.findLastIndex((each, index) => index < at && depthOf(each) <= depthOf(item));
  const middle = direction === 'down' ? groupEnd(at) : at;
  if (from < 0 || !isSibling(items[from]) || !isSibling(items[middle])) return undefined;
  const to = groupEnd(middle);
  const [one, other] = [items.slice(from, middle), items.slice(middle, to)];
  const order = [...items.slice(0, from), ...other, ...one, ...items.slice(to)];
  const lengthOfGroup = (group: readonly Item[]): number =>
    group.reduce((length, each) => length + each.end - each.start + 1, 0);
  const shift = direction === 'down' ? lengthOfGroup(other) : -lengthOfGroup(one);
  return { value: fromItems(order), shift };
}
