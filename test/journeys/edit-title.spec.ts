import { makePage, openEditor } from './support/editing';
import { expect, test } from './support/journey';

test('the title is typed where it stands, Enter goes on below it, and both are saved', async ({
  page,
  request,
}) => {
  await openEditor(page, await makePage(request, 'Gastwohnungen', ['Am Wehr']), 'editor');
  const title = page.locator('.block.inner.title [contenteditable="true"]');
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und Gärten ');
  await expect(title).toHaveText('Gastwohnungen und Gärten');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Gleich darunter');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.locator('#toolbar-save').click();
  const body = (await sent).postDataJSON() as { title: string; blocks: unknown; blocks_layout: unknown };
  expect(Object.keys(body).sort()).toEqual(['blocks', 'blocks_layout', 'title']);
  expect(body.title).toBe('Gastwohnungen und Gärten ');
  expect(JSON.stringify(body.blocks)).toContain('"plaintext":"Gleich darunter"');
});

test('undo takes back a word of the title at a time, with the caret, as in a text', async ({
  page,
  request,
}) => {
  await openEditor(page, await makePage(request, 'Haus', ['Am Wehr']), 'editor');
  const title = page.locator('.block.inner.title [contenteditable="true"]');
  const caret = () => page.evaluate(() => document.getSelection()?.focusOffset);
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und Hof');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Home');
  await page.keyboard.type('Kein ');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('x');
  await expect(title).toHaveText('Kein x');
  const states = [
    ['Kein Haus und Ho', 16],
    ['Haus und Ho', 0],
    ['Haus und Hof', 12],
    ['Haus und ', 9],
    ['Haus ', 5],
    ['Haus', 4],
  ] as const;
  for (const [words, place] of states) {
    await page.keyboard.press('Control+z');
    expect(await title.textContent()).toBe(words);
    expect(await caret()).toBe(place);
    if (place === 16)
      expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('Haus und Ho');
  }
  for (const [words] of states.slice(0, -1).reverse()) {
    await page.keyboard.press('Control+y');
    expect(await title.textContent()).toBe(words);
  }
});
