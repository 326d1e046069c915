/** The content call that the page's inline script started before the bundle arrived. */
export interface FirstRequest {
  url: string;
  token: string | null;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    portalFirstRequest?: FirstRequest;
  }
}

/**
 * The early answer for exactly this call; undefined when there is none or it failed to start. The first call for a page's
 * content settles it, whether it fits or not; others, which may be sent before that one, leave it where it is.
 */
export async function takeFirstRequest(url: string, token: string | null): Promise<Response | undefined> {
  const early = window.portalFirstRequest;
  delete window.portalFirstRequest;
  if (early?.url !== url || early.token !== token) return undefined;
  return early.answer.catch(() => undefined);
}
