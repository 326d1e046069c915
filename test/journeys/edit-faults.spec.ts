import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { logIn, makePage, openEditor, storedOf, storedWords, tokenOf } from './support/editing';
import { axeFindings, expect, openPage, test } from './support/journey';
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
    await release();
    if (!waits) await notice(page, words).getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(notice(page, words)).toHaveCount(0, { timeout: longestWait });
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
  // Nothing has to be fetched for it, which a deployment may have replaced.
  const fetches = /\/assets\//;
  await page.route(fetches, (route) => route.fulfill({ status: 404 }));
  // The server knows the token no more, the browser does not know that.
  await page.route(/\/\+\+api\+\+/, (route) => {
    const headers = { ...route.request().headers() };
    const isOld = headers['authorization']?.endsWith(oldToken) === true;
    return route.fallback({ headers: isOld ? { ...headers, authorization: 'Bearer abgelaufen' } : headers });
  });
  const cookies = await context.cookies();
  const oldToken = cookies.find(({ name }) => name === 'auth_token')?.value ?? '';
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(fetches);
  await expect(dialog.getByLabel('Benutzername', { exact: false })).toHaveValue('siteadmin');
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

/** Takes the lock of a page away, changes it in the name of somebody else, and keeps the lock or gives it back. */
async function takeOver(
  request: Parameters<typeof tokenOf>[0],
  path: string,
  change: Record<string, unknown> | undefined,
  keeps: boolean,
): Promise<void> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'editor')}`,
  };
  const url = `/++api++${path}`;
  const ok = async (answer: Promise<{ ok: () => boolean }>) => expect((await answer).ok()).toBe(true);
  await ok(request.delete(`${url}/@lock`, { headers, data: { force: true } }));
  const lock = (await (await request.post(`${url}/@lock`, { headers, data: {} })).json()) as {
    token: string;
  };
  if (change)
    await ok(request.patch(url, { headers: { ...headers, 'Lock-Token': lock.token }, data: change }));
  if (!keeps) await ok(request.delete(`${url}/@lock`, { headers, data: {} }));
}

test('a lock that somebody takes is said with who has it, and can be taken back', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/status of 403/);
  const path = await makePage(request, 'Eine Seite ohne Sperre', ['Vorher.', 'Unten.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  await takeOver(request, path, undefined, true);
  await page.keyboard.press('Control+s');
  const lost = notice(page, /bearbeitet diese Seite jetzt/);
  await expect(lost).toBeVisible();
  await expect(notice(page, 'Nicht gespeichert')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await typeTale(page);
  await lost.getByRole('button', { name: 'Selbst weiterbearbeiten' }).click();
  await expect(lost).toHaveCount(0);
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Vorher. Eins.${tale}`, 'Unten.']);
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

test('what somebody else has saved meanwhile is joined with what is written here', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite zu zweit', ['Oben.', 'Unten.']);
  await openEditor(page, path);
  await typeAfter(page, 'Oben.', ' Von mir.');
  const stored = await storedOf(request, path);
  const blocks = structuredClone(stored['blocks']) as Record<string, Record<string, unknown>>;
  blocks['t1'] = {
    '@type': 'slate',
    plaintext: 'Unten. Von ihr.',
    value: [{ type: 'p', children: [{ text: 'Unten. Von ihr.' }] }],
  };
  await takeOver(
    request,
    path,
    { blocks, blocks_layout: stored['blocks_layout'], description: 'Ihre' },
    false,
  );
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  await expect(text(page, 'Unten. Von ihr.')).toHaveCount(1);
  expect(await storedWords(request, path)).toEqual(['Oben. Von mir.', 'Unten. Von ihr.']);
  await typeTaleAfter(page, 'Oben. Von mir.');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Oben. Von mir.${tale}`, 'Unten. Von ihr.']);
  expect(await storedOf(request, path)).toMatchObject({ description: 'Ihre' });
});

/** Opens a page and changes its first text here and, as somebody else, in what is stored; saves, and gives the question. */
async function quarrel(page: Page, request: APIRequestContext, path: string): Promise<Locator> {
  await openEditor(page, path);
  await typeAfter(page, 'Streit.', ' Von mir.');
  const stored = await storedOf(request, path);
  const blocks = structuredClone(stored['blocks']) as Record<string, Record<string, unknown>>;
  blocks['t0'] = {
    '@type': 'slate',
    plaintext: 'Streit. Von ihr.',
    value: [{ type: 'p', children: [{ text: 'Streit. Von ihr.' }] }],
  };
  await takeOver(request, path, { blocks, blocks_layout: stored['blocks_layout'] }, false);
  await page.keyboard.press('Control+s');
  return page.getByRole('dialog', { name: 'Edda Redlich hat diese Seite inzwischen geändert' });
}

test('where both have changed the same, one is asked, and nothing is lost for who decides later', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite im Streit', ['Streit.', 'Unten.']);
  const dialog = await quarrel(page, request, path);
  await expect(dialog.getByText('Streit. Von mir.')).toBeVisible();
  await expect(dialog.getByText('Streit. Von ihr.')).toBeVisible();
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('tool-conflict') ?? [])].map((range) => (range as Range).toString()),
    );
  await expect.poll(marked).toEqual(['mir', 'ihr']);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Später entscheiden' }).click();
  await expect(text(page, 'Streit. Von mir.')).toHaveCount(1);
  expect(await storedWords(request, path)).toEqual(['Streit. Von ihr.', 'Unten.']);
  await typeTaleAfter(page, 'Unten.');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('radio', { name: 'Fassung von Edda Redlich' }).check();
  await dialog.getByRole('button', { name: 'Zusammenführen und speichern' }).click();
  await expect(text(page, 'Streit. Von ihr.')).toHaveCount(1);
  await expect.poll(() => storedWords(request, path)).toEqual(['Streit. Von ihr.', `Unten.${tale}`]);
  await page.locator('#toolbar .undo').click();
  await expect(text(page, 'Streit. Von mir.')).toHaveCount(1);
});

test('of a block that both have changed both can be kept, one below the other, by keys', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit beiden', ['Streit.', 'Unten.']);
  const dialog = await quarrel(page, request, path);
  await dialog.getByRole('radio', { name: 'Ihre Fassung' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Beide behalten, untereinander' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const both = ['Streit. Von mir.', 'Streit. Von ihr.', 'Unten.'];
  await expect.poll(() => storedWords(request, path)).toEqual(both);
  for (const words of both) await expect(text(page, words)).toHaveCount(1);
  await page.locator('#toolbar .undo').click();
  await expect(text(page, 'Streit. Von ihr.')).toHaveCount(0);
});

test('two tabs of one page know of each other, and neither overwrites the other', async ({
  page,
  request,
  context,
}) => {
  const path = await makePage(request, 'Eine Seite in zwei Tabs', ['Oben.', 'Unten.']);
  await openEditor(page, path);
  const other = await context.newPage();
  await openPage(other, `${path}/edit`);
  await expect(notice(other, 'in einem anderen Tab geöffnet')).toBeVisible();
  await expect(notice(page, 'in einem anderen Tab geöffnet')).toBeVisible();
  await typeAfter(page, 'Oben.', ' Eins.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  // A tab in which nothing is unsaved shows it.
  await expect(text(other, 'Oben. Eins.')).toHaveCount(1);
  await typeAfter(other, 'Unten.', ' Zwei.');
  await typeTaleAfter(page, 'Oben. Eins.');
  await other.keyboard.press('Control+s');
  await expect(toast(other, 'Die Seite ist gespeichert.')).toBeVisible();
  // The tab that is closed leaves the lock to the other one.
  const released: string[] = [];
  context.on('request', (sent) => {
    if (sent.method() === 'DELETE' && sent.url().endsWith('/@lock')) released.push(sent.url());
  });
  await other.close({ runBeforeUnload: true });
  await expect(notice(page, 'in einem anderen Tab geöffnet')).toHaveCount(0);
  expect(((await storedOf(request, path))['lock'] as { locked: boolean }).locked).toBe(true);
  expect(released).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect.poll(() => storedWords(request, path)).toEqual([`Oben. Eins.${tale}`, 'Unten. Zwei.']);
  await expect(notice(page, 'in einem anderen Tab geöffnet')).toHaveCount(0);
});

test('a tab that is closed gives its lock back', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit geschlossenem Tab', ['Vorher.']);
  await openEditor(page, path);
  const isLocked = async () => ((await storedOf(request, path))['lock'] as { locked: boolean }).locked;
  expect(await isLocked()).toBe(true);
  await page.close({ runBeforeUnload: true });
  await expect.poll(isLocked).toBe(false);
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
  // The page may be there before the part of it that is missing.
  await expect.poll(() => [missing.length > 0, isOld]).toEqual([true, false]);
  await expect(page.locator('#toolbar .edit')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main')).toContainText(`Vorher.${tale}`);
});
