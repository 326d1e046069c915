import type { BrowserContext, Page, Route } from '@playwright/test';
import { logIn, makePage, openEditor, storedOf, storedWords } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import {
  isKept,
  notice,
  save,
  savedState,
  tale,
  text,
  typeAfter,
  typeTale,
  typeTaleAfter,
} from './support/typing';

/** What waits for a server is sent once more within a minute. */
const longestWait = 65_000;

const missingPart = (page: Page) => notice(page, 'Ein Teil des Portals ist nicht zu erreichen');
const toast = (page: Page, words: string) => page.locator('.tool-toast', { hasText: words });

const tokenIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';

/** Answers calls that save the page by something else, until it is let go. */
async function failSaves(page: Page, path: string, fail: (route: Route) => Promise<void>) {
  const calls = (url: URL) => url.pathname === `/++api++${path}`;
  const handle = (route: Route) =>
    ['PATCH', 'POST'].includes(route.request().method()) ? fail(route) : route.fallback();
  await page.route(calls, handle);
  return () => page.unroute(calls, handle);
}

const failures: { name: string; fail: (route: Route) => Promise<void>; words: RegExp; waits: boolean }[] = [
  {
    name: 'a server error',
    fail: (route) => route.fulfill({ status: 500, json: { type: 'Boom', message: 'Traceback' } }),
    words: /Der Server konnte die Änderungen nicht verarbeiten/,
    waits: false,
  },
  {
    name: 'a lock that is not one’s own',
    fail: (route) => route.fulfill({ status: 423, json: { error: { type: 'ResourceLockedError' } } }),
    words: /Jemand anderes bearbeitet diese Seite/,
    waits: false,
  },
  {
    name: 'a page of a proxy',
    fail: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    words: /Keine Verbindung/,
    waits: true,
  },
  {
    name: 'a network that is cut',
    fail: (route) => route.abort(),
    words: /Keine Verbindung/,
    waits: true,
  },
];

for (const { name, fail, words, waits } of failures)
  test(`${name} loses nothing: it is said, one types on, and all of it is saved later`, async ({
    page,
    request,
    allowedLines,
  }) => {
    allowedLines.push(/status of (500|502|423)/, /net::ERR_/);
    const path = await makePage(request, `Eine Seite mit Fehler ${name.length}`, ['Vorher.']);
    await openEditor(page, path);
    await typeAfter(page, 'Vorher.', ' Eins.');
    const release = await failSaves(page, path, fail);
    await page.keyboard.press('Control+s');
    await expect(notice(page, words)).toBeVisible();
    // In narrow windows the fields would cover what is written.
    await expect(page.locator('.tool-sidebar--open')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await typeTale(page);
    await expect(text(page, `Vorher. Eins.${tale}`)).toHaveCount(1);
    await expect(savedState(page)).toContainText('Entwurf gesichert');
    if (waits) {
      await expect(notice(page, words)).toContainText('eine Änderung liegt auf diesem Gerät');
      await expect(page.locator('#toolbar-save .tool-counter')).toHaveText('1');
    }
    await release();
    if (!waits) await notice(page, words).getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(notice(page, words)).toHaveCount(0, { timeout: longestWait });
    await expect(page.locator('#toolbar-save .tool-counter')).toHaveCount(0);
    await expect.poll(() => storedWords(request, path)).toEqual([`Vorher. Eins.${tale}`]);
    await expect(page.locator('#page-edit')).toBeVisible();
  });

test('a new page whose answer is lost on the way is made once', async ({ page, request, allowedLines }) => {
  allowedLines.push(/net::ERR_/);
  // A name that no other run has taken.
  const word = `Einmal${Date.now()}`;
  await logIn(page);
  await openPage(page, '/de/add?type=Document');
  await page.locator('.tool-sidebar').getByLabel('Titel', { exact: false }).first().fill(word);
  await page.locator('.tool-block .text-editor').last().click();
  await page.keyboard.type('Eins.');
  let lost = 1;
  await page.route(
    (url) => url.pathname === '/++api++/de',
    async (route) => {
      if (route.request().method() !== 'POST' || lost === 0) return route.fallback();
      lost -= 1;
      await route.fetch();
      return route.abort();
    },
  );
  await page.keyboard.press('Control+s');
  await expect(notice(page, 'Keine Verbindung')).toBeVisible();
  await typeTale(page);
  await expect(page.locator('#page-edit')).toBeVisible({ timeout: longestWait });
  const found = await storedOf(request, `/de/@search?Title=${word}&portal_type=Document&path.depth=1`);
  const items = found['items'] as { '@id': string }[];
  expect(items).toHaveLength(1);
  const path = `/de/${word.toLowerCase()}`;
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Eins.${tale}`]);
});

test('a network that is cut while a picture is uploaded loses neither the picture nor what is typed on', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/net::ERR_/);
  const path = await makePage(request, 'Eine Seite mit Bild aus dem Zug', ['Vorher.', { '@type': 'image' }]);
  await openEditor(page, path);
  const uploads = (url: URL) => url.pathname.startsWith(`/++api++${path}`);
  const cut = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : route.abort());
  await page.route(uploads, cut);
  const block = page.locator('.block-image-edit');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
  await block
    .locator('input[type=file]')
    .setInputFiles({ name: 'unterwegs.svg', mimeType: 'image/svg+xml', buffer });
  const again = block.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(again).toBeVisible();
  await typeTaleAfter(page, 'Vorher.');
  await page.keyboard.press('Control+s');
  await expect(notice(page, 'Keine Verbindung')).toBeVisible();
  await page.unroute(uploads, cut);
  await again.click();
  await expect(block.locator('img')).toBeVisible();
  await expect(notice(page, 'Keine Verbindung')).toHaveCount(0, { timeout: longestWait });
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Vorher.${tale}`]);
  const { blocks } = await storedOf(request, path);
  expect(Object.values(blocks as object)).toContainEqual(
    expect.objectContaining({ '@type': 'image', url: expect.stringMatching(/unterwegs/) }),
  );
});

test('an expired session asks for a login over the page, and the save goes on', async ({
  page,
  request,
  context,
  allowedLines,
}) => {
  allowedLines.push(/status of 401/);
  const path = await makePage(request, 'Eine Seite mit alter Sitzung', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  // Nothing has to be fetched for it, which a deployment may have replaced. Fonts come from the browser's cache, which
  // a route stands before.
  const fetches = /\/assets\/[^?]*\.(?:js|css)$/;
  await page.route(fetches, (route) => route.fulfill({ status: 404 }));
  // The server knows the token no more, the browser does not know that.
  await page.route(/\/\+\+api\+\+/, (route) => {
    const headers = { ...route.request().headers() };
    const isOld = headers['authorization']?.endsWith(oldToken) === true;
    return route.fallback({ headers: isOld ? { ...headers, authorization: 'Bearer abgelaufen' } : headers });
  });
  const oldToken = await tokenIn(context);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(fetches);
  await expect(dialog.getByLabel('Benutzername', { exact: false })).toHaveValue('siteadmin');
  // A forgotten password is asked for in another tab: this one keeps what it holds.
  const reset = context.waitForEvent('page');
  await dialog.getByRole('link', { name: /Passwort vergessen/ }).click();
  await expect((await reset).getByRole('heading', { level: 1 })).toBeVisible();
  await (await reset).close();
  await dialog.getByLabel('Passwort', { exact: false }).focus();
  await expect(dialog.getByLabel('Passwort', { exact: false })).toBeFocused();
  // A token of the same second would be the same.
  await page.waitForTimeout(1100);
  await page.keyboard.type('Portal-Demo-2026');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  await typeTaleAfter(page, 'Vorher. Eins.');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Vorher. Eins.${tale}`]);
});

test('another person who logs in over the page saves nothing of it, and the first one goes on later', async ({
  page,
  request,
  context,
  allowedLines,
}) => {
  test.slow();
  allowedLines.push(/status of 401/);
  const path = await makePage(request, 'Eine Seite, an der jemand anderes sitzt', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Von mir.');
  const former = await tokenIn(context);
  await page.route(/\/\+\+api\+\+/, (route) => {
    const headers = { ...route.request().headers() };
    const isOld = headers['authorization']?.endsWith(former) === true;
    return route.fallback({ headers: isOld ? { ...headers, authorization: 'Bearer abgelaufen' } : headers });
  });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });
  await dialog.getByRole('button', { name: 'Mit anderem Benutzernamen anmelden' }).press('Enter');
  await expect(dialog).toContainText('bleibt auf diesem Gerät ein Entwurf, den Sie nicht sehen');
  await expect(dialog.getByLabel('Benutzername', { exact: false })).toBeFocused();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.keyboard.type('editor');
  await dialog.getByLabel('Passwort', { exact: false }).fill('Portal-Demo-2026');
  await page.keyboard.press('Enter');
  // The page is still locked for the first one.
  await expect(page.getByRole('heading', { name: 'Diese Seite wird gerade bearbeitet' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Von mir.');
  expect(await storedWords(request, path)).toEqual(['Vorher.']);
  await openEditor(page, path);
  await expect(text(page, 'Vorher. Von mir.')).toHaveCount(1);
  await typeTaleAfter(page, 'Vorher. Von mir.');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Vorher. Von mir.${tale}`]);
});

test('nothing is saved in the name of somebody else who logs in in another window', async ({
  page,
  request,
  context,
}) => {
  const path = await makePage(request, 'Eine Seite neben einem anderen Fenster', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Von mir.');
  const other = await context.newPage();
  await logIn(other, 'editor');
  await openPage(other, '/de');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Hier ist jetzt jemand anderes angemeldet' });
  await expect(dialog).toContainText('Edda Redlich');
  expect(await axeFindings(page)).toEqual([]);
  expect(await storedWords(request, path)).toEqual(['Vorher.']);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await typeTaleAfter(page, 'Vorher. Von mir.');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByLabel('Passwort', { exact: false })).toBeFocused();
  await page.keyboard.type('Portal-Demo-2026');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  expect(await storedWords(request, path)).toEqual([`Vorher. Von mir.${tale}`]);
});

for (const way of ['stays', 'loads the page anew'] as const)
  test(`a save whose answer is lost on the way is nobody else’s, for who ${way}`, async ({
    page,
    request,
    allowedLines,
  }) => {
    allowedLines.push(/net::ERR_/);
    const path = await makePage(request, `Eine Seite ohne Antwort, wer ${way}`, ['Vorher.']);
    await openEditor(page, path);
    await typeAfter(page, 'Vorher.', ' Eins.');
    const release = await failSaves(page, path, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await page.keyboard.press('Control+s');
    await expect(notice(page, 'Keine Verbindung')).toBeVisible();
    expect(await storedWords(request, path)).toEqual(['Vorher. Eins.']);
    await page.keyboard.type(' Zwei.');
    await isKept(page, 'Vorher. Eins. Zwei.');
    await release();
    if (way === 'stays') await page.keyboard.press('Control+s');
    else await openPage(page, `${path}/edit`);
    await expect(text(page, 'Vorher. Eins. Zwei.')).toHaveCount(1);
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Vorher. Eins. Zwei.']);
  });

test('a browser without room for drafts says so, and the page is saved all the same', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('voll', 'QuotaExceededError');
    };
  });
  const path = await makePage(request, 'Eine Seite ohne Platz', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  await expect(notice(page, 'kein Platz für Entwürfe')).toBeVisible();
  await typeTale(page);
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Vorher. Eins.${tale}`]);
});

test('a part of the site that a deployment has replaced takes no work away', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/status of 404/, /dynamically imported module/, /preload/i);
  const path = await makePage(request, 'Eine Seite nach neuer Fassung', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  const missing: string[] = [];
  const fetches = /\/assets\//;
  await page.route(fetches, (route) => {
    missing.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  // What this block shows is fetched for the first one on a page.
  await page.keyboard.press('Enter');
  await page.keyboard.type('/suche');
  await page.keyboard.press('Enter');
  const failure = page.locator('.tool-block .block-failure');
  await expect(failure).toBeVisible();
  expect(missing).not.toEqual([]);
  await expect(missingPart(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await typeTaleAfter(page, 'Vorher. Eins.');
  await expect(savedState(page)).toContainText('Entwurf gesichert');
  await page.unroute(fetches);
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(failure).toHaveCount(0);
  const isLoaded = page.waitForEvent('load');
  await missingPart(page).getByRole('button', { name: 'Speichern und neu laden' }).click();
  await isLoaded;
  await expect(text(page, `Vorher. Eins.${tale}`)).toHaveCount(1);
  await expect(notice(page, /Ungespeichert seit/)).toHaveCount(0);
  expect(await storedWords(request, path)).toContain(`Vorher. Eins.${tale}`);
});

test('a page of which all is saved is left for one that is loaded anew where a part of the site was replaced', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/status of 404/, /dynamically imported module/, /preload/i);
  const path = await makePage(request, 'Eine gespeicherte Seite nach neuer Fassung', ['Vorher.']);
  await openEditor(page, path);
  await typeTaleAfter(page, 'Vorher.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  // The page that is loaded names the parts that are there now.
  const missing: string[] = [];
  let isOld = true;
  await page.route(/\/assets\//, (route) => {
    if (!isOld) return route.fallback();
    missing.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) isOld = false;
  });
  await page.locator('#toolbar .cancel').click();
  await expect(page.locator('#toolbar .edit')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main')).toContainText(`Vorher.${tale}`);
  // The view of the page may have been fetched beside the editor; what shows the institutes never is.
  await page.locator('#navigation').getByRole('link', { name: 'Institute', exact: true }).click();
  await expect.poll(() => [missing.length > 0, isOld]).toEqual([true, false]);
  await expect(page).toHaveURL(/\/de\/institute$/);
  await expect(page.locator('main h1')).toHaveText('Institute');
});
