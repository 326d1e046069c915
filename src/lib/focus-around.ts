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

/**
 * Remembers where the keyboard is, and gives the way back there: where that is gone meanwhile, to the nearest part of
 * the page that stood round it.
 */
export function captureFocus(): () => void {
  const trail: HTMLElement[] = [];
  for (let part = document.activeElement; part instanceof HTMLElement; part = part.parentElement)
    trail.push(part);
  return () => {
    const nearest = trail.find(({ isConnected }) => isConnected);
    // What lies above the page's parts is no place to go on from.
    const isPart =
      nearest !== undefined && nearest !== document.body && nearest.parentElement !== document.body;
    const place = isPart ? nearest : document.getElementById('main');
    if (place === null) return;
    if (place === trail[0]) {
      place.focus();
      return;
    }
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}
