import { join } from 'node:path';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { createLinkCheck, linksOn } from './support/links';
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

test('no page of an imported site has a link that leads nowhere', async ({ page, request }) => {
  test.setTimeout(180_000);
  const paths = [
    '/de',
    '/en',
    '/en/search?SearchableText=boat',
    '/en/sitemap',
    ...(await demoPaths(request)),
  ];
  expect(paths.length).toBeGreaterThan(20);
  const deadLinks = createLinkCheck(request);
  const dead: Record<string, string[]> = {};
  for (const path of paths) {
    await openPage(page, path);
    expect((await linksOn(page)).length, `links on ${path}`).toBeGreaterThan(3);
    const found = await deadLinks(page);
    if (found.length > 0) dead[path] = found;
  }
  expect(dead).toEqual({});
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
      if (width > 991) await expect(page.locator('.header-bar__list a')).toHaveText(['Sitemap']);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
