/**
 * Takes the keyboard to what stands round a part of the page that is about to be replaced: with the button that was
 * pressed the focus would be lost, and start anew at the window's top.
 */
export function focusAround(part: Element | null): void {
  const place = part?.parentElement;
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
