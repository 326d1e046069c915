import type { Page } from '@playwright/test';
import { axeFindings, expect, needsAddOn, openPage, sidewaysScroll, test } from './support/journey';
import { logIn, makePage, openEditor, storedOf, storedWords, watchWrites } from './support/editing';

const text = (page: Page, words: string) => page.locator('.tool-block .text-editor', { hasText: words });

test('what is typed is saved in one call, under the lock, with nothing but what has changed', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite zum Schreiben', ['Der erste Text.', 'Der zweite Text.']);
  const writes = watchWrites(page);
  await openEditor(page, path);
  await text(page, 'Der erste Text.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mehr davon.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dazwischen.');
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main')).toContainText('Dazwischen.');

  const patches = writes.filter((each) => each.method() === 'PATCH' && !each.url().endsWith('@lock'));
  expect(patches).toHaveLength(1);
  expect(Object.keys(patches[0]?.postDataJSON() as object).sort()).toEqual(['blocks', 'blocks_layout']);
  expect(patches[0]?.headers()['lock-token']).toBeTruthy();
  expect(await storedWords(request, path)).toEqual([
    'Der erste Text. Mehr davon.',
    'Dazwischen.',
    'Der zweite Text.',
  ]);
});

test('a lock is taken, and given back by cancelling', async ({ page, request }) => {
  const path = await makePage(request, 'Eine gesperrte Seite', ['Text.']);
  await openEditor(page, path);
  expect(((await storedOf(request, path))['lock'] as { locked: boolean }).locked).toBe(true);
  await page.locator('#toolbar .cancel').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect
    .poll(async () => ((await storedOf(request, path))['lock'] as { locked: boolean }).locked)
    .toBe(false);
});

test.describe('who has not answered yet', () => {
  test.use({ hasAnswered: false });

  test('nobody is asked about privacy over the page that is edited', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite ohne Frage', ['Text.']);
    await openEditor(page, path);
    await expect(page.locator('.cookie-banner')).toBeHidden();
    await page.locator('#toolbar .cancel').click();
    await expect(page.locator('.cookie-banner')).toBeVisible();
  });
});

test('what is not saved is asked about before it is thrown away', async ({ page, request }) => {
  const path = await makePage(request, 'Eine verlassene Seite', ['Text.']);
  await openEditor(page, path);
  await text(page, 'Text.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ungesichert.');
  await page.locator('#toolbar .cancel').click();
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page.locator('#page-edit')).toContainText('Text. Ungesichert.');
  await page.locator('#toolbar .cancel').click();
  await dialog.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await storedWords(request, path)).toEqual(['Text.']);
});

test('changes are undone and done again by the toolbar and by keys', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Rückwegen', ['Anfang.', 'Ende.']);
  await openEditor(page, path);
  await text(page, 'Anfang.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Weiter.');
  await page.locator('#toolbar .undo').click();
  await expect(text(page, 'Anfang. Weiter.')).toHaveCount(0);
  await page.locator('#toolbar .redo').click();
  await expect(text(page, 'Anfang. Weiter.')).toHaveCount(1);
  await text(page, 'Ende.').click();
  await page.locator('.delete-button').click();
  await expect(text(page, 'Ende.')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(text(page, 'Ende.')).toHaveCount(1);
});

test('texts are joined and divided, and the caret goes over their edges', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Übergängen', ['Eins', 'Zwei']);
  await openEditor(page, path);
  await text(page, 'Zwei').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect(text(page, 'EinsZwei')).toHaveCount(1);
  await page.keyboard.type(' und ');
  await expect(text(page, 'Eins und Zwei')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await storedWords(request, path)).toEqual(['Eins und !', 'Zwei']);
});

test('a slash offers blocks that are found while their names are typed', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Schrägstrich', ['Text.']);
  await openEditor(page, path);
  await text(page, 'Text.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/trenn');
  await expect(page.locator('.power-user-menu .item')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.block-editor-separator, .block-editor-slateSeparator')).toHaveCount(1);
  await page.locator('.tool-block--selected .block-add-button').click();
  await page.getByRole('combobox', { name: 'Block suchen' }).fill('text');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tool-block')).toHaveCount(4);
});

test('the order of blocks is changed by keys, in the page and in the sidebar', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Reihenfolge', ['A', 'B', 'C']);
  await openEditor(page, path);
  await text(page, 'C').click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('tab', { name: 'Reihenfolge' }).click();
  const rows = page.locator('#sidebar-order .tool-order__words');
  await expect(rows).toHaveText(['', 'A', 'C', 'B']);
  await page.locator('.tool-order__row', { hasText: 'B' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows).toHaveText(['', 'A', 'B', 'C']);
});

test('what is wrong keeps the save, is told by banner and toast, and leads to its field', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Fehlern', ['Text.']);
  const writes = watchWrites(page);
  await openEditor(page, path);
  await page.locator('#field-title').fill('');
  await page.getByRole('tab', { name: 'Reihenfolge' }).click();
  await page.locator('#toolbar-save').click();
  await expect(page.locator('.tool-banner')).toContainText('Es gab einige Fehler');
  await expect(page.locator('.Toastify [role=alert]')).toContainText('Titel');
  await expect(page.locator('#field-title')).toBeFocused();
  await expect(page.locator('#field-title')).toHaveAccessibleDescription(/Erforderliche Eingabe fehlt/);
  expect(writes.filter((each) => each.method() === 'PATCH')).toHaveLength(0);
});

test('a new page begins with its title and a text, and has its address once it is saved', async ({
  page,
  request,
}) => {
  const folder = await makePage(request, 'Ein Ordner für Neues', []);
  await logIn(page);
  await openPage(page, folder);
  await page.locator('#toolbar-add').click();
  await page.locator('#toolbar-add-document').click();
  await expect(page.locator('#page-add')).toBeVisible();
  await page.locator('#field-title').fill('Ganz neu angelegt');
  await page.locator('.tool-block .text-editor').click();
  await page.keyboard.type('Ein Anfang.');
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${folder}/ganz-neu-angelegt$`));
  expect(await storedWords(request, `${folder}/ganz-neu-angelegt`)).toEqual(['Ein Anfang.']);
});

test('among many types typing finds the one to add, and Enter takes it', async ({ page }) => {
  needsAddOn();
  await logIn(page);
  await openPage(page, '/de/impressum');
  await page.locator('#toolbar-add').focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Typen suchen' });
  await expect(search).toBeFocused();
  const rows = page.locator('.tool-panel__row');
  await expect(rows.nth(8)).toBeVisible();
  await page.keyboard.type('xyz');
  await expect(page.getByText('Kein Typ passt zur Suche.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/impressum$/);
  await search.fill('sei');
  await expect(rows.first()).toHaveText('Seite');
  await expect(rows.nth(8)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#toolbar-add')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('sei');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/impressum\/add\?type=Document$/);
  await expect(page.getByRole('textbox', { name: 'Titel der Seite' })).toBeFocused();
});

test('a page that somebody else edits says who, and can be unlocked', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const path = await makePage(request, 'Eine begehrte Seite', ['Text.']);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await openEditor(other, path, 'editor');
  await logIn(page);
  await openPage(page, `${path}/edit`);
  await expect(page.getByRole('heading', { name: 'Diese Seite wird gerade bearbeitet' })).toBeVisible();
  await page.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(page.locator('#page-edit')).toBeVisible();
  await other.close();
});

test('the state of a page is changed beside it', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite vor ihrem Erscheinen', ['Text.']);
  await logIn(page);
  await openPage(page, path);
  await page.locator('#toolbar-more').click();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect.poll(async () => (await storedOf(request, path))['review_state']).toBe('published');
});

for (const [name, width, height] of [
  ['wide', 1440, 900],
  ['middle', 820, 1180],
  ['narrow', 390, 844],
] as const) {
  test(`the editor has no fault that a machine finds in a ${name} window`, async ({ page, request }) => {
    const path = await makePage(request, `Eine Seite, ${name}`, ['Ein Text.', 'Noch einer.']);
    await page.setViewportSize({ width, height });
    await openEditor(page, path);
    await text(page, 'Ein Text.').click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    if (width < 992) await page.getByRole('button', { name: /^Felder/ }).click();
    await expect(page.locator('#field-title')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Reihenfolge' }).click();
    expect(await axeFindings(page)).toEqual([]);
  });
}
