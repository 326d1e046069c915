import { joinValues } from './join-values';
import { linesOf, lengthOfValue } from './lines';
import { isElement, type EditedValue } from './nodes';
import { replaceAt } from './replace-at';
import { fromRuns, runsOf } from './runs';
import { isInTable, splitValue } from './split-value';

/** One end of what is selected over several texts. */
export interface TextEnd {
  value: EditedValue;
  at: number;
}

/** The value with words at its end, written as what stands before them. */
function withWords(value: EditedValue, words: string): EditedValue {
  const line = linesOf(value).at(-1);
  if (words === '' || !line) return value;
  const runs = runsOf(line.element.children);
  const last = runs.findLast(({ node }) => !isElement(node) && node.text !== '');
  const run = { node: { ...last?.node, text: words }, wrappers: last?.wrappers ?? [] };
  return replaceAt(value, line.path, (element) => [{ ...element, children: fromRuns([...runs, run]) }]);
}

/**
 * What stays of two texts when words take the place of all from a place of the first to one of the last, and both as one
 * where they can be. undefined where one of the places lies in a table, which is one piece.
 */
export function restsOf(
  first: TextEnd,
  last: TextEnd,
  words = '',
):
  | { before: EditedValue; after: EditedValue; joined: { value: EditedValue; seam: number } | undefined }
  | undefined {
  if (isInTable(first.value, first.at) || isInTable(last.value, last.at)) return undefined;
  const before = withWords(splitValue(first.value, first.at)[0], words);
  const [, after] = splitValue(last.value, last.at);
  return { before, after, joined: joinValues(before, after) };
}

/** What of two texts lies between a place of the first and one of the last. */
export function partsOf(first: TextEnd, last: TextEnd): EditedValue[] {
  const parts = [splitValue(first.value, first.at)[1], splitValue(last.value, last.at)[0]];
  return parts.map((part) => (lengthOfValue(part) === 0 ? [] : part));
}
