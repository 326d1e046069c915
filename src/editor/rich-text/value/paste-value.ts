import { fromItems, itemsOf } from './items';
import { joinValues } from './join-values';
import { lengthOfValue } from './lines';
import type { EditedValue } from './nodes';
import { splitValue } from './split-value';

/** One value of two, whose first and last lines are one where they can be. */
export const joined = (earlier: EditedValue, later: EditedValue): EditedValue =>
  joinValues(earlier, later)?.value ?? fromItems([...itemsOf(earlier), ...itemsOf(later)]);

/** Puts a value in the place of a range: its first line goes on in the line before it, its last in the line after. */
export function pasteValue(
  value: EditedValue,
  start: number,
  end: number,
  pasted: EditedValue,
): { value: EditedValue; caret: number } {
  const [before, after] = splitValue(value, start, end);
  const first = joined(before, pasted);
  const caret = lengthOfValue(first);
  return { value: joined(first, after), caret };
}
