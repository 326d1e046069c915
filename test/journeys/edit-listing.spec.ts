import type { Locator, Page } from '@playwright/test';
import { logIn, makePage, publish } from './support/editing';
import { expect, openPage, test } from './support/journey';

const operation = (name: string) => `plone.app.querystring.operation.${name}`;
const path = (o: string, v: string) => ({ i: 'path', o: operation(`string.${o}`), v });
const named = { i: 'Title', o: operation('string.contains'), v: 'Seitenblick' };
const listing = (query: readonly object[], more: object = {}) => ({
  '@type': 'listing',
  querystring: { query, sort_on: 'sortable_title', ...more },
});

/** What each listing of a page has found. */
async function foundIn(lists: Locator): Promise<string[][]> {
  const all = await lists.all();
  return Promise.all(
    all.map((list) => list.locator('.listing-items').locator('h2, h3, h4, .card__title').allTextContents()),
  );
}

const listsOf = (page: Page, within: string) => page.locator(`${within} .block-listing`);

test('a listing on a page that is not saved yet shows what the saved page shows', async ({
  page,
  request,
}) => {
  const folder = await makePage(request, 'Ein Ordner mit Seitenblicken', ['Text.']);
  const inside = await Promise.all(
    ['Seitenblick eins', 'Seitenblick zwei'].map((title) => makePage(request, title, ['Text.'], folder)),
  );
  const english = await makePage(request, 'Seitenblick in English', ['Text.'], '/en');
  for (const each of [folder, ...inside, english]) await publish(request, each);
  const source = await makePage(
    request,
    'Lists to be translated',
    [
      listing([]),
      listing([path('relativePath', '.')]),
      listing([path('relativePath', '..::1')]),
      listing([named]),
      listing([named, path('absolutePath', folder)]),
    ],
    '/en',
  );
  await logIn(page);
  await page.goto(`${folder}/add?type=Document&language=de&translation=${source}&title=Neue+Listen`);
  const edited = listsOf(page, '.tool-editor__sheet');
  await expect(edited).toHaveCount(5);
  await expect(page.locator('.tool-editor__sheet [aria-busy="true"]')).toHaveCount(0);
  const expected = [[], [], ['Seitenblick eins', 'Seitenblick zwei']];
  await expect.poll(async () => (await foundIn(edited)).slice(0, 3)).toEqual(expected);
  const before = await foundIn(edited);
  expect(before[3]).toEqual(['Seitenblick eins', 'Seitenblick zwei']);
  expect(before[4]).toEqual(['Seitenblick eins', 'Seitenblick zwei']);

  // So does the page as one goes on with it, and as visitors see it.
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/edit$/);
  await expect.poll(() => foundIn(listsOf(page, '.tool-editor__sheet'))).toEqual(before);
  const made = new URL(page.url()).pathname.replace(/\/edit$/, '');
  await openPage(page, made);
  await expect.poll(() => foundIn(listsOf(page, 'main'))).toEqual(before);
});
