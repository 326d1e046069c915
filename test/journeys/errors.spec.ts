import type { Page } from '@playwright/test';
import { askForContent } from './support/asked-content';
import { expect, expectArrival, failedResponse, openPage, settled, tabTo, test } from './support/journey';

test.use({ allowedLines: [failedResponse] });

const content = '**/++api++/**';
const json = 'application/json';
const heading = (page: Page) => page.locator('main h1');
const retry = (page: Page) => page.locator('main').getByRole('button', { name: 'Erneut versuchen' });

test('an unknown path shows the not-found view with search and ways on', async ({ page }) => {
  await openPage(page, '/de/das/gibt/es/nicht');
  await expect(heading(page)).toHaveText('Hier verliert sich die Spur');
  const main = page.locator('main');
  await expect(main).toContainText('Die gesuchte Seite ist leider nicht (mehr) verfügbar.');
  await expect(main.getByRole('link', { name: 'Zur Suche' })).toHaveAttribute('href', '/de/@@search');
  await expect(main.getByRole('link', { name: 'Institute' })).toHaveAttribute('href', '/de/institute');
  await expect(main.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/de/ueber-uns/kontakt');
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle(/nicht gefunden/);
  await main.getByRole('searchbox').fill('Wind');
  await main.getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/de\/@@search\?SearchableText=Wind$/);
  await expectArrival(page, 'Suche');
});

test('in English the not-found view keeps its German heading and speaks English otherwise', async ({
  page,
}) => {
  await openPage(page, '/en/no/such/page');
  await expect(heading(page).locator('[lang="de"]')).toHaveText('Hier verliert sich die Spur');
  await expect(page.locator('main')).toContainText(
    'The page you were looking for is unfortunately not available (anymore). Please use the search function or alternative entry points to reach the desired information.',
  );
});

for (const path of [
  '/de/%25',
  '/de/%E0%A4%A',
  '/de/%00',
  '/de/%ED%A0%80',
  '/de/a%2Fb',
  '/de/<script>alert(1)</script>',
  '/de/..%2f..%2f',
  '/de/forschung/links-to',
  '/de/desks',
  '/de/forschung/trashed',
])
  test(`the odd path ${path} ends at the not-found view, never at a blank page`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Hier verliert sich die Spur');
  });

test('broken JSON from the API is told in words, and trying again helps', async ({ page }) => {
  await askForContent(page);
  await page.route(content, (route) =>
    route.fulfill({ contentType: json, body: '{"@id": "http://127.0.0.1/de", "title": ' }),
  );
  await page.goto('/de/forschung');
  await expect(heading(page)).toHaveText('Auf dem Server ist etwas schiefgelaufen');
  await page.unroute(content);
  await retry(page).click();
  await expect(heading(page)).toHaveText('Forschung');
});

for (const [what, answer, words] of [
  [
    'a proxy’s error page',
    { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    /nicht erreichbar/,
  ],
  [
    'a proxy’s page in place of data',
    { status: 200, contentType: 'text/html', body: '<h1>Wartung</h1>' },
    /schiefgelaufen/,
  ],
  [
    'an error of the server',
    { status: 500, contentType: json, body: '{"message": "x", "type": "KeyError"}' },
    /schiefgelaufen/,
  ],
  ['an empty answer', { status: 200, contentType: json, body: 'null' }, /schiefgelaufen/],
  [
    'no permission',
    { status: 403, contentType: json, body: '{"message": "x", "type": "Forbidden"}' },
    /Kein Zugriff/,
  ],
] as const)
  test(`${what} shows its view with a way on`, async ({ page }) => {
    await askForContent(page);
    await page.route(content, (route) => route.fulfill(answer));
    await page.goto('/de/forschung');
    await expect(heading(page)).toHaveText(words);
    await expect(page.locator('main').getByRole('link', { name: 'Startseite' })).toBeVisible();
    expect(await page.locator('main').textContent()).not.toContain('Bad Gateway');
    await page.unroute(content);
    await page.locator('main').getByRole('link', { name: 'Startseite' }).click();
    await expect(heading(page)).toContainText(/./);
    await expect(page.locator('.error-page')).toHaveCount(0);
  });

test('with the API down the connection-refused view is shown, and trying again helps', async ({ page }) => {
  await askForContent(page);
  await page.route(content, (route) => route.abort('connectionrefused'));
  await page.goto('/de/forschung');
  await expect(heading(page)).toHaveText('Die Website ist gerade nicht erreichbar');
  await page.unroute(content);
  await page.locator('main').focus();
  await tabTo(page, 'Erneut versuchen');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Forschung');
});

test.describe('an API on another host', () => {
  test.use({
    allowedLines: [/Failed to load resource|Refused to connect|Content Security Policy|CORS policy/],
  });

  test('that does not answer is the cross-origin view, with a retry', async ({ page }) => {
    await page.route('**/de/forschung', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"apiPath":"[^"]*"/, '"apiPath":"https://api.example"');
      await route.fulfill({ response, body });
    });
    await page.route('https://api.example/**', (route) => route.abort('connectionrefused'));
    await page.goto('/de/forschung');
    await expect(heading(page)).toHaveText('Der Inhaltsserver antwortet nicht');
    await expect(retry(page)).toBeVisible();
  });
});

test('an API that fails on the way to another page leaves header, footer and a way back', async ({
  page,
}) => {
  await openPage(page, '/de');
  await page.route(content, (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expectArrival(page, 'Die Website ist gerade nicht erreichbar');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  await page.unroute(content);
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('.error-page')).toHaveCount(0);
});

test('a slow API shows a skeleton and then the content', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await askForContent(page);
  await page.route(content, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/de/forschung');
  const skeleton = page.locator('main [aria-busy="true"]');
  await expect(skeleton).toBeVisible();
  await expect(skeleton).toContainText('Die Seite wird geladen …');
  release();
  await expect(heading(page)).toHaveText('Forschung');
  await expect(skeleton).toHaveCount(0);
});

test('a listing whose call fails says so in its place and tries again', async ({ page }) => {
  const search = '**/@querystring-search**';
  await page.route(search, (route) => route.abort('connectionrefused'));
  await page.goto('/de/aktuelles/meldungen');
  await expect(heading(page)).toHaveText('Meldungen');
  const failure = page.locator('main').getByRole('alert');
  await expect(failure).toContainText('Dieser Inhalt konnte nicht geladen werden.');
  await page.unroute(search);
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Gewebe/ })
      .first(),
  ).toBeVisible();
});

test.describe('a part of the site that cannot be fetched', () => {
  // React says what it caught.
  test.use({ allowedLines: [/Failed to load resource|Unable to preload|Failed to fetch dynamically/] });

  test('is told in words with a way on', async ({ page }) => {
    await openPage(page, '/de/impressum');
    await page.route('**/assets/search-page*', (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Suche', exact: true }).click();
    await page.getByRole('combobox').press('Enter');
    await expect(heading(page)).toHaveText('Diese Seite lässt sich nicht anzeigen');
    const stack = page.locator('main pre');
    await expect(stack).toBeHidden();
    await page.locator('main').focus();
    await tabTo(page, 'Technische Angaben');
    await page.keyboard.press('Enter');
    await expect(stack).toBeVisible();
    await expect(page.locator('main details')).toContainText('Failed to fetch dynamically imported module');
    await page.unroute('**/assets/search-page*');
    await retry(page).click();
    await expect(heading(page)).toHaveText('Suche');
  });
});

test.describe('words that cannot be fetched', () => {
  test.use({ allowedLines: [/Failed to load resource|The site could not be started/] });

  test('leave a sentence in each language and a way on, not a blank page', async ({ page }) => {
    await page.route('**/assets/visitor-*', (route) => route.abort('connectionrefused'));
    await page.goto('/de/impressum');
    await expect(page.getByText('Diese Website ließ sich nicht laden.')).toBeVisible();
    await page.unroute('**/assets/visitor-*');
    await page.getByRole('link', { name: 'Erneut laden' }).click();
    await expect(heading(page)).toHaveText('Impressum');
  });
});

test.describe('moved content', () => {
  test.use({ allowedLines: [] });

  test('redirects to its present address and keeps query and hash', async ({ page }) => {
    await page.goto('/de/presse?von=visitenkarte#sperrfristen');
    await settled(page);
    await expect(page).toHaveURL(/\/de\/press\?von=visitenkarte#sperrfristen$/);
    await expect(heading(page)).toHaveText('Presse');
    await expect(page.getByRole('heading', { name: 'Sperrfristen' })).toBeInViewport();
  });

  test('leaves no trace in the history: back leads to the page before', async ({ page }) => {
    await openPage(page, '/de');
    await page.goto('/de/presse');
    await expect(page).toHaveURL(/\/de\/press$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/de$/);
  });
});
