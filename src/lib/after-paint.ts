/**
 * Does something once what was drawn is on the screen, so that the screen does not wait for it. Tabs in the background
 * paint nothing, and go on at once. Gives a way to leave it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const wait = () => (timer = window.setTimeout(run));
  const frame = document.visibilityState === 'visible' ? requestAnimationFrame(wait) : wait();
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
