import type { Locator, Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { logIn, makePage, openEditor, storedOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, tabTo, test } from './support/journey';
import { text } from './support/typing';

const words = {
  de: {
    edit: 'Bearbeiten',
    add: 'Block einfügen',
    search: 'Block suchen',
    separator: 'trenn',
    button: 'schalt',
    several: '2 Blöcke ausgewählt',
    saved: 'Die Seite ist gespeichert.',
    cancel: 'Abbrechen',
    leave: 'Änderungen verwerfen',
    fields: 'Felder',
    block: 'Block',
    order: 'Reihenfolge',
  },
  en: {
    edit: 'Edit',
    add: 'Add block',
    search: 'Search blocks',
    separator: 'separ',
    button: 'butt',
    several: '2 blocks selected',
    saved: 'The page has been saved.',
    cancel: 'Cancel',
    leave: 'Discard changes',
    fields: 'Fields',
    block: 'Block',
    order: 'Order',
  },
} as const;
const languages = ['de', 'en'] as const;
const sizes = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

const paragraph = (plaintext: string) => ({
  '@type': 'slate',
  plaintext,
  value: [{ type: 'p', children: [{ text: plaintext }] }],
});
const grid = {
  '@type': 'gridBlock',
  blocks: { inner: paragraph('In der Spalte.') },
  blocks_layout: { items: ['inner'] },
};

/** The frame of the first block of a type. */
const frame = (page: Page, type: string) => page.locator(`.block-editor-${type}`).first();

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Goes back by Shift+Tab; in a list that is its own key, and Escape leads out of it. */
async function backTo(page: Page, place: Locator): Promise<void> {
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) {
    const isText = await page.evaluate(() => document.activeElement?.matches('.text-editor') === true);
    await press(page, ...(isText ? ['Escape', 'Shift+Tab'] : ['Shift+Tab']));
  }
  await expect(place).toBeFocused();
}

/** The parts of the editor through which Tab leads, in their order. */
async function partsByTab(page: Page, last: string): Promise<string[]> {
  const parts: string[] = [];
  for (let presses = 0; presses < 80 && parts.at(-1) !== last; presses += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const part = document.activeElement?.closest('#toolbar, .tool-editor__sheet, .tool-sidebar');
      return part?.className.split(' ')[0] ?? '';
    });
    if (part !== '' && part !== parts.at(-1)) parts.push(part);
  }
  return parts;
}

interface Stored {
  '@type': string;
  plaintext?: string;
  title?: string;
  value?: { type: string; children: unknown[] }[];
  blocks?: Record<string, Stored>;
  blocks_layout?: { items: string[] };
}

const blocksIn = ({ blocks = {}, blocks_layout: layout }: Stored): Stored[] =>
  (layout?.items ?? []).flatMap((id) => blocks[id] ?? []);

for (const language of languages) {
  const said = words[language];

  test(`a page is written, ordered and saved by keys alone: ${language}`, async ({ page, request }) => {
    const path = await makePage(request, `Tasten ${language}`, ['Anfang.', grid, 'Ende.'], `/${language}`);
    await logIn(page);
    await openPage(page, path);
    await tabTo(page, said.edit);
    await press(page, 'Enter');
    await expect(page.locator('#page-edit')).toBeVisible();
    expect(await partsByTab(page, 'tool-sidebar')).toEqual([
      'tool-rail',
      'tool-editor__sheet',
      'tool-sidebar',
    ]);

    await test.step('title, heading, list and formats', async () => {
      const title = page.locator('.tool-plain-text').first();
      await backTo(page, title);
      await press(page, 'Control+a');
      await page.keyboard.type(`Ohne Zeiger ${language}`);
      await press(page, 'Enter');
      await page.keyboard.type('## Kapitel');
      await press(page, 'Enter');
      await page.keyboard.type('* Eins');
      await press(page, 'Enter');
      await page.keyboard.type('Zwei');
      await press(page, 'Enter', 'Enter');
      await page.keyboard.type('Ein ');
      await press(page, 'Control+b');
      await page.keyboard.type('fettes');
      await press(page, 'Control+b');
      await page.keyboard.type(' Wort.');
      await expect(text(page, 'Ein fettes Wort.')).toBeFocused();
    });

    await test.step('blocks are put in by a slash and by the picker', async () => {
      await press(page, 'Enter');
      await page.keyboard.type(`/${said.separator}`);
      await press(page, 'Enter');
      await expect(frame(page, 'separator')).toBeFocused();
      await tabTo(page, said.add, 10);
      await press(page, 'Enter');
      await expect(page.getByRole('combobox', { name: said.search })).toBeFocused();
      await press(page, 'Escape');
      await expect(page.getByRole('combobox', { name: said.search })).toHaveCount(0);
      await expect(frame(page, 'separator').getByRole('button', { name: said.add })).toBeFocused();
      await press(page, 'Enter', 'ArrowDown', 'ArrowUp');
      await page.keyboard.type(said.button);
      await press(page, 'Enter');
      await expect(frame(page, 'buttonBlock')).toBeFocused();
      await expect(frame(page, 'buttonBlock')).toHaveAccessibleDescription(/F2/);
    });

    await test.step('its settings are reached by a key, and left by it', async () => {
      await press(page, 'F2');
      await expect(page.getByRole('tab', { name: said.block })).toBeFocused();
      await press(page, 'ArrowRight');
      await expect(page.getByRole('tab', { name: said.order, selected: true })).toBeFocused();
      await press(page, 'ArrowLeft');
      const first = page.locator('.tool-sidebar').getByRole('textbox').first();
      await expect(first).toBeVisible();
      await press(page, 'Tab');
      await expect(first).toBeFocused();
      await page.keyboard.type('Los');
      await press(page, 'F2');
      await expect(frame(page, 'buttonBlock')).toBeFocused();
      await expect(frame(page, 'buttonBlock')).toContainText('Los');
    });

    await test.step('arrows go over blocks without text, and select several with Shift', async () => {
      await press(page, 'ArrowUp');
      await expect(frame(page, 'separator')).toBeFocused();
      await press(page, 'ArrowUp');
      await expect(text(page, 'Ein fettes Wort.')).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(frame(page, 'separator')).toBeFocused();
      await press(page, 'Shift+ArrowDown');
      await expect(page.getByText(said.several)).toBeVisible();
      await expect(frame(page, 'buttonBlock')).toBeFocused();
      await press(page, 'Control+c', 'Control+v');
      await expect(page.locator('.block-editor-buttonBlock')).toHaveCount(2);
      await expect(page.locator('.block-editor-buttonBlock').nth(1)).toBeFocused();
      await press(page, 'Delete');
      await expect(page.locator('.block-editor-buttonBlock')).toHaveCount(1);
      await expect(page.locator('.block-editor-separator')).toHaveCount(1);
      await expect(frame(page, 'buttonBlock')).toBeFocused();
    });

    await test.step('Alt with arrows moves a block, into a grid and out of it', async () => {
      const inGrid = page.locator('.block-editor-gridBlock .block-editor-buttonBlock');
      await press(page, 'Alt+ArrowDown');
      await expect(frame(page, 'buttonBlock')).toBeFocused();
      await press(page, 'Alt+ArrowDown', 'Alt+ArrowRight');
      await expect(inGrid).toBeFocused();
      await press(page, 'Alt+ArrowLeft');
      await expect(inGrid).toHaveCount(0);
      await expect(frame(page, 'buttonBlock')).toBeFocused();
      await press(page, 'Alt+ArrowRight');
      await expect(inGrid).toBeFocused();
      await press(page, 'Escape');
      await expect(frame(page, 'gridBlock')).toBeFocused();
      await press(page, 'ArrowDown', 'End', 'Alt+ArrowDown');
      await expect(text(page, 'In der Spalte.')).toBeFocused();
      await page.keyboard.type('!');
      await expect(text(page, 'In der Spalte.!')).toBeFocused();
    });

    await test.step('what is deleted leaves the focus to its neighbour, and comes back', async () => {
      await press(page, 'Escape', 'ArrowDown');
      await expect(text(page, 'Ende.')).toBeFocused();
      await press(page, 'Escape', 'Delete');
      await expect(text(page, 'Ende.')).toHaveCount(0);
      await expect(frame(page, 'gridBlock')).toBeFocused();
      await press(page, 'Control+z');
      await expect(text(page, 'Ende.')).toBeFocused();
      await press(page, 'Control+y');
      await expect(text(page, 'Ende.')).toHaveCount(0);
      await expect(frame(page, 'gridBlock')).toBeFocused();
    });

    await press(page, 'Control+s');
    await expect(page.getByText(said.saved)).toBeVisible();
    await expect(frame(page, 'gridBlock')).toBeFocused();
    const stored = (await storedOf(request, path)) as unknown as Stored;
    const blocks = blocksIn(stored);
    expect(stored.title).toBe(`Ohne Zeiger ${language}`);
    expect(blocks.map((each) => each['@type'])).toEqual([
      'title',
      'slate',
      'slate',
      'slate',
      'separator',
      'slate',
      'gridBlock',
    ]);
    expect(blocks.slice(1, 4).map(({ value }) => value?.[0]?.type)).toEqual(['h2', 'ul', 'p']);
    expect(blocks[3]?.value?.[0]?.children).toContainEqual({
      type: 'strong',
      children: [{ text: 'fettes' }],
    });
    expect(blocksIn(blocks[6] as Stored)).toMatchObject([
      { '@type': 'buttonBlock', title: 'Los' },
      { '@type': 'slate', plaintext: 'In der Spalte.!' },
    ]);

    await test.step('leaving asks, and can be thought over', async () => {
      await press(page, 'Enter');
      await page.keyboard.type('Verworfen.');
      const cancel = page.locator('#toolbar .cancel');
      await backTo(page, cancel);
      await press(page, 'Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await press(page, 'Escape');
      await expect(cancel).toBeFocused();
      await press(page, 'Enter');
      await tabTo(page, said.leave, 5);
      await press(page, 'Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  });

  for (const [place, [width, height]] of sizes.entries()) {
    // The languages take turns, at each width another one.
    if (!isDue(place + languages.indexOf(language), turnWithin(), languages.length)) continue;
    test(`no open part of the editor has a fault that a machine finds: ${language}, ${width}`, async ({
      page,
      request,
    }) => {
      const others = ['image', 'teaser', 'listing'].map((type) => ({ '@type': type }));
      const path = await makePage(request, `Offen ${width}`, ['Ein Text.', ...others], `/${language}`);
      await page.setViewportSize({ width, height });
      await openEditor(page, path);
      const check = (part: string) =>
        test.step(part, async () => {
          expect(await axeFindings(page)).toEqual([]);
          expect(await sidewaysScroll(page)).toBe(0);
        });

      await text(page, 'Ein Text.').focus();
      await expect(page.locator('[data-slate-editor]', { hasText: 'Ein Text.' })).toBeFocused();
      await press(page, 'Control+a');
      await expect(page.locator('.tool-text')).toBeVisible();
      await check('the tools of a text');
      await press(page, 'Control+k');
      await expect(page.locator('.tool-link')).toBeVisible();
      await check('the link');
      await press(page, 'Escape', 'End', 'Enter');
      await page.keyboard.type('/');
      await expect(page.locator('.tool-slash')).toBeVisible();
      await check('the menu of a slash');
      await press(page, 'Escape', 'Backspace');
      await tabTo(page, said.add, 10);
      await press(page, 'Enter');
      await expect(page.locator('.tool-picker')).toBeInViewport({ ratio: 1 });
      await check('the picker');
      await press(page, 'Escape', 'Shift+Tab', 'Shift+Tab');
      for (const type of ['image', 'teaser', 'listing']) {
        await frame(page, type).focus();
        await press(page, 'F2');
        await expect(page.locator('#sidebar-properties .tool-form')).toBeVisible();
        await check(`the settings of ${type}`);
        await press(page, 'F2');
        await expect(frame(page, type)).toBeFocused();
      }
      await press(page, 'Shift+ArrowUp');
      await expect(page.locator('.tool-selection')).toBeVisible();
      await check('several blocks');
      await press(page, 'Escape', 'F2', 'ArrowRight');
      await expect(page.locator('#sidebar-order')).toBeVisible();
      await check('the order');
      await press(page, 'F2');
      await page.locator('#toolbar .cancel').focus();
      await press(page, 'Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('the question');
    });
  }
}
