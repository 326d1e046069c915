import { makePage, openEditor, storedBlocks, storedWords, tokenOf } from './support/editing';
import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { save, text } from './support/typing';

test('patterns are saved from blocks and from a page, put in by mouse, key and touch, and begin new pages', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const path = await makePage(request, 'Eine Seite mit Mustern', ['Alpha', 'Beta', '']);
  await openEditor(page, path);
  const dialog = page.getByRole('dialog', { name: 'Muster' });
  const saving = page.getByRole('dialog', { name: 'Als Muster sichern' });
  const tiles = dialog.getByRole('option');
  const name = `Zwei Absätze ${Date.now()}`;

  // Two blocks are kept under a name.
  await text(page, 'Alpha').click();
  await text(page, 'Beta').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+/');
  await page.getByRole('menuitem', { name: 'Als Muster sichern' }).click();
  await expect(saving.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saving.getByText('Bitte geben Sie dem Muster einen Namen.')).toBeVisible();
  await page.keyboard.type(name);
  await saving.getByLabel('Beschreibung').fill('Zum Ausprobieren');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.tool-toast', { hasText: `Muster „${name}“ gesichert` })).toBeVisible();

  // By keys: a slash, a word, the picked one.
  await page.locator('.tool-block .text-editor').last().click();
  await page.keyboard.type('/vorlage');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(tiles.first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type(name);
  await expect(tiles).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.tool-block .text-editor')).toHaveText(['Alpha', 'Beta', 'Alpha', 'Beta']);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.tool-block .text-editor').last()).toHaveText('/vorlage');
  await page.keyboard.press('Control+y');

  // By mouse, from the rail: one of the site's own, after what is selected.
  await text(page, 'Beta').last().click();
  await page.locator('#toolbar').getByRole('button', { name: 'Muster' }).click();
  await dialog.getByRole('option', { name: 'Kennzahlen' }).click();
  await dialog.getByRole('button', { name: '„Kennzahlen“ einsetzen' }).click();
  await expect(page.locator('.block-editor-gridBlock')).toHaveCount(1);
  await save(page, path);
  expect((await storedWords(request, path)).slice(0, 4)).toEqual(['Alpha', 'Beta', 'Alpha', 'Beta']);
  expect((await storedBlocks(request, path)).at(-1)).toMatchObject({ '@type': 'gridBlock' });

  // A new page begins with a whole one, on a narrow screen too, and is what it was after one step back.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/add?type=Document');
  await page.getByRole('button', { name: 'Mit einem Muster beginnen' }).click();
  await expect(dialog.getByRole('button', { name: /^Passend zur Seite/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await sidewaysScroll(page)).toBe(0);
  await dialog.getByRole('option', { name: 'Häufige Fragen' }).click();
  await dialog.getByRole('button', { name: 'Groß ansehen' }).click();
  await dialog.getByRole('button', { name: 'Zurück zur Übersicht' }).click();
  await dialog.getByRole('button', { name: 'Mit „Häufige Fragen“ beginnen' }).click();
  await expect(page.locator('.block-editor-accordion')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Mit einem Muster beginnen' })).toHaveCount(0);
  await page.locator('.tool-toast').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.locator('.block-editor-accordion')).toHaveCount(0);

  // Visitors see nothing of the folder in which they lie.
  const folder = await request.get('/++api++/de/patterns', { headers: { Accept: 'application/json' } });
  expect(folder.status()).toBe(401);
  const token = await tokenOf(request, 'siteadmin');
  const kept = await request.get('/++api++/de/patterns', {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
  });
  const { items } = (await kept.json()) as { items: { title: string }[] };
  expect(items.map(({ title }) => title)).toContain(name);
});
