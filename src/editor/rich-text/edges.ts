import { Editor, type Point, type Range as TextRange } from 'slate';
import { ReactEditor } from 'slate-react';
import type { TextEditing } from './slate-types';

/** What is found in the page; undefined as long as what was typed just now is not drawn, which slate-react throws at. */
function ifDrawn<Found>(find: () => Found): Found | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

/** A part of a text as it is drawn; undefined as long as it is not. */
export const drawnRange = (editor: TextEditing, range: TextRange): Range | undefined =>
  ifDrawn(() => ReactEditor.toDOMRange(editor, range));

/**
 * Where a point is drawn; undefined as long as it is not. An empty line has no letter to measure: it counts as its
 * element.
 */
export function rectOf(editor: TextEditing, point: Point): DOMRect | undefined {
  const drawn = ifDrawn(() => ReactEditor.toDOMPoint(editor, point));
  if (!drawn) return undefined;
  const [node, offset] = drawn;
  const range = document.createRange();
  range.setStart(node, offset);
  range.collapse(true);
  const rects = range.getClientRects();
  // At a soft wrap a place has two: the caret stands at the start of the later line.
  const rect = rects[rects.length - 1];
  if (rect && rect.height > 0) return rect;
  return (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();
}

/** The column of the caret, when there is no line above or below its own; else undefined. */
export function columnOnEdge(editor: TextEditing, direction: 'up' | 'down'): number | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  const edge = direction === 'up' ? Editor.start(editor, []) : Editor.end(editor, []);
  const [caret, last] = [rectOf(editor, selection.focus), rectOf(editor, edge)];
  if (!caret || !last) return undefined;
  const isSame = direction === 'up' ? caret.top < last.bottom : caret.bottom > last.top;
  return isSame ? caret.left : undefined;
}
