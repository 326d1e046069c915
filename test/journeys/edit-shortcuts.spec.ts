import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { makePage, openEditor } from './support/editing';

const words = { de: 'Tasten des Editors', en: 'Keys of the editor' } as const;

for (const language of ['de', 'en'] as const) {
  test(`the sheet of keys opens by its key and by its button, and gives the focus back: ${language}`, async ({
    page,
    request,
  }) => {
    const path = await makePage(request, `Tastenblatt ${language}`, ['Ein Text.'], `/${language}`);
    await openEditor(page, path);
    const sheet = page.getByRole('dialog', { name: words[language] });
    const block = page.locator('.block-editor-slate').first();
    await block.locator('.text-editor').click();
    await page.keyboard.type('?');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(block).toBeFocused();

    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('#toolbar .shortcuts').click();
      await expect(sheet).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await sheet.getByRole('button').first().click();
      await expect(sheet).toBeHidden();
    }
  });
}
