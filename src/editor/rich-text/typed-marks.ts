import { isListType } from './elements';
import { selectedRange, valueOf } from './offsets';
import { setValue } from './set-value';
import type { TextEditing } from './slate-types';
import { allowsFormat, isVerbatim, withFormat } from './value/formats';
import { linesOf, textOfNode, type Line } from './value/lines';
import { blockMark, inlineMark } from './value/markdown';
import type { EditedValue } from './value/nodes';
import { replaceAt } from './value/replace-at';
import { fromRuns, runsRound } from './value/runs';
import { setBlockType } from './value/set-block-type';
import { wrapList } from './value/wrap-list';

function caretLine(value: EditedValue, place: number): Line | undefined {
  return linesOf(value).find(({ start, length }) => place <= start + length);
}

/** The value without the characters from one place of a line to another. */
function without(value: EditedValue, line: Line, from: number, to: number): EditedValue {
  const { before, after } = runsRound(line.element.children, from, to);
  const children = fromRuns([...before, ...after]);
  return replaceAt(value, line.path, (element) => [{ ...element, children }]);
}

/** Whether a space, typed now, was the end of a mark as `## ` or `* ` at the start of a paragraph. */
export function takeBlockMark(editor: TextEditing): boolean {
  const selected = selectedRange(editor);
  if (!selected || selected.start !== selected.end) return false;
  const value = valueOf(editor);
  const line = caretLine(value, selected.start);
  if (!line || line.element.type !== 'p') return false;
  const at = selected.start - line.start;
  const type = blockMark(textOfNode(line.element).slice(0, at));
  if (type === undefined) return false;
  const bare = without(value, line, 0, at);
  const { start } = line;
  const changed = isListType(type)
    ? wrapList(bare, start, start, type)
    : setBlockType(bare, start, start, type);
  setValue(editor, changed, { start, end: start, isBackward: false });
  return true;
}

/** Formats the words that the letter just typed has closed in marks, as in `**words**`. */
export function takeInlineMark(editor: TextEditing): void {
  const selected = selectedRange(editor);
  const place = selected?.start ?? 0;
  const line = caretLine(valueOf(editor), place);
  if (!selected || !line || line.element.type === 'pre') return;
  const at = place - line.start;
  const found = inlineMark(textOfNode(line.element).slice(0, at));
  if (!found || !allowsFormat(line.element, found.format)) return;
  const { mark, format, start } = found;
  const { before, inside, after } = runsRound(line.element.children, start, at);
  if (inside.some(isVerbatim)) return;
  const words = fromRuns(inside);
  const inner = runsRound(words, mark.length, at - start - mark.length).inside;
  const formatted = inner.map((run) => withFormat(run, format));
  const children = fromRuns([...before, ...formatted, ...after]);
  const caret = place - 2 * mark.length;
  const changed = replaceAt(valueOf(editor), line.path, (element) => [{ ...element, children }]);
  setValue(editor, changed, { start: caret, end: caret, isBackward: false });
  // Words go on as they were before the marks.
  editor.pending = [];
  editor.marks = {};
}
