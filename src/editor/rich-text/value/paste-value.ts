import { fromItems, itemsOf } from './items';
import { joinValues } from './join-values';
import { lengthOf, lengthOfValue } from './lines';
import { isList, type EditedValue } from './nodes';
import { splitValue } from './split-value';

/** One value of two, whose first and last lines are one where they can be. */
export const joined = (earlier: EditedValue, later: EditedValue): EditedValue =>
  joinValues(earlier, later)?.value ?? fromItems([...itemsOf(earlier), ...itemsOf(later)]);

/** What is pasted after words: a list of several items stays whole, where no list goes on. */
export function openedWith(before: EditedValue, pasted: EditedValue): EditedValue {
  const [first] = pasted;
  const last = before.at(-1);
  const isApart =
    first && isList(first) && itemsOf([first]).length > 1 && last && !isList(last) && lengthOf(last) > 0;
  return isApart ? [...before, ...pasted] : joined(before, pasted);
}

/** Puts a value in the place of a range: its first line goes on in the line before it, its last in the line after. */
export function pasteValue(
  value: EditedValue,
  start: number,
  end: number,
  pasted: EditedValue,
): { value: EditedValue; caret: number } {
  const [before, after] = splitValue(value, start, end);
  const first = openedWith(before, pasted);
  const caret = lengthOfValue(first);
  return { value: joined(first, after), caret };
}
