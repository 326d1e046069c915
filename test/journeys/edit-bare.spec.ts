import { logIn, makeContent, openEditor, storedWords } from './support/editing';
import { expect, openPage, test } from './support/journey';

test('a page without blocks is seen while its fields are filled in, and takes a first block', async ({
  page,
  request,
}) => {
  const path = await makeContent(request, { '@type': 'Document', title: 'Noch leer' });
  await openEditor(page, path);
  const shown = page.frameLocator('.tool-bare iframe').locator('h1');
  await expect(shown).toHaveText('Noch leer');
  await page.locator('#field-title').fill('Bald gefüllt');
  await expect(shown).toHaveText('Bald gefüllt');

  await page.getByRole('button', { name: 'Block einfügen' }).click();
  await page.getByRole('combobox', { name: 'Block suchen' }).fill('text');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Der Anfang.');
  await expect(page.locator('.tool-editor__sheet .text-editor')).toHaveText('Der Anfang.');
  await expect(page.locator('.tool-bare')).toBeHidden();
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await storedWords(request, path)).toEqual(['Der Anfang.']);
});

for (const width of [820, 390])
  test(`at ${width} pixels what has no blocks is begun in its fields`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    await openPage(page, '/de/forschung/add?type=Link');
    await expect(page.locator('#field-title')).toBeFocused();
    await page.keyboard.type('Nachbarn');
    const shown = page.frameLocator('.tool-bare iframe').locator('main h1, .site-page h1');
    await expect(shown).toHaveText('Nachbarn');
  });
