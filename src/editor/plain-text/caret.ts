import type { CaretTarget } from '../document/selection';
import { domPointAt, selectInDom } from '../rich-text/dom-selection';

/** The element holds nothing but letters: a place in it is a number of them. */
export const textIn = (element: HTMLElement): string => element.textContent ?? '';

function rangeAt(element: HTMLElement, place: number): Range {
  const range = document.createRange();
  const [letters] = element.childNodes;
  if (letters instanceof Text) range.setStart(letters, Math.min(place, letters.length));
  else range.setStart(element, 0);
  range.collapse(true);
  return range;
}

function lettersBefore(element: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** What is selected in an element; undefined where the selection is elsewhere. */
export function selectedIn(element: HTMLElement): { start: number; end: number } | undefined {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.startContainer) || !element.contains(range.endContainer))
    return undefined;
  return {
    start: lettersBefore(element, range.startContainer, range.startOffset),
    end: lettersBefore(element, range.endContainer, range.endOffset),
  };
}

export function selectIn(element: HTMLElement, start: number, end = start): void {
  const [first, last] = [rangeAt(element, start), rangeAt(element, end)];
  selectInDom([first.startContainer, first.startOffset], [last.startContainer, last.startOffset]);
}

function rectAt(element: HTMLElement, place: number): DOMRect {
  const rects = rangeAt(element, place).getClientRects();
  return rects[rects.length - 1] ?? element.getBoundingClientRect();
}

function nearest(element: HTMLElement, x: number, y: number): number | undefined {
  const found = domPointAt(x, y);
  return found && element.contains(found[0]) ? lettersBefore(element, ...found) : undefined;
}

/** How many letters stand before a place of a text. */
export function lettersTo(element: HTMLElement, place: CaretTarget): number {
  const { length } = textIn(element);
  if (place === 'start') return 0;
  if (place === 'end') return length;
  if (typeof place === 'number') return place;
  if ('from' in place) return lettersTo(element, place.to);
  if ('start' in place) return place.isBackward ? place.start : place.end;
  if ('y' in place) return nearest(element, place.x, place.y) ?? length;
  const edge = place.line === 'first' ? 0 : length;
  const rect = rectAt(element, edge);
  return nearest(element, place.x, rect.top + rect.height / 2) ?? edge;
}

/** The column of the caret, where there is no line above or below its own; else undefined. */
export function columnOnEdge(
  element: HTMLElement,
  place: number,
  direction: 'up' | 'down',
): number | undefined {
  const caret = rectAt(element, place);
  const edge = rectAt(element, direction === 'up' ? 0 : textIn(element).length);
  const isSame = direction === 'up' ? caret.top < edge.bottom : caret.bottom > edge.top;
  return isSame || edge.height === 0 ? caret.left : undefined;
}
