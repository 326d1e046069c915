import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { makePage, openEditor, storedBlocks, storedOf, storedWords } from './support/editing';
import { compose, lettersAt, save, text } from './support/typing';

test('a selection takes what is no text as a whole, and leaves what a template asks for', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Vorlage', [
    'Oben',
    { '@type': 'separator' },
    'Mitte',
    { '@type': 'separator', required: true },
    'Unten',
  ]);
  await openEditor(page, path);
  await text(page, 'Oben').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(page.locator('.tool-block .text-editor')).toHaveText(['Obeitte', 'Unten']);
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Backspace');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Obe', 'nten']);
  const { blocks } = await storedOf(request, path);
  const types = Object.values(blocks as object).map((each) => (each as { '@type': string })['@type']);
  expect(types.sort()).toEqual(['separator', 'slate', 'slate', 'title']);
});

test.describe('A selection over several texts', () => {
  const texts = ['Alpha Beta', 'Gamma', 'Delta Epsilon'];

  /** Draws from behind the first word to before the last. */
  async function drag(page: Page): Promise<void> {
    const from = await lettersAt(page, 'Alpha', 0, 6);
    const to = await lettersAt(page, 'Delta', 0, 6);
    await page.mouse.move(from.right, from.y);
    await page.mouse.down();
    await page.mouse.move(to.right, to.y, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText('3 Blöcke ausgewählt')).toBeVisible();
  }

  const marked = (page: Page) =>
    page.evaluate(() => {
      const drawn = [...(CSS.highlights.get('tool-range') ?? [])].map(String);
      return [...drawn, String(document.getSelection())].join('|');
    });

  test('is drawn with the pointer, seen, removed and brought back', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite zum Ziehen', texts);
    await openEditor(page, path);
    await drag(page);
    expect(await marked(page)).toBe('Beta|Gamma|Delta ');
    await page.keyboard.press('Delete');
    await expect(page.locator('.tool-block .text-editor')).toHaveText(['Alpha Epsilon']);
    await page.keyboard.type('und ');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(page.locator('.tool-block .text-editor')).toHaveText(texts);
    expect(await marked(page)).toBe('Beta|Gamma|Delta ');
    await page.keyboard.type('x');
    await expect(page.locator('.tool-block .text-editor')).toHaveText(['Alpha xEpsilon']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Neu ');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Alpha ', 'Neu Epsilon']);
  });

  test('is formatted, copied and cut as a whole, and pasted as blocks', async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = await makePage(request, 'Eine Seite zum Kopieren', [...texts, 'Ende']);
    await openEditor(page, path);
    await drag(page);
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+c');
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return [await navigator.clipboard.readText(), await (await item?.getType('text/html'))?.text()];
    });
    expect(copied[0]).toBe('Beta\nGamma\nDelta ');
    expect(copied[1]).toContain('<strong>Gamma</strong>');
    await page.keyboard.press('Control+x');
    await expect(page.locator('.tool-block .text-editor')).toHaveText(['Alpha Epsilon', 'Ende']);
    await text(page, 'Ende').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+v');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Alpha Epsilon', 'EndeBeta', 'Gamma', 'Delta ']);
    const { blocks } = await storedOf(request, path);
    const strong = { type: 'strong', children: [{ text: 'Gamma' }] };
    expect(Object.values(blocks as object)).toContainEqual(
      expect.objectContaining({ value: [{ type: 'p', children: [{ text: '' }, strong, { text: '' }] }] }),
    );
  });

  test('is drawn on by Shift, with the arrow keys and with a click', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite mit Umschalttaste', texts);
    await openEditor(page, path);
    await text(page, 'Gamma').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await marked(page)).toMatch(/^G\|[A-Za-z ]* ?Beta$/);
    await page.keyboard.press('Shift+Home');
    expect(await marked(page)).toBe('G|Alpha Beta');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+End');
    expect(await marked(page)).toBe('amma');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await marked(page)).toBe('amma|D');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('-');
    const last = await lettersAt(page, 'Alpha', 0, 5);
    await page.keyboard.down('Shift');
    await page.mouse.click(last.right, last.y);
    await page.keyboard.up('Shift');
    expect(await marked(page)).toBe('G-| Beta');
    await page.keyboard.type('!');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Alpha!elta Epsilon']);
  });

  test('gives way to what an input method composes', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite mit Zeichen über Absätze', texts);
    await openEditor(page, path);
    const client = await page.context().newCDPSession(page);
    await drag(page);
    await client.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Process',
      code: 'KeyK',
      windowsVirtualKeyCode: 229,
      nativeVirtualKeyCode: 229,
    });
    await compose(client, ['k', 'か'], '火');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(page.locator('.tool-block .text-editor')).toHaveText(texts);
    await compose(client, ['k', 'か'], '火');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Alpha 火Epsilon']);
  });
});

test('a selection goes through the columns of a grid in the order in which they are read', async ({
  page,
  request,
}) => {
  const column = (plaintext: string) => ({
    '@type': 'slate',
    plaintext,
    value: [{ type: 'p', children: [{ text: plaintext }] }],
  });
  const grid = {
    '@type': 'gridBlock',
    blocks: { a: column('Links oben'), b: column('Mitte'), c: column('Rechts unten') },
    blocks_layout: { items: ['a', 'b', 'c'] },
  };
  const path = await makePage(request, 'Eine Seite mit Spalten', [grid, 'Darunter']);
  await openEditor(page, path);
  await text(page, 'Links').click();
  await page.keyboard.press('End');
  for (let letters = 0; letters < 'oben'.length; letters += 1) await page.keyboard.press('ArrowLeft');
  const end = await lettersAt(page, 'Rechts', 0, 7);
  await page.keyboard.down('Shift');
  await page.mouse.click(end.right, end.y);
  await page.keyboard.up('Shift');
  await expect(page.getByText('3 Blöcke ausgewählt')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.locator('.tool-block .text-editor')).toHaveText(['Links unten', 'Darunter']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+b');
  await save(page, path);
  const { blocks: columns } = (await storedBlocks(request, path)).find(
    (block) => block['@type'] === 'gridBlock',
  ) as { blocks: Record<string, { value: [{ children: object[] }] }> };
  for (const [id, words] of Object.entries({ a: 'oben', b: 'Mitte', c: 'Rechts ' }))
    expect(columns[id]?.value[0].children).toContainEqual({ type: 'strong', children: [{ text: words }] });
});
