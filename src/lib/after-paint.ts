/** Does something once what was drawn is on the screen, so that the screen does not wait for it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
