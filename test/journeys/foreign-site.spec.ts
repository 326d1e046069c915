import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { cmsPath, isContentPath } from '../../src/lib/content-path';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { cleanUp, startServer } from './support/server-process';
import { demoPaths } from './support/sweep';

const exported = join(import.meta.dirname, '../mocks/exchange/aldermoor');

let address: string | undefined;
test.beforeAll(async () => {
  address = await startServer('--memory', '--port', '0', '--import', exported).address;
});
test.afterAll(cleanUp);
/** Every journey here visits a site of another institution, with what its Plone exported. */
test.use({ baseURL: ({ baseURL }, use) => use(address ?? baseURL) });

/** Addresses within the site to which the present page links. */
async function linksOn(page: Page): Promise<string[]> {
  const found = await page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname),
  );
  return [...new Set(found)];
}

/** What answers who follows a link: the content of a page, or a file; the app's own screens always do. */
async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  if (path.includes('@@') && !path.endsWith('@@search')) return (await request.get(path)).status();
  const place = cmsPath(path);
  if (!isContentPath(place)) return 200;
  const answer = await request.get(`/++api++${place}?include_items=false`, {
    headers: { Accept: 'application/json' },
  });
  return answer.status();
}

test('no page of an imported site has a link that leads nowhere', async ({ page, request }) => {
  test.setTimeout(180_000);
  const leads = new Map<string, string>();
  const paths = [
    '/de',
    '/en',
    '/en/search?SearchableText=boat',
    '/en/sitemap',
    ...(await demoPaths(request)),
  ];
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    await openPage(page, path);
    for (const target of await linksOn(page)) if (!leads.has(target)) leads.set(target, path);
  }
  expect(leads.size).toBeGreaterThan(paths.length / 2);
  const dead: string[] = [];
  for (const [target, from] of leads) {
    const status = await statusOf(request, target);
    if (status >= 400) dead.push(`${from} → ${target}: ${status}`);
  }
  expect(dead).toEqual([]);
});

for (const width of [1440, 820, 390]) {
  for (const language of ['de', 'en']) {
    test(`at ${width} pixels the site in ${language} bears its own name and none of the demo’s furniture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `/${language}`);
      await expect(page.locator('.site-header .logo')).toHaveText('Aldermoor Harbour Observatory');
      await expect(page.locator('.site-header .logo svg, .footer-map, .portal-contact')).toHaveCount(0);
      await expect(page.locator('.legal-row__list a')).toHaveCount(0);
      if (width > 991) await expect(page.locator('.tool-bar__list a')).toHaveText(['Sitemap']);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
