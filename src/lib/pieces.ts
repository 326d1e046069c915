const waiting = new Set<() => void>();

/** Draws at once what is drawn piece by piece: somebody is led to a place that may not be there yet. */
export function drawAll(): void {
  for (const draw of waiting) draw();
}

/** Hears that all is to be drawn; gives the way to end that. */
export function onDrawAll(draw: () => void): () => void {
  waiting.add(draw);
  return () => {
    waiting.delete(draw);
  };
}
