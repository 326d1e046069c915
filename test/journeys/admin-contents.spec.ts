import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { logIn, makePage, publish, storedOf, tokenOf } from './support/editing';
import {
  axeFindings,
  expect,
  failedResponse,
  needsAddOn,
  openPage,
  settled,
  sidewaysScroll,
  test,
} from './support/journey';
import { widths } from './support/sweep';

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const check = (page: Page, title: string) => rowOf(page, title).getByRole('checkbox').check();

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Was sich mit den Inhalten tun lässt' }).getByRole('button', { name });

const told = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

/** The titles in a folder, in the order of its editors; none as long as it is not there. */
async function titlesIn(request: APIRequestContext, folder: string): Promise<string[]> {
  const authorization = `Bearer ${await tokenOf(request, 'siteadmin')}`;
  const answer = await request.get(
    `/++api++${folder}/@search?path.depth=1&sort_on=getObjPositionInParent&b_size=1000&show_inactive=1`,
    { headers: { Accept: 'application/json', Authorization: authorization } },
  );
  const { items = [] } = (await answer.json()) as { items?: { title: string }[] };
  return items.map(({ title }) => title);
}

async function makeFolder(request: APIRequestContext, title: string, titles: readonly string[]) {
  const folder = await makePage(request, title, []);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  for (const each of titles) {
    const data = { '@type': 'Document', title: each };
    const answer = await request.post(`/++api++${folder}`, { headers, data });
    expect(answer.status()).toBe(201);
  }
  return folder;
}

test('what is chosen in a folder is renamed, tagged, dated, published and deleted', async ({
  page,
  request,
}) => {
  const folder = await makeFolder(request, 'Ordner der Arbeit', ['Erste', 'Zweite', 'Dritte']);
  await logIn(page);
  await openPage(page, `${folder}/contents`);
  await expect(page.locator('main h1')).toHaveText('Inhalte von „Ordner der Arbeit“');
  await expect(page.getByText('Dieser Ordner')).toBeVisible();
  for (const name of ['Umbenennen', 'Status', 'Schlagwörter', 'Eigenschaften', 'Einfügen', 'Löschen'])
    await expect(tool(page, name)).toBeDisabled();

  await check(page, 'Erste');
  await tool(page, 'Umbenennen').click();
  await page.getByLabel('Titel').fill('Erste, neu benannt');
  await page.getByLabel('Kurzname').fill('Neuer Name');
  await page.keyboard.press('Enter');
  await told(page, 'Inhalt(e) aktualisiert.');
  await expect(rowOf(page, 'Erste, neu benannt')).toContainText('neuer-name');

  await check(page, 'Erste, neu benannt');
  await check(page, 'Zweite');
  await expect(page.getByText('2 von 3 ausgewählt')).toBeVisible();
  await tool(page, 'Schlagwörter').click();
  await page.getByLabel('Neue Schlagwörter').fill('Aufräumen,');
  await page.getByLabel('Neue Schlagwörter').press('Enter');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(async () => (await storedOf(request, `${folder}/zweite`))['subjects'])
    .toEqual(['Aufräumen']);

  await check(page, 'Zweite');
  await tool(page, 'Eigenschaften').click();
  const expires = page.getByRole('group', { name: 'Läuft ab am' }).or(page.getByLabel('Läuft ab am')).first();
  await expires.fill('01.02.2020');
  await page.getByLabel('Rechte').fill('Frei');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(rowOf(page, 'Zweite')).toContainText('Abgelaufen');
  expect((await storedOf(request, `${folder}/zweite`))['rights']).toBe('Frei');

  await page.getByLabel('Alle auf dieser Seite').check();
  await tool(page, 'Status').click();
  await page.getByRole('radio', { name: 'Veröffentlichen', exact: true }).check();
  await page.getByLabel('Kommentar').fill('Fertig');
  await page.getByRole('button', { name: 'Status ändern' }).click();
  await told(page, 'Status der Inhalte aktualisiert.');
  await expect(rowOf(page, 'Dritte')).toContainText('veröffentlicht');

  await check(page, 'Zweite');
  await check(page, 'Dritte');
  await tool(page, 'Löschen').click();
  await expect(page.getByRole('dialog', { name: 'Ausgewählte Inhalte löschen?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click();
  await told(page, '2 Inhalte wurden gelöscht.');
  await expect(rowOf(page, 'Dritte')).toHaveCount(0);
  expect(await titlesIn(request, folder)).toEqual(['Erste, neu benannt']);
});

test.describe('cut, copied and pasted', () => {
  test.use({ allowedLines: [new RegExp(`${failedResponse.source}|status of 5`)] });

  test('content is put into another folder, and what cannot be put there is said', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const from = await makeFolder(request, 'Ordner der Herkunft', ['Umzugsgut', 'Vorlage']);
    const to = await makeFolder(request, 'Ordner des Ziels', []);
    await logIn(page);
    await openPage(page, `${from}/contents`);
    await rowOf(page, 'Umzugsgut')
      .getByRole('button', { name: /^Aktionen/ })
      .click();
    await page.getByRole('button', { name: 'Ausschneiden', exact: true }).last().click();
    await told(page, 'Inhalt(e) ausgeschnitten.');
    await openPage(page, `${to}/contents`);
    await tool(page, 'Einfügen').click();
    await told(page, 'Inhalt(e) eingefügt.');
    await expect(rowOf(page, 'Umzugsgut')).toBeVisible();
    await expect(tool(page, 'Einfügen')).toBeDisabled();
    expect(await titlesIn(request, from)).toEqual(['Vorlage']);

    // The page one looks at is copied from its own panel, and moved by a dialog.
    await openPage(page, `${from}/vorlage`);
    await page.locator('#toolbar-more').click();
    await page.getByRole('button', { name: 'Kopieren', exact: true }).click();
    await told(page, 'Inhalt(e) kopiert.');
    await openPage(page, to);
    await page.locator('#toolbar-more').click();
    await page.getByRole('button', { name: '1 Inhalt hier einfügen' }).click();
    await told(page, 'Inhalt(e) eingefügt.');
    expect(await titlesIn(request, to)).toEqual(['Umzugsgut', 'Vorlage']);

    await openPage(page, `${to}/umzugsgut`);
    await page.locator('#toolbar-more').click();
    await page.getByRole('button', { name: 'Verschieben …' }).click();
    await expect(page.getByText('Hier liegt der Inhalt schon.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Ort suchen oder Pfad eingeben').fill(from);
    await page.getByRole('button', { name: /Ordner der Herkunft/ }).click();
    await page.getByRole('button', { name: 'Nach „Ordner der Herkunft“ verschieben' }).click();
    await told(page, 'Der Inhalt wurde verschoben.');
    await expect(page).toHaveURL(new RegExp(`${from}/umzugsgut$`));
    await settled(page);

    await page.locator('#toolbar-more').click();
    await page.getByRole('button', { name: 'Umbenennen' }).click();
    await expect(page.getByLabel('Titel')).toBeFocused();
    await page.getByLabel('Kurzname').fill('angekommen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${from}/angekommen$`));

    await openPage(page, '/de/contents');
    // However many lie there.
    await page.getByRole('searchbox', { name: 'Inhalte filtern …' }).fill('Ordner der Herkunft');
    const folderRow = page.locator(`[data-row="${from}"]`);
    await folderRow.getByRole('button', { name: /^Aktionen/ }).click();
    await page.getByRole('button', { name: 'Ausschneiden', exact: true }).last().click();
    await openPage(page, `${from}/contents`);
    await tool(page, 'Einfügen').click();
    await told(page, 'Diesen Inhalt können Sie hier nicht einfügen.');
    await expect(tool(page, 'Einfügen')).toBeEnabled();
  });
});

test('a folder is put into order by keys and pointer, filtered, paged and shown as a whole', async ({
  page,
  request,
}) => {
  // A Plone makes two of them in a second.
  test.setTimeout(240_000);
  const titles = Array.from({ length: 120 }, (_, at) => `Blatt ${String(at + 1).padStart(3, '0')}`);
  const folder = await makeFolder(request, 'Ordner der Ordnung', titles);
  await logIn(page);
  await openPage(page, `${folder}/contents`);
  await expect(page.getByText('1 bis 50 von 120')).toBeVisible();

  const grip = rowOf(page, 'Blatt 001').getByRole('button', { name: /verschieben/ });
  await grip.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(async () => (await titlesIn(request, folder)).slice(0, 2))
    .toEqual(['Blatt 002', 'Blatt 001']);
  await expect(grip).toBeFocused();
  const box = await grip.boundingBox();
  if (!box) throw new Error('The grip is not drawn.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 10 + 2 * 49, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await titlesIn(request, folder)).slice(0, 4))
    .toEqual(['Blatt 002', 'Blatt 003', 'Blatt 004', 'Blatt 001']);
  await rowOf(page, 'Blatt 001')
    .getByRole('button', { name: /^Aktionen/ })
    .click();
  await page.getByRole('button', { name: 'An das Ende des Ordners' }).click();
  await expect.poll(async () => (await titlesIn(request, folder)).at(-1)).toBe('Blatt 001');
  await page.getByRole('button', { name: 'Reihenfolge', exact: true }).click();
  await page.getByRole('button', { name: 'Titel, absteigend' }).click();
  await expect.poll(async () => (await titlesIn(request, folder))[0]).toBe('Blatt 120');

  await page.getByRole('link', { name: 'Seite 2 von 3' }).click();
  await expect(page.getByText('51 bis 100 von 120')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Inhalte filtern …' }).fill('Blatt 07');
  await expect(page.getByText('1 bis 10 von 10')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('searchbox', { name: 'Inhalte filtern …' }).fill('');
  await page.getByRole('button', { name: 'Titel', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('[data-row]').first()).toContainText('Blatt 001');

  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await expect(page.getByText('1 bis 120 von 120')).toBeVisible();
  await page.getByLabel('Alle auf dieser Seite').check();
  await expect(page.getByText('120 von 120 ausgewählt')).toBeVisible();
  expect(await page.locator('[data-row]').count()).toBeLessThan(90);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(rowOf(page, 'Blatt 120')).toBeVisible();
  await expect(rowOf(page, 'Blatt 120').getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Auswählen' }).click();
  await page.getByRole('button', { name: 'Auswahl umkehren' }).click();
  await expect(page.getByText(/ausgewählt$/)).toHaveCount(0);
});

test('files are taken into a folder; its contents are fit for every window and for who may do less', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const folder = await makeFolder(request, 'Ordner der Dateien', ['Beilage']);
  await publish(request, folder);
  await logIn(page);
  await openPage(page, `${folder}/contents`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await (
    await choosing
  ).setFiles([
    { name: 'eins.txt', mimeType: 'text/plain', buffer: Buffer.from('Eins') },
    { name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
    { name: 'zwei.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_500_000, 'x') },
  ]);
  await expect(rowOf(page, 'eins.txt')).toBeVisible();
  await expect(rowOf(page, 'zwei.txt')).toBeVisible();
  await expect(page.getByText('Die Datei ist leer.')).toBeVisible();
  await page.getByRole('button', { name: 'Meldung zu „leer.txt“ schließen' }).click();
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    // What one looks for can be read.
    const field = await page.getByRole('searchbox', { name: 'Inhalte filtern' }).boundingBox();
    expect(field?.width).toBeGreaterThan(200);
  }
  const reviewer = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(reviewer, 'reviewer');
  await openPage(reviewer, `${folder}/contents`);
  await check(reviewer, 'Beilage');
  await expect(tool(reviewer, 'Status')).toBeEnabled();
  await expect(tool(reviewer, 'Löschen')).toHaveCount(0);
  await expect(reviewer.getByRole('button', { name: 'Hochladen', exact: true })).toHaveCount(0);
  await reviewer.close();
});

test('a whole folder is uploaded, found in the tree of folders, and shown by its pictures', async ({
  page,
  request,
}, testInfo) => {
  const folder = await makeFolder(request, 'Ordner der Ordner', ['Beilage']);
  const source = testInfo.outputPath('Messreihe');
  mkdirSync(join(source, 'Rohdaten'), { recursive: true });
  writeFileSync(join(source, 'bericht.txt'), 'Bericht');
  writeFileSync(join(source, 'leer.txt'), '');
  writeFileSync(join(source, 'Rohdaten', 'werte.txt'), 'Werte');
  writeFileSync(
    join(source, 'Rohdaten', 'kurve.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M0 0h90v60z"/></svg>',
  );
  await logIn(page);
  await openPage(page, `${folder}/contents`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ordner hochladen' }).click();
  await (await choosing).setFiles(source);
  await expect(rowOf(page, 'Messreihe')).toBeVisible();
  await expect(page.getByText('Messreihe/leer.txt', { exact: true })).toBeVisible();
  await expect(page.getByText('Die Datei ist leer.')).toBeVisible();
  await expect.poll(() => titlesIn(request, `${folder}/messreihe/rohdaten`)).toHaveLength(2);
  await expect
    .poll(async () => (await titlesIn(request, `${folder}/messreihe`)).sort())
    .toEqual(['Rohdaten', 'bericht.txt']);
  await page.getByRole('button', { name: 'Meldung zu „Messreihe/leer.txt“ schließen' }).click();

  await page.getByRole('button', { name: 'Ordner', exact: true }).click();
  const tree = page.getByRole('navigation', { name: 'Ordner', exact: true });
  await expect(tree.getByRole('link', { name: 'Ordner der Ordner' })).toHaveAttribute('aria-current', 'page');
  await tree.getByRole('button', { name: 'Ordner in „Ordner der Ordner“' }).press('Enter');
  await tree.getByRole('button', { name: 'Ordner in „Messreihe“' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await tree.getByRole('link', { name: 'Rohdaten' }).click();
  await expect(page.locator('main h1')).toHaveText('Inhalte von „Rohdaten“');

  await page.getByRole('button', { name: 'Als Bilder' }).click();
  const pictures = page.getByRole('list', { name: 'Inhalte' });
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  await pictures.getByRole('link', { name: 'kurve.svg' }).press('x');
  await expect(page.getByText('1 von 2 ausgewählt')).toBeVisible();
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.reload();
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Als Liste' }).click();
  await expect(rowOf(page, 'werte.txt')).toBeVisible();
});

test('contents open at the root, at homes, institutes, their sections and blogs; each row leads on and has its menu', async ({
  page,
  request,
}) => {
  needsAddOn();
  await logIn(page);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  const firstOf = async (type: string) => {
    const answer = await request.get(`/++api++/@search?portal_type=${type}&b_size=1`, { headers });
    const { items } = (await answer.json()) as { items: { '@id': string }[] };
    return new URL(items[0]?.['@id'] ?? '').pathname.replace('/++api++', '');
  };
  const places = ['', '/de', '/en'];
  for (const type of ['Institut', 'Institutsbereich', 'BlogFolder']) places.push(await firstOf(type));
  for (const place of places) {
    await openPage(page, `${place}/contents`);
    await expect(page.locator('main h1'), place).toHaveText(/^(Inhalte von|Contents of) [„“]/);
    await expect(page.locator('[data-row]').first(), place).toBeVisible();
  }

  const folder = await makeFolder(request, 'Ordner der Zeilen', ['Seite mit Menü']);
  await openPage(page, `${folder}/contents`);
  const row = rowOf(page, 'Seite mit Menü');
  const path = `${folder}/seite-mit-menue`;
  await expect(row.getByRole('link', { name: 'Seite mit Menü' })).toHaveAttribute('href', `${path}/contents`);
  await row.getByRole('button', { name: /^Aktionen/ }).click();
  const menu = page.locator('.admin-dropdown__item');
  await expect(menu).toHaveText([
    'Bearbeiten',
    'Ansehen',
    'Ausschneiden',
    'Kopieren',
    'An den Anfang des Ordners',
    'An das Ende des Ordners',
    'Löschen',
  ]);
  await expect(menu.nth(0)).toHaveAttribute('href', `${path}/edit`);
  await expect(menu.nth(1)).toHaveAttribute('href', path);
});
