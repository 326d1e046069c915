interface CaretDocument {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

/** A place in the page: a node, and how many signs or children lie before it there. */
export type DomPoint = [node: Node, offset: number];

/** The place in the page that is drawn at a point of the window. */
export function domPointAt(x: number, y: number): DomPoint | undefined {
  const page: CaretDocument = document;
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return [position.offsetNode, position.offset];
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : undefined;
}

/** Makes the browser's selection, with the caret at `focus`. Nothing else of the editor writes it but slate-react. */
export function selectInDom(anchor: DomPoint, focus: DomPoint): void {
  document.getSelection()?.setBaseAndExtent(...anchor, ...focus);
}

/**
 * Takes the browser's selection out of the texts. While something around a text has the focus, an input method or a table
 * of emoji would write where the selection is, and only the element with the focus would hear of it, not the text.
 */
export function leaveTextInDom(): void {
  const selection = document.getSelection();
  const node = selection?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  if (element?.closest('[contenteditable="true"]')) selection?.removeAllRanges();
}
