import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { makePage, openEditor, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { save } from './support/typing';

const operation = (name: string) => `plone.app.querystring.operation.${name}`;
const everything = ['Graue Wolke', 'Roter Drache', 'Roter Mond'];

interface Criterion {
  /** Title of the index, and of its operator where that is not the first. */
  index: string;
  operator?: string;
  enter?: (row: Locator, page: Page) => Promise<void>;
  stored: { i: string; o: string; v: unknown };
  hits: readonly string[];
}

const type = (label: string, words: string) => (row: Locator) => row.getByLabel(label).fill(words);

/** Takes a value among those that are offered. */
const choose = (words: string) => async (row: Locator, page: Page) => {
  await row.getByRole('combobox', { name: 'Wert' }).fill(words);
  await row.getByRole('option', { name: words, exact: true }).click();
  await page.keyboard.press('Escape');
};

const criteria: readonly Criterion[] = [
  {
    index: 'Titel',
    enter: type('Wert', 'Roter'),
    stored: { i: 'Title', o: operation('string.contains'), v: 'Roter' },
    hits: ['Roter Drache', 'Roter Mond'],
  },
  {
    index: 'Kurzname (ID)',
    operator: 'Ist nicht',
    enter: type('Wert', 'roter-mond'),
    stored: { i: 'getId', o: operation('string.isNot'), v: 'roter-mond' },
    hits: ['Graue Wolke', 'Roter Drache'],
  },
  {
    index: 'Schlagwort',
    enter: choose('Abfrageprobe'),
    stored: { i: 'Subject', o: operation('selection.any'), v: ['Abfrageprobe'] },
    hits: ['Graue Wolke'],
  },
  {
    index: 'Erstellungsdatum',
    operator: 'Nach dem',
    enter: type('Wert', '01.02.2020'),
    stored: { i: 'created', o: operation('date.largerThan'), v: '2020-02-01' },
    hits: everything,
  },
  {
    index: 'Erstellungsdatum',
    operator: 'Zwischen',
    enter: async (row) => {
      await row.getByLabel('Von').fill('01.02.2020');
      await row.getByLabel('Bis').fill('01.03.2020');
    },
    stored: { i: 'created', o: operation('date.between'), v: ['2020-02-01', '2020-03-01'] },
    hits: [],
  },
  {
    index: 'Erstellungsdatum',
    operator: 'Innerhalb der letzten',
    enter: type('Tage', '7'),
    stored: { i: 'created', o: operation('date.largerThanRelativeDate'), v: 7 },
    hits: everything,
  },
  {
    index: 'Erstellungsdatum',
    operator: 'Heute',
    stored: { i: 'created', o: operation('date.today'), v: '' },
    hits: everything,
  },
];

async function publish(request: APIRequestContext, path: string): Promise<void> {
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  expect((await request.post(`/++api++${path}/@workflow/publish`, { headers })).status()).toBe(200);
}

/** A published page with three others inside it, of which one has a keyword. */
async function makeFolder(request: APIRequestContext, title: string, home?: string): Promise<string> {
  const path = pathOf(await makePage(request, title, [], home));
  await publish(request, path);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  for (const name of everything) {
    const subjects = name === 'Graue Wolke' ? ['Abfrageprobe'] : [];
    const data = { '@type': 'Document', title: name, subjects };
    expect((await request.post(`/++api++${path}`, { headers, data })).status()).toBe(201);
    await publish(request, `${path}/${name.toLowerCase().replace(' ', '-')}`);
  }
  return path;
}

const listing = (query: readonly object[]) => ({
  '@type': 'listing',
  variation: 'default',
  querystring: { query, sort_on: 'sortable_title' },
});

const pathOf = (path: string) => path.replace('/++api++', '');

async function openQuery(page: Page, path: string): Promise<Locator> {
  await openEditor(page, path);
  await page.locator('.block-editor-listing').click();
  await page.getByRole('tab', { name: 'Block' }).click();
  const sidebar = page.locator('.sidebar-container');
  await sidebar.getByRole('button', { name: 'Abfrage' }).click();
  await expect(sidebar.getByRole('group', { name: 'Kriterien' })).toBeVisible();
  return sidebar;
}

async function add(sidebar: Locator, index: string): Promise<void> {
  await sidebar.getByRole('combobox', { name: 'Kriterium hinzufügen' }).fill(index);
  await sidebar.getByRole('listbox').getByRole('option', { name: index, exact: true }).click();
}

async function saved(page: Page, path: string): Promise<unknown> {
  const answered = page.waitForResponse((each) => each.request().method() === 'PATCH');
  await page.locator('.save-and-stay').click();
  expect((await answered).ok()).toBe(true);
  return queryOf(page, path);
}

async function queryOf(page: Page, path: string): Promise<unknown> {
  const { blocks } = await storedOf(page.request, path);
  const { querystring } = (blocks as Record<string, { querystring: { query: unknown } }>)['t0'] ?? {};
  return querystring?.query;
}

async function seenByVisitor(browser: Browser, base: string, path: string): Promise<string[]> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'confirm_cookies', value: '1', url: base }]);
  const page = await context.newPage();
  await openPage(page, `${base}${path}`);
  const titles = await page.locator('.block-listing li .listing-item__title').allInnerTexts();
  await context.close();
  return titles;
}

const countOf = (hits: readonly string[]) => (hits.length === 0 ? 'Keine Treffer' : `${hits.length} Treffer`);

test('every kind of value is entered and stored, and a visitor sees what the preview counts', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const folder = await makeFolder(request, 'Gesammelte Farben');
  const place = { i: 'path', o: operation('string.absolutePath'), v: `${folder}::1` };
  const path = pathOf(await makePage(request, 'Abfragen', [listing([place])]));
  await publish(request, path);
  const sidebar = await openQuery(page, path);
  const preview = sidebar.getByRole('group', { name: 'Vorschau der Treffer' });
  await expect(preview.getByRole('status')).toHaveText('3 Treffer');
  for (const { index, operator, enter, stored, hits } of criteria) {
    await add(sidebar, index);
    const row = sidebar.getByRole('group', { name: `Kriterium 2: ${index}` });
    if (operator) await row.getByLabel('Vergleich').selectOption({ label: operator });
    await enter?.(row, page);
    await page.keyboard.press('Tab');
    await expect(preview.getByRole('status')).toHaveText(countOf(hits));
    await expect(preview.getByRole('listitem')).toHaveText([...hits]);
    expect(await saved(page, path)).toEqual([place, stored]);
    expect(await seenByVisitor(browser, baseURL ?? '', path)).toEqual(hits);
    await row.getByRole('button', { name: `„${index}“ entfernen` }).click();
    await expect(sidebar.getByRole('group', { name: 'Kriterium 1: Pfad' }).getByLabel('Feld')).toBeFocused();
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('a place is chosen in the object browser or walked to, with as many levels as are wanted', async ({
  page,
  request,
}) => {
  const title = `Zu wählender Ort ${test.info().retry}`;
  // Other journeys fill the home.
  const home = pathOf(await makePage(request, 'Orte zur Wahl', []));
  const folder = await makeFolder(request, title, home);
  const path = pathOf(await makePage(request, 'Orte', [listing([])]));
  const sidebar = await openQuery(page, path);
  await expect(
    sidebar.getByText('Ohne Kriterien wird gezeigt, was direkt in dieser Seite liegt.'),
  ).toBeVisible();
  await add(sidebar, 'Pfad');
  const row = sidebar.getByRole('group', { name: 'Kriterium 1: Pfad' });
  const status = sidebar.getByRole('group', { name: 'Vorschau der Treffer' }).getByRole('status');
  for (const operator of ['Absoluter Pfad', 'Navigationspfad']) {
    await row.getByLabel('Vergleich').selectOption({ label: operator });
    await row.getByRole('button', { name: 'Inhalt wählen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(folder.slice(0, folder.lastIndexOf('/')));
    await dialog.getByText(title).last().click();
    await dialog.getByRole('button', { name: /übernehmen/i }).click();
    await row.getByLabel('Tiefe').selectOption('1');
    await expect(row.getByText(title)).toBeVisible();
    await expect(status).toHaveText('3 Treffer');
    const v = operator === 'Absoluter Pfad' ? `${folder}::1` : `${folder.replace(/^\/de/, '')}::1`;
    expect(await saved(page, path)).toMatchObject([{ v }]);
  }
  await row.getByLabel('Vergleich').selectOption({ label: 'Relativer Pfad' });
  await row.getByLabel('Wert').fill(`..${folder.replace(/^\/de/, '')}`);
  await expect(status).toHaveText('4 Treffer');
  await row.getByLabel('Tiefe').selectOption('0');
  await expect(status).toHaveText('1 Treffer');
  expect(await saved(page, path)).toEqual([
    { i: 'path', o: operation('string.relativePath'), v: `..${folder.replace(/^\/de/, '')}::0` },
  ]);
});

test('in a narrow window criteria are made without sideways scrolling, and foreign ones stay', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const foreign = { i: 'of_elsewhere', o: 'elsewhere.operation.like', v: ['x', 2] };
  const path = pathOf(await makePage(request, 'Schmal', [listing([foreign])]));
  await openEditor(page, path);
  await page.locator('.block-editor-listing').click();
  await page.locator('.tool-sidebar__opener').click();
  await page.getByRole('tab', { name: 'Block' }).click();
  const sidebar = page.locator('.sidebar-container');
  await sidebar.getByRole('button', { name: 'Abfrage' }).click();
  await expect(sidebar.getByText('kennt das Feld „of_elsewhere“ nicht')).toBeVisible();
  await add(sidebar, 'Erstellungsdatum');
  const row = sidebar.getByRole('group', { name: 'Kriterium 2: Erstellungsdatum' });
  await row.getByLabel('Vergleich').selectOption({ label: 'Zwischen' });
  await row.getByLabel('Von').fill('01.01.2020');
  await row.getByLabel('Bis').fill('02.01.2020');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.tool-sidebar__close').click();
  await save(page, path);
  expect(await queryOf(page, path)).toEqual([
    foreign,
    { i: 'created', o: operation('date.between'), v: ['2020-01-01', '2020-01-02'] },
  ]);
});
