import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn, makePage, openEditor, storedWords, unfold } from './support/editing';
import { axeFindings, expect, openPage, test } from './support/journey';
import { isKept, notice, save, savedState, tale, text, typeAfter, typeTaleAfter } from './support/typing';

test('unsaved work is there again after a reload, and can be saved, undone and thrown away', async ({
  page,
  request,
}) => {
  test.slow();
  const path = await makePage(request, 'Eine Seite, die neu geladen wird', ['Vorher.', 'Bleibt.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Neu.');
  await isKept(page, 'Vorher. Neu.');
  await page.reload();
  await expect(text(page, 'Vorher. Neu.')).toHaveCount(1);
  await expect(notice(page, /Ungespeichert seit/)).toContainText('eine Änderung');
  expect(await axeFindings(page)).toEqual([]);

  // What is stored can be looked at beside it.
  await page.getByRole('button', { name: 'Gespeicherten Stand zeigen' }).click();
  const stored = page.frameLocator('.tool-preview__window');
  await expect(stored.getByText('Vorher.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text(page, 'Vorher. Neu.')).toHaveCount(1);

  // Throwing it away is a step like any other.
  await notice(page, /Ungespeichert seit/)
    .getByRole('button', { name: 'Verwerfen' })
    .click();
  await expect(text(page, 'Vorher. Neu.')).toHaveCount(0);
  await expect(savedState(page)).toContainText('Gesichert');
  await page.locator('#toolbar .undo').click();
  await typeTaleAfter(page, 'Vorher. Neu.');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Vorher. Neu.${tale}`, 'Bleibt.']);

  await page.goto(`${path}/edit`);
  await expect(text(page, 'Vorher. Neu.')).toHaveCount(1);
  await expect(notice(page, /Ungespeichert seit/)).toHaveCount(0);
});

test('work of the day before is there since yesterday', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite von gestern', ['Vorher.']);
  await page.clock.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Neu.');
  await isKept(page, 'Vorher. Neu.');
  await page.clock.setSystemTime(Date.now());
  await page.reload();
  await expect(notice(page, /Ungespeichert seit gestern \d\d:\d\d · eine Änderung/)).toBeVisible();
});

test('the changed blocks of a resumed page are marked, keys lead through them, and each is taken back alone', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Marken', ['Eins.', 'Zwei.', 'Drei.']);
  await openEditor(page, path);
  await typeAfter(page, 'Eins.', ' Anders.');
  await typeAfter(page, 'Drei.', '');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Vier.');
  await isKept(page, 'Vier.');
  await expect(page.locator('.tool-change')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.tool-change')).toHaveCount(2);
  const marked = (words: string, kind: string) =>
    expect(
      page.locator('.tool-block--selected', { hasText: words }).locator('.tool-change__kind'),
    ).toHaveText(kind);
  await page.keyboard.press('F8');
  await marked('Eins. Anders.', 'geändert');
  await page.keyboard.press('F8');
  await marked('Vier.', 'neu');
  await page.keyboard.press('Shift+F8');
  await marked('Eins. Anders.', 'geändert');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.tool-block--selected').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(text(page, 'Eins.')).toBeFocused();
  await expect(page.locator('.tool-change')).toHaveCount(1);
  // What is typed now is marked as well.
  await typeAfter(page, 'Zwei.', ' Neu.');
  await expect(page.locator('.tool-change')).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await expect(page.locator('.tool-change')).toHaveCount(0);
  await expect.poll(() => storedWords(request, path)).toEqual(['Eins.', 'Zwei. Neu.', 'Drei.', 'Vier.']);
});

test('a tab that dies loses nothing, half-typed inputs included', async ({ page, request, context }) => {
  const path = await makePage(request, 'Eine Seite, deren Fenster stirbt', ['Vorher.']);
  await openEditor(page, path);
  await unfold(page);
  await page.locator('#field-effective').fill('31.0');
  await typeAfter(page, 'Vorher.', ' Neu.');
  await isKept(page, 'Vorher. Neu.');
  await isKept(page, '31.0');
  await page.close();
  const other = await context.newPage();
  await openPage(other, `${path}/edit`);
  await expect(text(other, 'Vorher. Neu.')).toHaveCount(1);
  await unfold(other);
  await expect(other.locator('#field-effective')).toHaveValue('31.0');
  await other.locator('#field-effective').fill('');
  await typeTaleAfter(other, 'Vorher. Neu.');
  await save(other, path);
  expect(await storedWords(request, path)).toEqual([`Vorher. Neu.${tale}`]);
});

test('a new page is resumed where it was begun, and nowhere else', async ({ page }) => {
  await logIn(page);
  await openPage(page, '/de/add?type=Document');
  const title = page.locator('.tool-sidebar').getByLabel('Titel', { exact: false }).first();
  await title.fill('Eine begonnene Seite');
  await page.locator('.tool-block .text-editor').last().click();
  await page.keyboard.type('Der erste Satz.');
  await isKept(page, 'Der erste Satz.');
  await page.reload();
  await expect(title).toHaveValue('Eine begonnene Seite');
  await expect(text(page, 'Der erste Satz.')).toHaveCount(1);
  await openPage(page, '/de/add?type=News%20Item');
  await expect(notice(page, /Ungespeichert seit/)).toHaveCount(0);
  await openPage(page, '/de/add?type=Document');
  await notice(page, /Ungespeichert seit/)
    .getByRole('button', { name: 'Verwerfen' })
    .click();
  await expect(title).toHaveValue('');
  // It is as it was begun, with its title and a text to type in.
  await expect(page.locator('.tool-block.block-editor-title')).toHaveCount(1);
  await page.locator('.tool-block .text-editor').last().click();
  await page.keyboard.type('Von vorn.');
  await expect(text(page, 'Von vorn.')).toHaveCount(1);
});

test('drafts of others are never shown', async ({ page, request, context }) => {
  const path = await makePage(request, 'Eine Seite zweier Personen', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Von mir.');
  await isKept(page, 'Von mir.');
  await page.close();
  const other = await context.newPage();
  await logIn(other, 'admin').catch(() => logIn(other, 'editor'));
  await openPage(other, path);
  await openPage(other, `${path}/edit`);
  await expect(other.locator('body')).not.toContainText('Von mir.');
});

/** The keys of all that this browser keeps of unsaved work. */
const keptKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('portal-drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          reading.onsuccess = () => resolve(reading.result.map(String));
        };
      }),
  );

test('the drafts of whoever has logged out go once somebody else is there, who need not edit anything', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite an einem gemeinsamen Rechner', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Von mir.');
  await isKept(page, 'Von mir.');
  page.on('dialog', (dialog) => void dialog.accept());
  await openPage(page, '/de/logout');
  expect(await keptKeys(page)).toContainEqual(expect.stringContaining(path));
  await logIn(page, 'editor');
  await openPage(page, '/de');
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

test('a draft of a form that is not known is handed out as a file, and stays until it is deleted', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit fremdem Entwurf', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Aus alter Zeit.');
  await isKept(page, 'Aus alter Zeit.');
  await page.evaluate(
    (place) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('portal-drafts');
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          const opened = drafts.openCursor();
          opened.onsuccess = () => {
            const cursor = opened.result;
            if (!cursor) return resolve();
            const stored = cursor.value as object;
            if (String(cursor.key).endsWith(`${place}\n1`)) cursor.update({ ...stored, form: 0 });
            cursor.continue();
          };
        };
      }),
    path,
  );
  await page.reload();
  const unreadable = notice(page, 'ein Entwurf dieser Seite, den diese Fassung des Portals nicht lesen kann');
  await expect(unreadable).toBeVisible();
  await expect(text(page, 'Vorher.')).toHaveText('Vorher.');
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await unreadable.getByRole('button', { name: 'Herunterladen' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Vorher. Aus alter Zeit.');
  // What is written now lies beside it.
  await typeAfter(page, 'Vorher.', ' Neu.');
  await isKept(page, 'Vorher. Neu.');
  await save(page, path);
  await openPage(page, `${path}/edit`);
  await unreadable.getByRole('button', { name: 'Löschen' }).click();
  await expect(unreadable).toHaveCount(0);
  await page.reload();
  await expect(text(page, 'Vorher. Neu.')).toHaveCount(1);
  await expect(unreadable).toHaveCount(0);
});

test('who wants to leave may save first', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite, die verlassen wird', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Neu.');
  await page.locator('#toolbar .cancel').click();
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Speichern und verlassen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await storedWords(request, path)).toEqual(['Vorher. Neu.']);
});

test('what is thrown away on leaving is not offered again', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite, die verworfen wird', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Neu.');
  await isKept(page, 'Vorher. Neu.');
  await page.locator('#toolbar .cancel').click();
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await openPage(page, `${path}/edit`);
  await expect(text(page, 'Vorher.')).toHaveCount(1);
  await expect(notice(page, /Ungespeichert seit/)).toHaveCount(0);
});

test('the first save of a new page keeps its steps, its caret and its place', async ({ page, request }) => {
  const id = `erst-neu-${Date.now()}`;
  await logIn(page);
  await openPage(page, '/de/add?type=Document');
  await page.locator('.tool-sidebar').getByLabel('Titel', { exact: false }).first().fill(id);
  await page.locator('.tool-block .text-editor').last().click();
  await page.keyboard.type('Eins.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(new RegExp(`/de/${id}/edit$`));
  await expect(page.locator('#page-edit')).toBeVisible();
  await page.keyboard.type(' Zwei.');
  await expect(text(page, 'Eins. Zwei.')).toHaveCount(1);
  // Who types slowly makes more steps.
  let steps = 0;
  for (; (await text(page, 'Eins').count()) > 0; steps += 1) await page.locator('#toolbar .undo').click();
  await expect(text(page, 'Eins.')).toHaveCount(0);
  for (; steps > 0; steps -= 1) await page.locator('#toolbar .redo').click();
  await save(page, `/de/${id}`);
  expect(await storedWords(request, `/de/${id}`)).toEqual(['Eins. Zwei.']);
});
