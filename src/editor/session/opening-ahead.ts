import type { OpenedPage } from './opened-page';

type Open = (signal: AbortSignal) => Promise<OpenedPage>;

interface Opening {
  name: string;
  page: Promise<OpenedPage>;
  abort: () => void;
}

/** Milliseconds after which it is opened anew, as what was read of it may be old. */
const freshness = 10_000;

let ahead: Opening | undefined;

/** Opens a page that somebody is on the way to edit, while its screen is yet to be drawn. `name` is that of the screen. */
export function openAhead(name: string, open: Open): void {
  if (ahead?.name === name) return;
  const controller = new AbortController();
  const opening = { name, page: open(controller.signal), abort: () => controller.abort() };
  // Whoever comes for it hears of its failure.
  opening.page.catch(() => undefined);
  ahead = opening;
  setTimeout(() => {
    if (ahead === opening) ahead = undefined;
  }, freshness);
}

/** The page that is opened under this name already, once; otherwise opens it. */
export function takeOpening(name: string, open: Open, signal: AbortSignal): Promise<OpenedPage> {
  const opening = ahead?.name === name ? ahead : undefined;
  ahead = undefined;
  if (!opening) return open(signal);
  signal.addEventListener('abort', opening.abort);
  return opening.page;
}
