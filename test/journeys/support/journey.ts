import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { quietNetwork, watchTraffic } from './quiet-network';

/** The browser's own line for a failed response, which an error page cannot avoid. */
const failedResponse =
  /Failed to load resource: (the server responded with a status of (401|403|404|500|502|503|504)|net::ERR_)/;

interface Journey {
  /** Lines that the page may print to the console; everything else at level error or warning fails the journey. */
  allowedLines: RegExp[];
  /** Whether the visitor has answered the privacy question already, as on every visit but the first. */
  hasAnswered: boolean;
}

/** Nothing is asked of other hosts: whoever wants to play one of them does so by a route of his own. */
export async function answerForOthers(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const own = new URL(baseURL ?? '').host;
  await context.route(
    (url) => url.host !== own && /^https?:$/.test(url.protocol),
    (route) => {
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' });
    },
  );
}

/** A journey fails on whatever the console says that was not announced. */
export const test = base.extend<Journey & { quietConsole: undefined }>({
  hasAnswered: [true, { option: true }],
  context: async ({ context, baseURL, hasAnswered }, use) => {
    await answerForOthers(context, baseURL);
    if (hasAnswered) await context.addCookies([{ name: 'confirm_cookies', value: '1', url: baseURL ?? '' }]);
    await use(context);
  },
  allowedLines: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedLines }, use) => {
      const said: string[] = [];
      watchTraffic(page);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          said.push(`${message.text()} (${new URL(page.url()).pathname})`);
      });
      page.on('pageerror', (error) => said.push(`${String(error)} (${page.url()})`));
      let conflicts = 0;
      page.on('response', async (response) => {
        // A Plone in whose database others write; the app sends such a write again.
        if (response.status() !== 500) return;
        const body = await response.text().catch(() => '');
        if (body.includes('"ConflictError"')) conflicts += 1;
      });
      await use(undefined);
      const unexpected = said.filter((line) => !allowedLines.some((pattern) => pattern.test(line)));
      const isFailure = (line: string) => line.includes('status of 500');
      expect([
        ...unexpected.filter((line) => !isFailure(line)),
        ...unexpected.filter(isFailure).slice(conflicts),
      ]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, failedResponse };

/** Leaves a journey out where a Plone without the portal's add-on is walked. */
export const needsAddOn = () => test.skip(Boolean(process.env.PORTAL_STOCK), 'It takes the portal’s add-on.');

/** Waits until the page has its content and no request is under way. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await quietNetwork(page);
}

/**
 * After a navigation: the page shows this heading, the keyboard goes on at the page's beginning, and screen readers
 * were told the page's title.
 */
export async function expectArrival(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(heading);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('#route-announcer')).toHaveText(await page.title());
  if (typeof heading === 'string') expect(await page.title()).toContain(heading);
}

/** After a navigation to the login: as any arrival, but somebody may write at once. */
export async function expectLogin(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveText('Anmelden');
  await expect(page.getByLabel('Benutzername')).toBeFocused();
  await expect(page.locator('#route-announcer')).toHaveText(await page.title());
}

/** Presses Tab until the link or button of this name has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: string | RegExp, limit = 150): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      // Behind the last control stands the page itself, with all of its words.
      if (element === document.body) return '';
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`${String(name)} was not reached with ${limit} presses of Tab.`);
}

/** Tab and Shift+Tab stay within an open dialog; the browser's own controls, between its ends, are the document's body. */
export async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  for (const key of [...Array<string>(30).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isKept = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isKept, `the focus stays within the dialog after ${key}`).toBe(true);
  }
}

/** Everything axe finds, in words short enough to read in a report. */
export async function axeFindings(page: Page): Promise<string[]> {
  // The footer is drawn after the first paint, the link that leads to it before; what fades in has no contrast yet.
  await page.waitForFunction(() => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000;
    const hasFooter = document.getElementById('footer') !== null;
    return (
      (hasFooter || document.querySelector('a[href="#footer"]') === null) &&
      !document.getAnimations().some(isMoving)
    );
  });
  // The other mode opens a second page for every look, which is for frames of other hosts; here are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** What stands out at the right edge: a page must never scroll sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
