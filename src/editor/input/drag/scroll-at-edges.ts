const edge = 60;
const step = 16;

/** Scrolls the page while something is dragged at the edge of the window. */
export function scrollAtEdges(y: number): void {
  if (y < edge) window.scrollBy({ top: -step });
  else if (y > window.innerHeight - edge) window.scrollBy({ top: step });
}
