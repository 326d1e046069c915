import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { sessionCookie } from '../../../src/lib/session-token';
import { axeFindings, expect, sidewaysScroll, test } from './journey';
import { smallTargets } from './targets';

export const widths = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
export const variants = ['default', 'main', 'network'] as const;

export interface Visit {
  path: string;
  width: (typeof widths)[number];
  variant: (typeof variants)[number];
}

/** What leads elsewhere, or stands on the page of something else. */
const hasNoPage = new Set(['Discussion Item', 'Link', 'Plone Site']);

/** Paths of everything that a visitor may see, from the CMS itself. */
export async function demoPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/++api++/@search?b_size=5000', {
    headers: { Accept: 'application/json' },
  });
  const { items, items_total: total } = (await answer.json()) as {
    items: { '@id': string; '@type': string }[];
    items_total: number;
  };
  expect(items, 'all pages in one answer').toHaveLength(total);
  return items
    .filter((item) => !hasNoPage.has(item['@type']))
    .map((item) => new URL(item['@id']).pathname)
    .sort();
}

/** Career pages exist in the generic variant only. */
const isShownIn = (path: string, variant: string) =>
  variant === 'default' || !/^\/(de\/karriere|en\/careers)(\/|$)/.test(path);

/**
 * Which visits are made: each page once, with width and variant rotating over the pages and from round to round, or in
 * every combination.
 */
export function visitsTo(paths: readonly string[], inEveryCombination: boolean, round: number): Visit[] {
  const all = paths.map((path) =>
    variants.flatMap((variant) => widths.map((width) => ({ path, width, variant }))),
  );
  return all.flatMap((visits, index) => {
    const possible = visits.filter(({ path, variant }) => isShownIn(path, variant));
    if (inEveryCombination) return possible;
    const chosen = possible[(index + round) % possible.length];
    return chosen ? [chosen] : [];
  });
}

/** Has the pages of this tab carry another variant: it stands in the page's inline configuration alone. */
export async function useVariants(page: Page): Promise<(variant: string) => void> {
  let present = 'default';
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.includes('++api++'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      // Between two visits the server may have closed the connection that this would go over.
      const response = await route.fetch({ maxRetries: 2 });
      const body = (await response.text()).replace(/"variant":"\w+"/, `"variant":"${present}"`);
      return route.fulfill({ response, body });
    },
  );
  return (variant) => {
    present = variant;
  };
}

/** Pictures that were asked for and did not come, and texts that are cut off at the edge of their box. */
async function visibleProblems(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const broken = [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => `broken picture ${image.currentSrc || image.src}`);
    const cut = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, a, li, button, td, th, label')]
      .filter((element) => {
        const { overflowX, display } = getComputedStyle(element);
        const isSeen = element.checkVisibility() && element.clientWidth > 1 && display !== 'inline';
        return isSeen && overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll'
          ? element.scrollWidth > element.clientWidth + 1
          : false;
      })
      .map((element) => `cut text in ${element.tagName} "${element.textContent?.trim().slice(0, 40) ?? ''}"`);
    return [...broken, ...cut];
  });
}

/** Logs a demo user in, as the login screen does: from here on the browser shows what they see. */
export async function signIn(
  context: BrowserContext,
  request: APIRequestContext,
  url: string,
  [login, password]: readonly [string, string],
  /** Whether they have been shown the tour of the editor in this browser. */
  knowsEditor = true,
): Promise<void> {
  if (knowsEditor)
    await context.addInitScript(
      ([name, user]) => {
        const known = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
        localStorage.setItem(name, JSON.stringify({ ...known, [user]: ['shown'] }));
      },
      ['portal-tour', login] as const,
    );
  const answer = await request.post('/++api++/@login', {
    headers: { Accept: 'application/json' },
    data: { login, password },
  });
  const { token } = (await answer.json()) as { token: string };
  await context.addCookies([{ name: sessionCookie, value: token, url }]);
}

/**
 * Resolves when the page has its heading, its texts, its footer, its fonts and the pictures that it does not put off.
 * What is fetched once it is near comes near.
 */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pending = document.querySelector('[aria-busy="true"]');
    pending?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return (
      (document.querySelector('main h1')?.textContent ?? '').trim() !== '' &&
      pending === null &&
      document.getElementById('footer') !== null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy')
    );
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** What a page that is not drawn whole still waits for. */
async function pendingParts(page: Page): Promise<string[]> {
  return await page.evaluate(() => [
    `heading "${document.querySelector('main h1')?.textContent ?? ''}"`,
    `footer ${document.getElementById('footer') === null ? 'missing' : 'drawn'}`,
    `fonts ${document.fonts.status}`,
    ...[...document.querySelectorAll('[aria-busy="true"]')].map(({ className }) => `busy ${className}`),
    ...[...document.images]
      .filter((image) => !image.complete && image.loading !== 'lazy')
      .map((image) => `picture ${image.currentSrc || image.src}`),
  ]);
}

/** Opens a page as a visitor does and finds everything that is wrong with it. */
export async function problemsOf(page: Page, { path, width }: Visit): Promise<string[]> {
  const { width: present } = page.viewportSize() ?? {};
  if (present !== width.width) await page.setViewportSize(width);
  await page.goto(path, { waitUntil: 'commit' });
  try {
    await waitUntilDrawn(page);
  } catch {
    return [`is never drawn whole: ${(await pendingParts(page)).join(', ')}`];
  }
  const sideways = await sidewaysScroll(page);
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(await visibleProblems(page)),
    ...(await smallTargets(page)).map((target) => `small target ${target}`),
    ...(await axeFindings(page)),
  ];
}

type LinkCheck = (page: Page) => Promise<string[]>;

/** Makes the visits one after the other in the same tab; gives what is wrong by visit. */
export async function sweep(
  page: Page,
  visits: readonly Visit[],
  deadLinks: LinkCheck,
): Promise<Record<string, string[]>> {
  const setVariant = await useVariants(page);
  const found: Record<string, string[]> = {};
  for (const visit of visits) {
    const name = `${visit.path} at ${visit.width.width} in ${visit.variant}`;
    setVariant(visit.variant);
    const problems = await test.step(name, async () => [
      ...(await problemsOf(page, visit)),
      ...(await deadLinks(page)),
    ]);
    if (problems.length > 0) found[name] = problems;
  }
  return found;
}
