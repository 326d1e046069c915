import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { blocksOf, makePageOf, textBlock } from './support/content';
import { openEditor } from './support/editing';
import { axeFindings, expect, test } from './support/journey';
import { save, text } from './support/typing';

const fixtures = join(import.meta.dirname, '../editor/rich-text/paste/fixtures');
const fixture = (name: string): string => readFileSync(join(fixtures, `${name}.html`), 'utf8');

/** Between the marks that Word puts round what is selected. */
const selectedOf = (html: string): string =>
  /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? '';

/** Puts into the clipboard what another program would, by a tab of its own. */
async function copyElsewhere(context: BrowserContext, page: Page, kinds: Readonly<Record<string, string>>) {
  const elsewhere = await context.newPage();
  await elsewhere.goto('/robots.txt');
  const isDone = await elsewhere.evaluate((copied) => {
    const write = (event: ClipboardEvent) => {
      for (const [kind, words] of Object.entries(copied)) event.clipboardData?.setData(kind, words);
      event.preventDefault();
    };
    document.addEventListener('copy', write, { once: true });
    return document.execCommand('copy');
  }, kinds);
  expect(isDone).toBe(true);
  await elsewhere.close();
  await page.bringToFront();
}

const cell = (words: string, type = 'data') => ({
  key: words,
  type,
  value: [{ type: 'p', children: [{ text: words }] }],
});
const table = {
  '@type': 'slateTable',
  table: {
    fixed: true,
    rows: [
      { key: 'head', cells: [cell('Jahr', 'header'), cell('Betrag', 'header')] },
      { key: 'body', cells: [cell('2023'), cell('9,00')] },
    ],
  },
};

test('what other programs copy becomes blocks, with what is left out told and taken back', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = await makePageOf(request, 'Eine Seite zum Einfügen', {
    title: { '@type': 'title' },
    a: textBlock('Aus Word'),
    b: textBlock('Nur Worte'),
    c: textBlock('Hier lesen'),
    d: table,
  });
  await openEditor(page, path);
  const texts = page.locator('.tool-block .text-editor:not([data-cell] *)');
  const drawnCells = page.locator('.tool-table').last().locator('[data-cell]');

  // A report of Word: a list, a table, a picture that lies on somebody's disk, and a comment.
  const parts = ['word-list-nested', 'word-table', 'word-picture-comment'];
  const word = parts.map((name) => selectedOf(fixture(name))).join('');
  await copyElsewhere(context, page, {
    'text/html': `<html><body><!--StartFragment-->${word}<!--EndFragment--></body></html>`,
    'text/plain': 'Anmeldung',
  });
  await text(page, 'Aus Word').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  const told = page
    .locator('.tool-toast')
    .filter({ hasText: 'Beim Einfügen weggelassen: ein Bild und ein Kommentar.' });
  await expect(told).toBeVisible();
  await expect(page.locator('.tool-table')).toHaveCount(2);
  await expect(texts.first()).toHaveText('Aus Word');
  await expect(texts.locator('li').first()).toHaveText(/^Anmeldung/);
  await told.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.locator('.tool-table')).toHaveCount(1);
  await expect(told).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('.tool-table')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);

  // With Shift the words alone.
  await copyElsewhere(context, page, {
    'text/html': '<h2>Ein <b>Titel</b></h2><ul><li>Punkt</li></ul>',
    'text/plain': ' und sonst nichts',
  });
  await text(page, 'Nur Worte').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+v');
  await expect(text(page, 'Nur Worte').locator('p')).toHaveText('Nur Worte und sonst nichts');

  // An address over words links them.
  await copyElsewhere(context, page, { 'text/plain': 'https://example.org/lesen' });
  await text(page, 'Hier lesen').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+v');
  await expect(text(page, 'Hier lesen').locator('a')).toHaveAttribute('href', 'https://example.org/lesen');
  await expect(text(page, 'Hier lesen').locator('a')).toHaveText('lesen');

  // A range of Excel fills the cells of a table from one on.
  await copyElsewhere(context, page, {
    'text/html': fixture('excel-cells'),
    'text/plain': '2024\t12,53\t10\r\n2025\t13,00\t\r\n',
  });
  await drawnCells.filter({ hasText: '2023' }).click();
  await page.keyboard.press('Control+v');
  await expect(drawnCells).toHaveText(['Jahr', 'Betrag', '', '2024', '12,53', '10', '2025', '13,00', '']);

  await save(page, path);
  const stored = await blocksOf(request, path);
  expect(stored.map((block) => block['@type'])).toEqual([
    'title',
    'slate',
    'slate',
    'slateTable',
    'slate',
    'slate',
    'slate',
    'slate',
    'slateTable',
  ]);
});

test('a picture whose data is pasted with its text is uploaded into the page', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await makePageOf(request, 'Eine Seite für ein Bild', {
    title: { '@type': 'title' },
    a: textBlock('Davor'),
  });
  await openEditor(page, path);
  await copyElsewhere(context, page, {
    'text/html': fixture('web-page-data-picture'),
    'text/plain': 'Vorher',
  });
  await text(page, 'Davor').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(page.locator('.tool-block img[alt="Ein Ofen"]')).toBeVisible();
  await save(page, path);
  const stored = await blocksOf(request, path);
  expect(stored.map((block) => [block['@type'], block['plaintext'] ?? block['alt']])).toEqual([
    ['title', undefined],
    ['slate', 'DavorVorher'],
    ['image', 'Ein Ofen'],
    ['slate', 'Nachher'],
  ]);
  expect(String(stored[2]?.['url'])).toContain(path);
});

test('the address of a video or of the site that is pasted is offered as the block for it', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await makePageOf(request, 'Eine Seite mit Adressen', {
    title: { '@type': 'title' },
    a: textBlock('Film'),
    b: textBlock('Seite'),
  });
  await openEditor(page, path);
  const paste = async (words: string, address: string) => {
    await copyElsewhere(context, page, { 'text/plain': address });
    await text(page, words).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+v');
  };
  await paste('Film', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Als Video einbetten' }).click();
  await expect(page.locator('.block-editor-video')).toHaveCount(1);
  await paste('Seite', new URL('/de/forschung', page.url()).href);
  await page.getByRole('button', { name: 'Als Teaser zeigen' }).click();
  await expect(page.locator('.block-editor-teaser')).toContainText('Forschung');
  await save(page, path);
  expect((await blocksOf(request, path)).map((block) => block['@type'])).toEqual([
    'title',
    'slate',
    'video',
    'slate',
    'teaser',
  ]);
});
