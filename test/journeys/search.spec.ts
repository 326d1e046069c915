import type { Page } from '@playwright/test';
import {
  axeFindings,
  expect,
  expectArrival,
  failedResponse,
  openPage,
  sidewaysScroll,
  tabTo,
  test,
} from './support/journey';

const field = (page: Page) => page.getByRole('combobox');
const hits = (page: Page) => page.locator('main .tileItem');
const count = (page: Page) => page.locator('.search-page__count');
const place = '/de/institute/zellbiophysik';

test('from the header: typing, choosing a suggestion and following it, with the keyboard alone', async ({
  page,
}) => {
  await openPage(page, '/de');
  await tabTo(page, 'Suche');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('gewebe');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(8);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const target = await options.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target ?? ''}$`));
  await expect(page.getByRole('dialog', { name: 'Suche' })).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('from the header: searching leads to the results, Esc back to the link', async ({ page }) => {
  await openPage(page, '/en');
  const link = page.getByRole('link', { name: 'Search', exact: true });
  await link.click();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await link.click();
  await field(page).fill('tissue');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?SearchableText=tissue(&metadata_fields=\w+){6}$/);
  await expectArrival(page, 'Search');
  await expect(count(page)).toContainText('“tissue”');
  await expect(hits(page).locator('mark').first()).toBeVisible();
});

test('a person is suggested with title, institute, phone, e-mail, room and picture', async ({ page }) => {
  await openPage(page, '/de/search');
  await field(page).fill('tors');
  const person = page.getByRole('option', { name: /Ylva Torsen/ });
  for (const fact of ['Prof. Dr.', '+49 40 66969-211', 'y.torsen@immerlund.example', 'Geb.04.8/R.211'])
    await expect(person).toContainText(fact);
  await expect(person.locator('img')).toBeVisible();
  await person.click();
  await expect(page).toHaveURL(/\/profile\/torsen$/);
});

test('group, order and page stand in the address, and reload and back keep them', async ({ page }) => {
  await openPage(page, '/de/search?SearchableText=immerlund');
  const tabs = page.getByRole('navigation', { name: 'Treffer nach Art' });
  await tabs.getByRole('link', { name: /^Seiten/ }).click();
  await expect(page).toHaveURL(/group_select=1/);
  await expect(tabs.getByRole('link', { name: /^Seiten/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Alphabet' }).click();
  await expect(page).toHaveURL(/group_select=1&sort_on=sortable_title/);
  await page.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL(/group_select=1&sort_on=sortable_title&page=2/);
  await expect(count(page)).toBeFocused();
  const titles = await page.locator('.tileHeadline').allTextContents();
  await page.reload();
  await expect(page.locator('.tileHeadline')).toHaveText(titles);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.locator('.tileHeadline').first()).not.toHaveText(titles[0] ?? '');
});

test('below a place the scope can be widened, with the keyboard, and the page begins anew', async ({
  page,
}) => {
  await openPage(page, `${place}/@@search?SearchableText=gewebe&allow_local=true&local=true`);
  const local = page.getByRole('radio', { name: 'Nur dieser Unterordner: Zellbiophysik' });
  await expect(local).toBeChecked();
  const before = await count(page).textContent();
  await local.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Alle Inhalte (global)' })).toBeChecked();
  await expect(page).toHaveURL(/local=false/);
  await expect(count(page)).not.toHaveText(before ?? '');
});

test('the search of a place names it, and its other language is the search of the translation', async ({
  page,
}) => {
  const query = 'SearchableText=gewebe&allow_local=true&local=true';
  await openPage(page, `${place}/@@search?${query}`);
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  const way = ['Startseite', 'Institute', 'Institut für Zellbiophysik', 'Suche'];
  await expect(trail.getByRole('listitem')).toHaveText(way);
  await tabTo(page, 'English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/en/institutes/cell-biophysics/@@search\\?${query}$`));
  await expectArrival(page, 'Search');
  await expect(page.getByRole('radio', { name: /^This subfolder only/ })).toBeChecked();
  await page.getByRole('link', { name: 'Close search' }).click();
  await expect(page).toHaveURL(/\/en\/institutes\/cell-biophysics$/);
});

test('nothing found says what to do, and asked for nothing the screen asks nobody', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/de/search');
  expect(asked.filter((url) => /@(solr|search)/.test(url))).toEqual([]);
  await field(page).fill('xyzzy');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('Keine Treffer für „xyzzy“');
  await expect(page.locator('main')).toContainText('Prüfen Sie die Schreibweise');
});

test('the plain search finds words, too', async ({ page }) => {
  await openPage(page, '/de/search-old');
  await page.locator('main').getByRole('searchbox').fill('Hochwasser');
  await page.keyboard.press('Enter');
  await expect(count(page)).toContainText('„Hochwasser“');
  await expect(hits(page).first()).toBeVisible();
});

test.describe('a search that is down', () => {
  test.use({ allowedLines: [failedResponse] });

  test('is told in words, and retried', async ({ page }) => {
    // The catalog stands in for a Solr that is down, where it can.
    const searches = /\/@(solr|search)\?/;
    await page.route(searches, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }),
    );
    await openPage(page, '/de/search?SearchableText=wasser');
    const failure = page.locator('main').getByRole('alert');
    await expect(failure).toContainText('Die Suche ist gerade nicht erreichbar.');
    await page.unroute(searches);
    await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(hits(page).first()).toBeVisible();
  });

  test('whose server has no @solr is the catalog’s', async ({ page }) => {
    await page.route('**/@solr?**', (route) => route.fulfill({ status: 404, json: { type: 'NotFound' } }));
    await openPage(page, '/de/search?SearchableText=wasser');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.searchCounter')).toHaveCount(0);
  });
});

const badAddresses = [
  'SearchableText=a&SearchableText=b',
  'SearchableText=%E4%F6%',
  'SearchableText=wasser&page=-1',
  'SearchableText=wasser&page=999',
  'SearchableText=wasser&group_select=99',
  'Subject=%22K%C3%BCste%22%20%26%20Meer',
  'SearchableText=<img src=x onerror=alert(1)>',
];

test('whatever the address holds, the screen stands with a clean console', async ({ page }) => {
  for (const query of badAddresses) {
    await openPage(page, `/de/search?${query}`);
    await expect(page.locator('main').getByRole('alert'), query).toHaveCount(0);
    await expect(field(page)).toBeVisible();
  }
});

const fields = [
  ['/de/institute/zellbiophysik', '.local-search', 'mehr als 300'],
  ['/en/news/blog', '.local-search', 'more than 300'],
  ['/de/gibt/es/nicht', '.error-page__search', 'mehr als 300'],
] as const;

test.describe('on the way to the search', () => {
  test.use({ allowedLines: [failedResponse] });

  for (const [path, place, words] of fields)
    test(`what is too long is said to be where it is typed, on ${path}`, async ({ page }) => {
      await openPage(page, path);
      const typed = page.locator(place).getByRole('searchbox');
      await typed.fill('ä'.repeat(10_000));
      await expect(page.getByRole('alert')).toContainText(words);
      await typed.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await typed.fill('Wasser');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await typed.press('Enter');
      await expect(page).toHaveURL(/@@search\?SearchableText=Wasser/);
    });
});

test('a text in the address that is too long is said to be, and the screen stands', async ({ page }) => {
  await openPage(page, `/de/search?SearchableText=${'x'.repeat(6000)}`);
  await expect(page.locator('main').getByRole('alert')).toContainText('300');
  await expect(field(page)).toHaveValue('x'.repeat(6000));
});
