import { makePage, openEditor, storedBlocks, storedWords } from './support/editing';
import { axeFindings, expect, test } from './support/journey';
import { text } from './support/typing';

interface Stored {
  plaintext?: string;
  bg_color?: string;
}

const paragraph = (plaintext: string, more = {}) => ({
  '@type': 'slate',
  plaintext,
  value: [{ type: 'p', children: [{ text: plaintext }] }],
  ...more,
});

test('what several blocks have in common is changed for all of them in one step', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const path = await makePage(request, 'Eine Seite mit Gründen', [
    paragraph('Alpha', { bg_color: 'sky' }),
    'Beta',
    'Gamma',
  ]);
  await openEditor(page, path);
  await text(page, 'Alpha').click();
  await text(page, 'Beta').click({ modifiers: ['Shift'] });
  const settings = page.locator('#sidebar-properties');
  await expect(settings.getByRole('heading', { name: '2 Blöcke' })).toBeVisible();
  await expect(settings.getByText('gemischt').first()).toBeVisible();
  const tint = await page
    .locator('.tool-block--selected')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(tint).not.toBe('rgba(0, 0, 0, 0)');
  expect((await page.locator('.tool-selection').boundingBox())?.height).toBeLessThan(50);
  expect(await axeFindings(page)).toEqual([]);

  await settings.locator('.tool-swatches__each', { hasText: 'Nebel' }).click();
  const grounds = async () =>
    (await storedBlocks<Stored>(request, path)).map(({ bg_color: ground }) => ground);
  await expect(settings.getByText('gemischt')).toHaveCount(0);
  await page.locator('.save-and-stay').click();
  await expect(page.getByText('Die Seite ist gespeichert.').first()).toBeVisible();
  expect((await grounds()).slice(1)).toEqual(['fog', 'fog', undefined]);

  await page.locator('#toolbar .undo').click();
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect((await grounds()).slice(1)).toEqual(['sky', undefined, undefined]);
});

test('of several selected blocks none offers to add a panel to it', async ({ page, request }) => {
  const accordion = {
    '@type': 'accordion',
    data: {
      blocks: {
        a: { '@type': 'accordionPanel', title: 'Abschnitt', blocks: {}, blocks_layout: { items: [] } },
      },
      blocks_layout: { items: ['a'] },
    },
  };
  const path = await makePage(request, 'Eine Seite mit Abschnitten', [accordion, 'Beta']);
  await openEditor(page, path);
  const add = page.locator('.tool-accordion__add');
  await text(page, 'Beta').click();
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.locator('.tool-selection--several')).toBeVisible();
  await expect(page.locator('.block-editor-accordion')).toHaveClass(/tool-block--selected/);
  await expect(add).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.tool-selection--several')).toHaveCount(0);
  await page.locator('.block-editor-accordion').hover();
  await expect(add).toBeVisible();
});

test('the bar of selected blocks says what was copied, offers it for one block, and goes', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite zum Kopieren', ['Alpha', 'Beta', 'Gamma']);
  await openEditor(page, path);
  await text(page, 'Alpha').click();
  const bar = page.locator('.tool-selection');
  await expect(bar).toHaveCount(0);
  await text(page, 'Beta').click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('2 Blöcke ausgewählt');
  await page.locator('#toolbar-copy-blocks').click();
  await expect(bar.getByRole('status')).toHaveText('2 Blöcke kopiert');
  await text(page, 'Gamma').click();
  await expect(bar.getByRole('status')).toHaveText('2 Blöcke kopiert');
  await expect(bar.getByRole('button')).toHaveCount(2);
  await bar.getByRole('button', { name: 'Nicht mehr anbieten' }).click();
  await expect(bar).toHaveCount(0);
  await text(page, 'Alpha').click();
  await expect(bar).toHaveCount(0);
});

test('dragged blocks are named at the pointer, and it is spoken where blocks have been moved to', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite zum Ordnen', ['Alpha', 'Beta', 'Gamma', 'Delta']);
  await openEditor(page, path);
  await text(page, 'Beta').click();
  await text(page, 'Alpha').click({ modifiers: ['Control'] });
  const block = page.locator('[data-block]', { hasText: 'Alpha' });
  const grip = await block.locator('> .drag.handle.wrapper').boundingBox();
  const goal = await page.locator('[data-block]', { hasText: 'Gamma' }).boundingBox();
  if (!grip || !goal) throw new Error('Nothing can be dragged.');
  await page.mouse.move(grip.x + 12, grip.y + 14);
  await page.mouse.down();
  await page.mouse.move(goal.x + 40, goal.y + goal.height - 2, { steps: 6 });
  const ghost = page.locator('.tool-ghost');
  await expect(ghost).toContainText('Text');
  await expect(ghost).toContainText('Alpha');
  await expect(ghost).toContainText('+ 1');
  await page.mouse.up();
  await expect(ghost).toHaveCount(0);
  const said = page.locator('[data-announcements]');
  await expect(said).toHaveText('2 Blöcke verschoben: Stelle 3 von 5');

  await text(page, 'Delta').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toHaveText('Block verschoben: Stelle 4 von 5');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toHaveText('Block verschoben: Stelle 3 von 5');
});

test('a block that is held still at the edge of the window goes on through the page', async ({
  page,
  request,
}) => {
  const words = Array.from({ length: 40 }, (_, at) => `Absatz ${at} der Seite.`);
  const path = await makePage(request, 'Eine lange Seite zum Ordnen', words);
  await openEditor(page, path);
  await text(page, 'Absatz 0 der Seite.').click();
  const block = page.locator('[data-block]', { hasText: 'Absatz 0 der Seite.' });
  const grip = await block.locator('> .drag.handle.wrapper').boundingBox();
  if (!grip) throw new Error('Nothing can be dragged.');
  const left = () => page.evaluate(() => document.body.scrollHeight - window.innerHeight - window.scrollY);
  await page.mouse.move(grip.x + 12, grip.y + 14);
  await page.mouse.down();
  const { height } = page.viewportSize() ?? { height: 0 };
  await page.mouse.move(grip.x + 200, height - 20, { steps: 4 });
  // The pointer rests, the page does not.
  await expect.poll(left).toBeLessThan(2);
  const last = await text(page, 'Absatz 39 der Seite.').boundingBox();
  if (!last) throw new Error('The end of the page is not in sight.');
  await page.mouse.move(last.x + 40, last.y + last.height - 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-announcements]')).toHaveText('Block verschoben: Stelle 41 von 41');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await storedWords(request, path)).at(-1)).toBe('Absatz 0 der Seite.');
});

test('several selected blocks have one bar, and none of them its own', async ({ page, request }) => {
  const cell = (key: string) => ({ key, type: 'data', value: [{ type: 'p', children: [{ text: key }] }] });
  const row = (key: string) => ({ key, cells: [cell(`${key} links`), cell(`${key} rechts`)] });
  const table = { '@type': 'slateTable', table: { rows: [row('oben'), row('unten')] } };
  const link = {
    '@type': 'slate',
    plaintext: 'Verweis',
    value: [
      { type: 'p', children: [{ type: 'link', data: { url: '/de' }, children: [{ text: 'Verweis' }] }] },
    ],
  };
  const path = await makePage(request, 'Eine Seite mit einer Leiste', ['Alpha', table, link, 'Omega']);
  await openEditor(page, path);
  const names = async () => {
    const bars = await page.locator('.tool-editor [role="toolbar"], .tool > [role="toolbar"]').all();
    return Promise.all(bars.map((bar) => bar.getAttribute('aria-label')));
  };
  const ofPage = 'Werkzeuge der Seite';
  await text(page, 'Alpha').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await expect.poll(names).toContain('Textwerkzeuge');

  // Over several texts, by a click and by keys.
  await text(page, 'Omega').click({ modifiers: ['Shift'] });
  await expect.poll(names).toEqual([ofPage, 'Ausgewählte Blöcke']);
  // Who asks for the tools of the text has them, for all that is selected.
  await page.locator('.tool-selection').getByRole('button', { name: 'Textwerkzeuge' }).click();
  await page.locator('.tool-text').getByRole('button', { name: 'Fett' }).click();
  await expect(page.locator('.text-editor strong')).toHaveText(['Alpha', 'Verweis', 'Omega']);
  await page.keyboard.press('Escape');
  await text(page, 'Omega').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(names).toEqual([ofPage, 'Ausgewählte Blöcke']);
  await page.keyboard.press('Alt+F10');
  await expect(page.locator('.tool-text :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // From a cell and from a link, whose tools stood there.
  await page.locator('[data-cell="0/0"] .text-editor').click();
  await expect.poll(names).toContain('Werkzeuge der Tabelle');
  await text(page, 'Alpha').click({ modifiers: ['Control'] });
  await expect.poll(names).toEqual([ofPage, 'Ausgewählte Blöcke']);
  await text(page, 'Verweis').click({ position: { x: 20, y: 10 } });
  const bubble = page.locator('.tool-linkbubble');
  await expect(bubble).toBeVisible();
  await page.locator('[data-block]', { hasText: 'Omega' }).click({ modifiers: ['Control'] });
  await expect.poll(names).toEqual([ofPage, 'Ausgewählte Blöcke']);
  await expect(bubble).toHaveCount(0);
});
