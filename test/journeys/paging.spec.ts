import type { Page } from '@playwright/test';
import { expect, openPage, settled, test } from './support/journey';

interface List {
  path: string;
  /** Which of the page's lists it is. */
  at?: number;
}

/** Every kind of list that has pages in the demo. */
const lists: readonly List[] = [
  { path: '/de/press' },
  { path: '/de/press', at: 1 },
  { path: '/de/aktuelles/meldungen' },
  { path: '/de/search?SearchableText=immerlund' },
  { path: '/en/search?SearchableText=immerlund&sort_on=sortable_title' },
  { path: '/de/bausteine/teasers' },
];

const relative = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

for (const { path, at = 0 } of lists)
  test(`list ${at + 1} of ${path} is paged there and back by its links`, async ({ page }) => {
    await openPage(page, path);
    const list = page.locator('nav.pagination').nth(at);
    const current = list.locator('[aria-current="page"]');
    const next = list.locator('[rel="next"]');
    const heading = await page.locator('main h1').first().textContent();
    const start = relative(page);
    await expect(current).toHaveText('1');
    for (const back of [list.locator('[rel="prev"]'), list.getByRole('link', { name: /^(Seite|Page) 1 / })]) {
      await next.click();
      await expect(current).toHaveText('2');
      await settled(page);
      await back.click();
      await expect(current).toHaveText('1');
      expect(relative(page)).toBe(start);
      await expect(page.locator('main h1').first()).toHaveText(heading ?? '');
    }
  });
