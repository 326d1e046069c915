import { makePage, openEditor, storedOf, storedWords } from './support/editing';
import { expect, test } from './support/journey';
import { save, text } from './support/typing';

interface Stored {
  '@type': string;
  value?: { type: string; children: unknown }[];
}

test('marks at the start of a line and round words become formats, stored as Volto does', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Zeichen', ['Anfang']);
  await openEditor(page, path);
  await text(page, 'Anfang').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Titel');
  await page.keyboard.press('Enter');
  await page.keyboard.type('* Eins');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zwei');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> Gesagt **laut** und *leise*.');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('fett');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+.');
  await page.keyboard.type('hoch');
  await save(page, path);
  const { blocks, blocks_layout: layout } = (await storedOf(request, path)) as {
    blocks: Record<string, Stored>;
    blocks_layout: { items: string[] };
  };
  const values = layout.items.flatMap((id) => blocks[id]?.value?.[0] ?? []);
  expect(values.map(({ type }) => type)).toEqual(['p', 'h2', 'ul', 'blockquote']);
  expect(values[2]?.children).toEqual([
    { type: 'li', children: [{ text: 'Eins' }] },
    { type: 'ul', children: [{ type: 'li', children: [{ text: 'Zwei' }] }] },
  ]);
  expect(values[3]?.children).toEqual([
    { text: 'Gesagt ' },
    { type: 'strong', children: [{ text: 'laut' }] },
    { text: ' und ' },
    { type: 'em', children: [{ text: 'leise' }] },
    { text: '.' },
    { type: 'strong', children: [{ text: 'fett' }] },
    { text: '' },
    { type: 'sup', children: [{ text: 'hoch' }] },
    { text: '' },
  ]);
});

test('a letter of two keys, a dead one first, is typed once', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Akzent', ['caf']);
  await openEditor(page, path);
  await text(page, 'caf').click();
  await page.keyboard.press('End');
  const client = await page.context().newCDPSession(page);
  const dead = { type: 'rawKeyDown', key: 'Dead', code: 'Equal', windowsVirtualKeyCode: 221 } as const;
  await client.send('Input.dispatchKeyEvent', dead);
  await client.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await client.send('Input.insertText', { text: 'é' });
  await page.keyboard.type(' au lait');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['café au lait']);
});

test('a table gets rows, columns and a head, and its cells are written in', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Tabelle', ['Text']);
  await openEditor(page, path);
  await text(page, 'Text').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/tabelle');
  await expect(page.locator('.power-user-menu .item.slateTable')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const table = page.locator('.block-editor-slateTable');
  const cells = table.locator('td, th');
  await expect(cells.first()).toBeVisible();
  const before = await cells.count();
  const columns = await table.locator('tr').first().locator('td, th').count();
  await cells.first().click();
  await page.keyboard.type('Größe');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wert');
  await page.getByRole('button', { name: 'Zeile danach einfügen' }).click();
  await expect(cells).toHaveCount(before + columns);
  await save(page, path);
  const { blocks } = (await storedOf(request, path)) as { blocks: Record<string, object> };
  const stored = JSON.stringify(Object.values(blocks).find((each) => 'table' in each));
  expect(stored).toContain('Größe');
  expect(stored).toContain('Wert');
  await expect(page.locator('main table').getByText('Größe')).toBeVisible();
});
