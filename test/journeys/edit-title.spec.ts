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
