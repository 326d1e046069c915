/** What the pointer is over; a message that lies over the page is no obstacle. */
export function elementUnder(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((each) => !each.closest('.tool-toasts'));
}
