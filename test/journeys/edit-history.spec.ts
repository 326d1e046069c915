import type { APIRequestContext, Page } from '@playwright/test';
import { makePage, openEditor, storedOf, storedWords, tokenOf } from './support/editing';
import { axeFindings, expect, test } from './support/journey';
import { save, text } from './support/typing';

const slate = (words: string) => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text: words }] }],
  plaintext: words,
});

/** Saves a page with other texts below its title, which are called a, b, c and so on. */
const saveTexts = (request: APIRequestContext, path: string, texts: Record<string, string>) =>
  saveBlocks(
    request,
    path,
    Object.fromEntries(Object.entries(texts).map(([id, words]) => [id, slate(words)])),
  );

async function saveBlocks(request: APIRequestContext, path: string, blocks: Record<string, object>) {
  const token = await tokenOf(request, 'siteadmin');
  const answer = await request.patch(`/++api++${path}`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    data: {
      blocks: { title: { '@type': 'title' }, ...blocks },
      blocks_layout: { items: ['title', ...Object.keys(blocks)] },
    },
  });
  expect(answer.ok()).toBe(true);
}

const panel = (page: Page) => page.locator('.tool-history');
const wordsOnPage = (page: Page) => page.locator('.tool-block .block.slate, .tool-block .text-editor');

test('deleted blocks lie in a tray, and come back to where they were or to the selection', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Ablage', ['Eins.', 'Zwei.', 'Drei.']);
  await openEditor(page, path);
  const tab = page.getByRole('tab', { name: /Verlauf/ });
  await tab.click();
  await expect(panel(page)).toContainText('Seit dem Öffnen der Seite wurde nichts gelöscht.');
  for (const words of ['Zwei.', 'Drei.']) {
    await text(page, words).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect(text(page, words)).toHaveCount(0);
  }
  await expect(tab).toContainText('2');
  const rows = panel(page).locator('.tool-history__deleted');
  await expect(rows).toHaveText([/Drei\./, /Zwei\./]);
  expect(await axeFindings(page)).toEqual([]);

  // What is undone is not deleted any more; what is done again is.
  await page.locator('#toolbar .undo').click();
  await expect(rows).toHaveText([/Zwei\./]);
  await page.locator('#toolbar .redo').click();
  await expect(rows).toHaveCount(2);

  await panel(page)
    .getByRole('button', { name: /^Zurückholen – .*Zwei/ })
    .click();
  await expect(rows).toHaveText([/Drei\./]);
  await expect(panel(page)).toBeVisible();
  await expect(wordsOnPage(page)).toHaveText(['Eins.', 'Zwei.']);
  await text(page, 'Eins.').click();
  await panel(page)
    .getByRole('button', { name: /^Hinter der Auswahl einfügen – .*Drei/ })
    .click();
  await expect(wordsOnPage(page)).toHaveText(['Eins.', 'Drei.', 'Zwei.']);
  await expect(rows).toHaveCount(0);
  await page.locator('#toolbar .undo').click();
  await expect(wordsOnPage(page)).toHaveText(['Eins.', 'Zwei.']);
  await expect(rows).toHaveText([/Drei\./]);
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Eins.', 'Zwei.']);
});

test('an earlier state is shown with what differs; a block or the whole page comes back as one step', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Vergangenheit', []);
  await saveTexts(request, path, {
    a: 'Der Hafen liegt im Osten.',
    b: 'Bleibt.',
    e: 'Ebenso.',
    c: 'Am Ende.',
  });
  await saveTexts(request, path, { c: 'Am Ende.', b: 'Bleibt.', e: 'Ebenso.', d: 'Neu dabei.' });
  await openEditor(page, path);
  await page.getByRole('tab', { name: /Verlauf/ }).click();
  const states = panel(page).locator('.tool-history__state');
  await expect(states).toHaveCount(3);
  await expect(states.first()).toContainText('jetzt gespeichert');
  await text(page, 'Bleibt.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und wächst.');
  await states.nth(1).click();

  const dialog = page.getByRole('dialog', { name: /^Stand vom/ });
  const cards = dialog.locator('.tool-version__card');
  await expect(cards).toHaveCount(4);
  await expect(dialog.getByRole('status')).toContainText(/1 geändert.*1 neu.*1 verschoben.*1 entfernt/);
  await expect(cards.filter({ hasText: 'geändert' }).locator('ins')).toHaveText(' Und wächst.');
  await expect(cards.filter({ hasText: 'entfernt' })).toContainText('Der Hafen liegt im Osten.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ganze Seite', exact: true }).click();
  await expect(dialog.locator('.tool-version__drawn--removed')).toContainText('Der Hafen liegt im Osten.');
  await expect(dialog.locator('.tool-version__list')).not.toContainText('Neu dabei.');
  await dialog.getByRole('button', { name: 'Änderungen', exact: true }).click();

  // One block, to where it was; and back again by one step.
  await dialog.getByRole('button', { name: /^Diesen Block zurückholen – .*Hafen/ }).click();
  await expect(cards).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(cards).toHaveCount(4);
  await dialog.getByRole('button', { name: /^Diesen Block zurückholen – .*Hafen/ }).click();
  await dialog.getByRole('button', { name: /^Diesen Block zurückholen – .*Bleibt/ }).click();
  await dialog.getByRole('button', { name: /^Diesen Block entfernen/ }).click();
  await dialog.getByRole('button', { name: /^Zurück an seinen Platz/ }).click();
  await expect(dialog).toContainText('Beide Stände sind gleich.');
  await page.keyboard.press('Escape');
  await expect(wordsOnPage(page)).toHaveText(['Der Hafen liegt im Osten.', 'Bleibt.', 'Ebenso.', 'Am Ende.']);

  // All of a state in one step, and nothing is saved by it.
  await states.first().click();
  await dialog.getByRole('button', { name: 'Ganze Seite zurückholen' }).click();
  await expect(wordsOnPage(page)).toHaveText(['Am Ende.', 'Bleibt.', 'Ebenso.', 'Neu dabei.']);
  await page.locator('.tool-toast').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(wordsOnPage(page)).toHaveText(['Der Hafen liegt im Osten.', 'Bleibt.', 'Ebenso.', 'Am Ende.']);
  expect(await storedWords(request, path)).toEqual(['Am Ende.', 'Bleibt.', 'Ebenso.', 'Neu dabei.']);
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([
    'Der Hafen liegt im Osten.',
    'Bleibt.',
    'Ebenso.',
    'Am Ende.',
  ]);
});

test('a block in a grid comes back from an earlier state for itself, by keys', async ({ page, request }) => {
  const grid = (texts: Record<string, string>) => ({
    '@type': 'gridBlock',
    blocks: Object.fromEntries(Object.entries(texts).map(([id, words]) => [id, slate(words)])),
    blocks_layout: { items: Object.keys(texts) },
  });
  const path = await makePage(request, 'Eine Seite mit Raster von früher', ['Oben.']);
  await saveBlocks(request, path, { grid: grid({ a: 'Der Hafen.', b: 'Die Werft.' }) });
  await saveBlocks(request, path, { grid: grid({ a: 'Der neue Hafen.', c: 'Das Dock.' }) });
  await openEditor(page, path);
  await page.getByRole('tab', { name: /Verlauf/ }).click();
  await panel(page).locator('.tool-history__state').nth(1).click();

  const dialog = page.getByRole('dialog', { name: /^Stand vom/ });
  const cards = dialog.locator('.tool-version__list--inside .tool-version__card');
  await expect(cards).toHaveCount(3);
  await expect(dialog.getByRole('status')).toContainText(/1 geändert.*1 neu.*1 entfernt/);
  await expect(cards.filter({ hasText: 'geändert' }).locator('ins')).toHaveText('neue ');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Diesen Block zurückholen – .*Werft/ }).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Diesen Block zurückholen – .*neue Hafen/ }).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Escape');
  for (const words of ['Der Hafen.', 'Die Werft.', 'Das Dock.'])
    await expect(text(page, words)).toHaveCount(1);
  await save(page, path);
  const { blocks } = await storedOf(request, path);
  expect(blocks).toMatchObject({ grid: { blocks_layout: { items: ['a', 'b', 'c'] } } });
});
