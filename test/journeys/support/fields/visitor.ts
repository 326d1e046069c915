import type { Page } from '@playwright/test';
import { waitUntilDrawn } from '../sweep';
import { answerForOthers, expect, test as journey } from '../journey';

/** Journeys in which a visitor, who is nobody's colleague, looks at a page while it is edited. */
export const test = journey.extend<{ visitor: Page }>({
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await answerForOthers(context, baseURL);
    await context.addCookies([{ name: 'confirm_cookies', value: '1', url: baseURL ?? '' }]);
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await use(page);
    await context.close();
    expect(said).toEqual([]);
  },
});

/** Lets come what the page keeps back until somebody agrees. */
export async function agree(page: Page): Promise<void> {
  if ((await page.locator('.consent-gate').count()) === 0) return;
  const { origin } = new URL(page.url());
  const modules = ['youtube', 'google', 'facebook'];
  await page
    .context()
    .addCookies(modules.map((module) => ({ name: `confirm_${module}`, value: '1', url: origin })));
  await page.reload({ waitUntil: 'commit' });
  await waitUntilDrawn(page);
}

/** Opens a page as visitors do, and waits until all of it is drawn. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await waitUntilDrawn(page);
}
