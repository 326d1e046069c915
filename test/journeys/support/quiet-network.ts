import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request after which a page asks for nothing more by itself. */
const pause = 500;

interface Traffic {
  /** Addresses that are under way. */
  pending: Set<string>;
  /** When one was last asked for or had arrived. */
  changed: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

const counts = (request: Request): boolean =>
  request.url().startsWith('http') && request.resourceType() !== 'ping';

/** Counts what a page asks for, from now on. */
export function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { pending: new Set(), changed: Date.now() };
  trafficOf.set(page, traffic);
  const end = (request: Request) => {
    traffic.pending.delete(request.url());
    traffic.changed = Date.now();
  };
  page.on('request', (request) => {
    if (!counts(request)) return;
    traffic.pending.add(request.url());
    traffic.changed = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return traffic;
}

/**
 * Waits until a page asks for nothing more. Addresses are counted, not requests: of two for the same file, a preload and
 * its use, the browser may tell the end of one alone, for which `networkidle` would wait for ever.
 */
export async function quietNetwork(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  while (!page.isClosed() && (traffic.pending.size > 0 || Date.now() - traffic.changed < pause))
    await new Promise((resolve) => setTimeout(resolve, 20));
}
