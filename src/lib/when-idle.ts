/** Calls back once the browser has nothing better to do, or cannot wait any longer. */
export function whenIdle(run: () => void, patience: number): void {
  // Safari has none.
  const { requestIdleCallback: request } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (request) request(run, { timeout: patience });
  else setTimeout(run, 0);
}
