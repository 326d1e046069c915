import { answerOf } from './support/content';
import { expect, test } from './support/journey';
import { makePage, openEditor, watchWrites } from './support/editing';
import { text } from './support/typing';

test('a page is added as the translation of another, in the folder and language that the address names', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite zum Übersetzen', ['Deutsch.']);
  await openEditor(page, path);
  const writes = watchWrites(page);
  await page.goto(`/en/add?type=Document&language=en&translation=${encodeURIComponent(path)}`);
  await expect(page.locator('#page-add')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const entry = page.locator('.tool-rail__body > *').filter({ visible: true }).last();
  const isWhole = await entry.evaluate((last) => {
    const { right, bottom, top } = last.getBoundingClientRect();
    return document.elementFromPoint(right - 1, (top + bottom) / 2)?.closest('.tool-rail__body > *') === last;
  });
  expect(isWhole, 'nothing covers the last entry of the rail').toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.block.inner.title [contenteditable="true"]').click();
  await page.keyboard.type('A translated page');
  await page.keyboard.press('Enter');
  await page.keyboard.type('English.');
  await expect(text(page, 'English.')).toBeVisible();
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(/\/en\/a-translated-page$/);
  const sent = writes.map((each) => each.postDataJSON() as Record<string, unknown> | null);
  expect(sent).toContainEqual(expect.objectContaining({ '@type': 'Document', language: 'en' }));
  const { items } = (await answerOf(request, `${path}/@translations`)) as unknown as {
    items: { '@id': string; language: string }[];
  };
  expect(items.map(({ '@id': id, language }) => [new URL(id).pathname, language])).toEqual([
    [expect.stringMatching(/\/en\/a-translated-page$/), 'en'],
  ]);
});
