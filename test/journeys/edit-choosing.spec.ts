import { makePage, openEditor } from './support/editing';
import { expect, test } from './support/journey';
import { text } from './support/typing';

test('what is chosen below an empty text takes its place, and the sidebar turns to a block that a slash made', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit leerem Text', ['Eins', 'Zwei']);
  await openEditor(page, path);
  await text(page, 'Eins').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Dokument' }).click();
  await text(page, 'Zwei').click();
  await page.locator('.tool-block').nth(2).locator('.text-editor').click();
  await page.locator('.tool-block--selected .block-add-button').click();
  await page.getByRole('combobox', { name: 'Block suchen' }).fill('zitat');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tool-block')).toHaveCount(4);
  await expect(page.locator('.tool-block').nth(2)).toHaveClass(/block-editor-quote/);
  await expect(page.getByRole('tab', { name: 'Block' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Dokument' }).click();
  await text(page, 'Zwei').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/suche');
  await expect(page.locator('.power-user-menu .item').first()).toContainText('Suche');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tool-block').last()).toHaveClass(/block-editor-search/);
  await expect(page.getByRole('tab', { name: 'Block' })).toHaveAttribute('aria-selected', 'true');
});

test('a page takes no second title, duplicated or pasted, and says so', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit einem Titel', ['Eins']);
  await openEditor(page, path);
  const titles = page.locator('.block-editor-title');
  const notice = page.getByText('Eine Seite hat einen Titel');
  const close = async () => {
    await expect(notice).toBeVisible();
    await page.locator('.tool-toast', { has: notice }).locator('.tool-toast__close').click();
    await expect(notice).toBeHidden();
    await expect(titles).toHaveCount(1);
  };
  await titles.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+d');
  await close();
  await page.locator('.tool-block--selected').getByRole('button', { name: 'Duplizieren' }).click();
  await close();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+c');
  await page.locator('#toolbar-paste-blocks').click();
  await close();
  await expect(page.locator('.tool-block')).toHaveCount(2);
});

for (const width of [1440, 390])
  test(`a slash at the end of a long page does not move it: ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const texts = Array.from({ length: 24 }, (_, at) => `Absatz ${at}`);
    const path = await makePage(request, `Eine lange Seite ${width}`, texts);
    await openEditor(page, path);
    await text(page, 'Absatz 23').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const empty = page.locator('.tool-block--selected .text-editor');
    await expect(empty).toBeFocused();
    const before = await empty.boundingBox();
    await page.keyboard.type('/');
    const menu = page.locator('.tool-slash');
    await expect(menu).toBeInViewport({ ratio: 1 });
    expect((await empty.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
    await page.keyboard.type('zit');
    await expect(menu).toBeInViewport({ ratio: 1 });
    expect((await empty.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
  });
