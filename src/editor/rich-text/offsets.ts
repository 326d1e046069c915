import type { Range } from 'slate';
import { Editor, Node, Path, type Point } from 'slate';
import type { TextEditing } from './slate-types';
import type { SelectedRange } from '../document/selection';
import { linesOf, type Line } from './value/lines';
import type { EditedValue } from './value/nodes';

export const valueOf = (editor: TextEditing): EditedValue => editor.children as EditedValue;

/** The characters before a point of Slate. */
function offsetOf(editor: TextEditing, point: Point): number {
  const line = linesOf(valueOf(editor)).find(({ path }) => Path.isAncestor(path, point.path));
  if (!line) return 0;
  let offset = line.start;
  for (const [text, path] of Node.texts(line.element)) {
    const whole = [...line.path, ...path];
    if (Path.equals(whole, point.path)) return offset + point.offset;
    offset += text.text.length;
  }
  return offset;
}

function pointIn(line: Line, from: number, isBefore: boolean): Point {
  let offset = Math.max(0, Math.min(line.length, from - line.start));
  let last: Point = { path: line.path, offset: 0 };
  for (const [{ text }, path] of Node.texts(line.element)) {
    last = { path: [...line.path, ...path], offset: Math.min(offset, text.length) };
    if (offset < text.length || (isBefore && offset === text.length && (text !== '' || line.length === 0)))
      return last;
    offset -= text.length;
  }
  return last;
}

/** The point at an offset; between two elements that which ends there, or that which begins. */
export function pointAt(editor: TextEditing, offset: number, side: 'before' | 'after' = 'before'): Point {
  const lines = linesOf(valueOf(editor));
  const line = lines.find(({ start, length }) => offset <= start + length) ?? lines.at(-1);
  return line ? pointIn(line, offset, side === 'before') : Editor.start(editor, []);
}

/** What is selected, in characters; undefined while nothing ever was. */
export function selectedRange(editor: TextEditing): SelectedRange | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  const [anchor, focus] = [offsetOf(editor, selection.anchor), offsetOf(editor, selection.focus)];
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus), isBackward: focus < anchor };
}

export function rangeAt(editor: TextEditing, { start, end, isBackward }: SelectedRange): Range {
  const first = pointAt(editor, start, start === end ? 'before' : 'after');
  const last = start === end ? first : pointAt(editor, end);
  return isBackward ? { anchor: last, focus: first } : { anchor: first, focus: last };
}
