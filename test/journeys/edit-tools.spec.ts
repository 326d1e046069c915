import { makePage, openEditor, storedBlocks, storedOf } from './support/editing';
import { axeFindings, expect, test } from './support/journey';
import { save, text } from './support/typing';

interface Stored {
  '@type': string;
  plaintext?: string;
  heading?: string;
  bg_color?: string;
  value?: { type: string }[];
}

test('the tools of a link leave those of the text free where there is no room below', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const texts = Array.from({ length: 30 }, (_, at) => `Absatz ${at}`);
  const path = await makePage(request, 'Eine Seite, die unten Verweise hat', texts);
  await openEditor(page, path);
  const words = text(page, 'Absatz 14');
  await words.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await words.dblclick({ position: { x: 20, y: 10 } });
  const bar = page.locator('.tool-text');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Control+k');
  const link = page.locator('.tool-link');
  await expect(link).toBeVisible();
  const stays = async () => {
    const [tools, form, at] = await Promise.all([bar.boundingBox(), link.boundingBox(), words.boundingBox()]);
    return tools && form && at && form.y + form.height <= tools.y && tools.y + tools.height <= at.y + 10;
  };
  await expect.poll(stays).toBe(true);
});

test('blocks are turned into others by their menu, with what is lost told and taken back', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = await makePage(request, 'Eine Seite zum Umwandeln', [
    'Überschrift zuerst',
    'Alpha',
    'Beta',
    {
      '@type': 'quote',
      value: [{ type: 'p', children: [{ text: 'Gesagt' }] }],
      plaintext: 'Gesagt',
      author: 'Lena',
    },
  ]);
  await openEditor(page, path);
  const menu = page.getByRole('menu', { name: 'Was mit dem Block geschehen kann' });
  const turns = page.getByRole('menu', { name: 'Umwandeln in' });

  // By mouse, of one text.
  await text(page, 'Überschrift zuerst').click();
  await page.getByRole('button', { name: 'Menü des Blocks' }).click();
  await expect(menu.getByRole('menuitem', { name: 'Kopieren', exact: false }).first()).toBeFocused();
  await menu.getByRole('menuitem', { name: 'Umwandeln in' }).click();
  await expect(turns.getByRole('menuitem', { name: 'Zitat' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await turns.getByRole('menuitem', { name: /^Überschrift/ }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('.block-editor-heading')).toHaveCount(1);

  // By keys, of several texts.
  await text(page, 'Alpha').click();
  await text(page, 'Beta').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+/');
  await expect(menu).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(turns.locator(':focus')).toHaveCount(1);
  await turns.getByRole('menuitem', { name: 'Liste', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.text-editor li')).toHaveText(['Alpha', 'Beta']);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.text-editor li')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.text-editor li')).toHaveCount(2);

  // What goes is told before and after.
  await text(page, 'Gesagt').click();
  await page.keyboard.press('Control+/');
  await menu.getByRole('menuitem', { name: 'Umwandeln in' }).press('Enter');
  await turns.getByRole('menuitem', { name: /^Text Ohne: Wer es gesagt hat/ }).click();
  const told = page.locator('.tool-toast', { hasText: 'Beim Umwandeln weggelassen: Wer es gesagt hat' });
  await told.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.locator('.block-editor-quote')).toHaveCount(1);

  // To the start of the page, and an address that leads to a heading.
  await page.locator('.block-editor-quote .text-editor').first().click();
  await page.keyboard.press('Control+/');
  await menu.getByRole('menuitem', { name: 'Verschieben nach' }).press('Enter');
  await page.getByRole('menuitem', { name: 'An den Anfang der Seite' }).click();
  await text(page, 'Alpha').click();
  await page.keyboard.press('Control+/');
  await menu.getByRole('menuitem', { name: 'Verweis auf den Block kopieren' }).click();
  await expect(page.locator('.tool-toast', { hasText: 'Überschrift zuerst' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${path}#`);

  // At the foot of a narrow window, by touch.
  await page.setViewportSize({ width: 390, height: 800 });
  await text(page, 'Alpha').click();
  await page.getByRole('button', { name: 'Menü des Blocks' }).click();
  await menu.getByRole('menuitem', { name: 'Umwandeln in' }).click();
  await expect(menu).toBeHidden();
  expect((await turns.boundingBox())?.width).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  await turns.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await save(page, path);
  expect(await storedBlocks(request, path)).toMatchObject([
    { '@type': 'title' },
    { '@type': 'quote', author: 'Lena' },
    { '@type': 'heading', heading: 'Überschrift zuerst' },
    { '@type': 'slate', plaintext: 'Alpha', value: [{ type: 'p' }] },
    { '@type': 'slate', plaintext: 'Beta', value: [{ type: 'p' }] },
  ]);
});

test('words are found in texts and fields, and replaced in one step', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = await makePage(request, 'Der Katalysator', [
    'Ein Katalysator und noch ein Katalysator.',
    {
      '@type': 'quote',
      value: [
        {
          type: 'p',
          children: [
            { text: 'Mein ' },
            { type: 'strong', children: [{ text: 'Katalysator' }] },
            { text: '' },
          ],
        },
      ],
      plaintext: 'Mein Katalysator',
      author: 'Katalysator e. V.',
    },
    'Ohne Treffer',
  ]);
  await openEditor(page, path);
  await expect(page.locator('.tool-status__words')).toHaveText('15 Wörter · 1 Min. Lesezeit');
  await text(page, 'Ohne Treffer').click();
  await page.keyboard.press('Control+Shift+F');
  const bar = page.getByRole('search', { name: 'Auf der Seite suchen und ersetzen' });
  const words = bar.getByRole('textbox', { name: 'Suchen nach' });
  await expect(words).toBeFocused();
  await words.fill('katalysator');
  await expect(bar.getByRole('status')).toHaveText('1 von 5');
  await expect(bar).toContainText('Feld: Titel');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('2 von 5');
  // They are marked with the next frame.
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('tool-found-current') ?? [])].join());
  await expect.poll(marked).toBe('Katalysator');
  expect(await page.evaluate(() => CSS.highlights.get('tool-found')?.size)).toBe(4);
  await bar.getByRole('button', { name: 'Groß- und Kleinschreibung beachten' }).click();
  await expect(bar.getByRole('status')).toHaveText('Nichts gefunden');
  await bar.getByRole('button', { name: 'Groß- und Kleinschreibung beachten' }).click();
  expect(await axeFindings(page)).toEqual([]);

  // The list shows each with the words round it, and leads there by mouse and keys.
  await bar.getByRole('button', { name: 'Liste der Stellen' }).click();
  const list = bar.getByRole('list', { name: 'Liste der Stellen' });
  await expect(list.getByRole('listitem')).toHaveText([
    'Der KatalysatorFeld: Titel',
    'Ein Katalysator und noch ein Katalysator.Text',
    'Ein Katalysator und noch ein Katalysator.Text',
    'Mein KatalysatorZitat',
    'Katalysator e. V.Zitat, in einem Feld',
  ]);
  await list.getByRole('button').nth(3).press('Enter');
  await expect(bar.getByRole('status')).toHaveText('4 von 5');
  await list.getByRole('button').nth(1).click();
  await expect(bar.getByRole('status')).toHaveText('2 von 5');
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Liste der Stellen' }).click();

  await bar.getByRole('textbox', { name: 'Ersetzen durch' }).fill('Stoff');
  await bar.getByRole('button', { name: 'Ersetzen', exact: true }).click();
  await expect(bar.getByRole('status')).toHaveText('2 von 4');
  await expect(text(page, 'Ein Stoff und noch ein Katalysator.')).toBeVisible();
  await bar.getByRole('button', { name: 'Alle 4 ersetzen' }).click();
  await expect(bar.getByRole('status')).toHaveText('Nichts gefunden');
  await expect(page.locator('h1.documentFirstHeading')).toHaveText('Der Stoff');
  await page
    .locator('.tool-toast', { hasText: '4 Stellen ersetzt.' })
    .getByRole('button', { name: 'Rückgängig' })
    .click();
  await expect(page.locator('h1.documentFirstHeading')).toHaveText('Der Katalysator');
  await bar.getByRole('button', { name: 'Alle 4 ersetzen' }).click();

  await words.fill('Ohne');
  await expect(bar.getByRole('status')).toHaveText('1 von 1');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await axeFindings(page)).toEqual([]);
  await words.focus();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await page.keyboard.type('Mit');
  await expect(text(page, 'Mit Treffer')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' und "mehr", 10');
  await page.keyboard.press('Control+Shift+Space');
  await page.keyboard.type('km');
  await page.setViewportSize({ width: 1440, height: 900 });
  await save(page, path);
  expect((await storedOf(request, path))['title']).toBe('Der Stoff');
  expect(await storedBlocks(request, path)).toMatchObject([
    {},
    { plaintext: 'Ein Stoff und noch ein Stoff.' },
    { plaintext: 'Mein Stoff', author: 'Stoff e. V.', value: [{ children: [{}, { type: 'strong' }, {}] }] },
    { plaintext: 'Mit Treffer und „mehr“, 10\u00a0km' },
  ]);
});

test('an address that is typed becomes a link, which says at the caret where it leads', async ({
  page,
  request,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const target = await makePage(request, 'Ein Ziel im Haus', ['Inhalt']);
  const link = { type: 'link', data: { url: target }, children: [{ text: 'zum Ziel' }] };
  const path = await makePage(request, 'Eine Seite mit Verweisen', [
    {
      '@type': 'slate',
      value: [{ type: 'p', children: [{ text: 'Hier geht es ' }, link, { text: ' weiter' }] }],
      plaintext: 'Hier geht es zum Ziel weiter',
    },
    'Siehe',
  ]);
  await openEditor(page, path);
  await text(page, 'zum Ziel').locator('a').click();
  const bubble = page.locator('.tool-linkbubble');
  await expect(bubble).toContainText('Ein Ziel im Haus');
  await expect(bubble.locator('.review-state')).toHaveText('privat');
  expect(await axeFindings(page)).toEqual([]);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Alt+Enter');
  const other = await opened;
  await expect(other).toHaveURL(new RegExp(`${target}$`));
  await other.close();
  await bubble.getByRole('button', { name: 'Verweis bearbeiten' }).click();
  await expect(page.locator('.tool-link')).toBeVisible();
  await page.keyboard.press('Escape');
  await bubble.getByRole('button', { name: 'Verweis lösen' }).click();
  await expect(text(page, 'zum Ziel').locator('a')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(text(page, 'zum Ziel').locator('a')).toHaveCount(1);

  await text(page, 'Siehe').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' www.example.org/a, und');
  await expect(text(page, 'Siehe').locator('a')).toHaveText('www.example.org/a');
  await save(page, path);
  const stored = JSON.stringify((await storedOf(request, path))['blocks']);
  expect(stored).toContain('"url":"https://www.example.org/a"');
});

for (const [language, words] of [
  ['de', { first: ':rak', second: ':microsc', menu: 'Emoji' }],
  ['en', { first: ':rocket', second: ':mikro', menu: 'Emoji' }],
] as const)
  test(`a colon and letters offer emoji, in the words of either language: ${language}`, async ({
    page,
    request,
  }) => {
    const path = await makePage(request, 'Zeichen', ['Start'], `/${language}`);
    await openEditor(page, path);
    await text(page, 'Start').click();
    await page.keyboard.press('End');
    await page.keyboard.type(` ${words.first}`);
    const menu = page.getByRole('listbox', { name: words.menu });
    await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(0);
    await page.keyboard.type(` ${words.second}`);
    await menu.getByRole('option').filter({ hasText: '🔬' }).click();
    // Escape leaves what was typed, and a time of day asks for nothing.
    await page.keyboard.type(' :stern');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.keyboard.type(' 10:30');
    await expect(menu).toHaveCount(0);
    await save(page, path);
    const { blocks } = (await storedOf(request, path)) as { blocks: Record<string, Stored> };
    expect(blocks['t0']?.plaintext).toBe('Start 🚀 🔬 :stern 10:30');
  });

test('the tools of a table are at hand in a narrow column, and while its end is out of sight', async ({
  page,
  request,
}) => {
  const cell = (words: string) => ({
    type: 'data',
    value: [{ type: 'p', children: [{ text: words }] }],
  });
  const rows = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ cells: [cell(`${name} ${at + 1}`), cell('Wert')] }));
  const table = (name: string, count: number) => ({
    '@type': 'slateTable',
    table: { rows: rows(name, count), hideHeaders: true },
  });
  const path = await makePage(request, 'Eine Seite mit Tabellen', [
    {
      '@type': 'gridBlock',
      blocks: { l: { '@type': 'slate', plaintext: 'Links' }, r: table('Schmal', 2) },
      blocks_layout: { items: ['l', 'r'] },
    },
    table('Lang', 40),
  ]);
  const tools = page.getByRole('toolbar', { name: 'Werkzeuge der Tabelle' });
  const rowsOf = (name: string) => page.locator('.tool-table', { hasText: `${name} 1` }).locator('tr');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, path);
    for (const [name, count] of [
      ['Schmal', 2],
      ['Lang', 40],
    ] as const) {
      await page.getByText(`${name} 1`, { exact: true }).click();
      // A click reaches each of them: nothing lies over it, and all of it is in the window.
      for (const tool of await tools.getByRole('button').all()) {
        await expect(tool).toBeInViewport({ ratio: 1 });
        await tool.click({ trial: true });
      }
      await tools.getByRole('button', { name: 'Zeile danach einfügen' }).click();
      await expect(rowsOf(name)).toHaveCount(count + 1);
      await page.keyboard.press('Control+z');
      await expect(rowsOf(name)).toHaveCount(count);
    }
    expect(await axeFindings(page)).toEqual([]);
  }
});
