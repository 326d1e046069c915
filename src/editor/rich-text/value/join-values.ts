import { fromItems, itemsOf } from './items';
import { linesOf, lengthOf } from './lines';
import { isVoid, type EditedValue } from './nodes';
import { replaceAt } from './replace-at';
import { fromRuns, runsOf } from './runs';
import { fitted } from './set-block-type';

const isEmptyParagraph = (value: EditedValue): boolean =>
  value.length === 1 && value[0]?.type === 'p' && lengthOf(value[0]) === 0;

/** Whether text can go on over a value's edge: a table, or what is only kept, has no line to go on in. */
function opens(value: EditedValue, edge: 0 | -1): boolean {
  const line = linesOf(value).at(edge);
  const top = line && value[line.path[0] ?? 0];
  return line !== undefined && !isVoid(line.element) && top?.type !== 'table';
}

/**
 * One value of two: the first line of the later goes on in the last of the earlier, `seam` is where. undefined where they
 * cannot be joined.
 */
export function joinValues(
  earlier: EditedValue,
  later: EditedValue,
): { value: EditedValue; seam: number } | undefined {
  if (!opens(earlier, -1) || !opens(later, 0)) return undefined;
  if (isEmptyParagraph(earlier)) return { value: later, seam: 0 };
  const last = linesOf(earlier).at(-1);
  const first = linesOf(later)[0];
  if (!last || !first) return undefined;
  const merged = replaceAt(earlier, last.path, (element) => [
    fitted({ ...element, children: fromRuns(runsOf([...element.children, ...first.element.children])) }),
  ]);
  const rest = replaceAt(later, first.path, () => []);
  const value = rest.length === 0 ? merged : fromItems([...itemsOf(merged), ...itemsOf(rest)]);
  return { value, seam: last.start + last.length };
}
