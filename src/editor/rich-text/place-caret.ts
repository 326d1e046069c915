import { Editor, Transforms, type Point } from 'slate';
import { ReactEditor } from 'slate-react';
import { domPointAt, selectInDom } from './dom-selection';
import { rectOf } from './edges';
import { pointAt, rangeAt } from './offsets';
import { IS_FOCUSED } from './slate-doors';
import type { TextEditing } from './slate-types';
import type { CaretTarget, TextSpot } from '../document/selection';

/** The place of a text that is drawn nearest to a point of the window. */
function pointNear(editor: TextEditing, x: number, y: number): Point | undefined {
  const found = domPointAt(x, y);
  const root = ReactEditor.toDOMNode(editor, editor);
  if (!found || !root.contains(found[0])) return undefined;
  return ReactEditor.toSlatePoint(editor, found, { exactMatch: false, suppressThrow: true }) ?? undefined;
}

function pointOf(editor: TextEditing, place: TextSpot): Point {
  if (place === 'start') return Editor.start(editor, []);
  if (place === 'end') return Editor.end(editor, []);
  if (typeof place === 'number') return pointAt(editor, place);
  if ('y' in place) return pointNear(editor, place.x, place.y) ?? Editor.end(editor, []);
  const edge = place.line === 'first' ? Editor.start(editor, []) : Editor.end(editor, []);
  const rect = rectOf(editor, edge);
  const middle = rect && rect.top + rect.height / 2;
  const near = middle === undefined ? undefined : pointNear(editor, place.x, middle);
  if (near || !rect) return near ?? edge;
  return place.x < rect.left && place.line === 'last' ? Editor.start(editor, edge.path) : edge;
}

/** Selects a place in a text, or all between two, without the keyboard going there. */
export function selectPlace(editor: TextEditing, place: CaretTarget): void {
  if (typeof place === 'object' && 'from' in place)
    Transforms.select(editor, { anchor: pointOf(editor, place.from), focus: pointOf(editor, place.to) });
  else if (typeof place === 'object' && 'start' in place) Transforms.select(editor, rangeAt(editor, place));
  else Transforms.select(editor, pointOf(editor, place));
}

/**
 * Focuses a text, with the caret at a place. The browser's own caret is put there at once: slate-react would wait until
 * the change of selection is told, and letters typed meanwhile were lost.
 */
export function placeCaret(editor: TextEditing, place: CaretTarget): void {
  selectPlace(editor, place);
  placeSelection(editor);
}

/**
 * Focuses a text with what was last selected in it. The browser focuses what its selection is put into, and lays the page
 * out once less than if it had the focus first.
 */
export function placeSelection(editor: TextEditing): void {
  const { selection } = editor;
  const element = ReactEditor.toDOMNode(editor, editor);
  if (selection)
    selectInDom(
      ReactEditor.toDOMPoint(editor, selection.anchor),
      ReactEditor.toDOMPoint(editor, selection.focus),
    );
  if (document.activeElement !== element) element.focus({ preventScroll: true });
  // It hears of the focus late while it is busy with a selection, and would not follow its text meanwhile.
  IS_FOCUSED.set(editor, true);
}
