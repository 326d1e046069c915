import type { Page } from '@playwright/test';
import { makePage, openEditor, storedWords } from './support/editing';
import { expect, test } from './support/journey';
import { keepNoDrafts, lettersAt, save, text } from './support/typing';

/** Presses keys one upon the other, as somebody quick does on a slow machine. */
const hurry = (page: Page, ...keys: readonly string[]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));

test('whoever goes on at once after Enter goes on in the new text', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite in Eile', ['Eins']);
  await openEditor(page, path);
  await text(page, 'Eins').click();
  await page.keyboard.press('End');
  await hurry(page, 'Enter', 'a', 'ArrowLeft', 'b', 'Enter', 'c', 'ArrowUp', 'd', 'ArrowDown', 'e');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Eins', 'bd', 'cae']);
});

test('a text that is joined to one written before goes on where they meet', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Naht', ['EinsZwei']);
  await openEditor(page, path);
  await text(page, 'EinsZwei').click();
  await page.keyboard.press('Home');
  await hurry(page, ...Array<string>(4).fill('ArrowRight'));
  await hurry(page, 'Enter', 'Backspace', 'x');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['EinsxZwei']);
});

test('a title goes on in the first text of its page without losing a letter', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite ohne Text', [{ '@type': 'separator' }]);
  await openEditor(page, path);
  await page.locator('.tool-plain-text').first().click();
  await hurry(page, 'Enter', 'a', 'b', 'ArrowUp', 'End', 'x', 'ArrowDown', 'c');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['abc']);
  await expect(page.locator('main h1')).toHaveText('Eine Seite ohne Textx');
});

/** Plays keys within one task of the page, each to what has the focus then. */
const inOneTask = (page: Page, keys: readonly string[], isSlow = false) =>
  page.evaluate(
    async ([played, withPause]) => {
      for (const each of played) {
        const [key = '', ...held] = each.split('+').reverse();
        const target = document.activeElement;
        const init = { bubbles: true, cancelable: true, ctrlKey: held.includes('Control') };
        const goesOn = target?.dispatchEvent(new KeyboardEvent('keydown', { ...init, key })) === true;
        const inputType = key === 'Enter' ? 'insertParagraph' : 'insertText';
        if (goesOn && held.length === 0 && !key.startsWith('Arrow'))
          target.dispatchEvent(new InputEvent('beforeinput', { ...init, inputType, data: key }));
        if (withPause) await new Promise((resolve) => setTimeout(resolve, 120));
      }
    },
    [keys, isSlow] as const,
  );

test('lists and lines within a text are left by the next key, however soon', async ({ page, request }) => {
  const item = { type: 'li', children: [{ text: 'Zwei' }] };
  const list = { '@type': 'slate', plaintext: 'Zwei', value: [{ type: 'ul', children: [item] }] };
  const path = await makePage(request, 'Eine Seite mit Liste in Eile', ['Eins', list, 'Drei']);
  await keepNoDrafts(page);
  await openEditor(page, path);
  const play = async (keys: readonly string[], isSlow: boolean) => {
    await page.reload();
    await text(page, 'Zwei').click();
    await page.keyboard.press('End');
    await inOneTask(page, keys, isSlow);
    await page.waitForTimeout(100);
    return page.locator('.tool-block .text-editor').allTextContents();
  };
  const [up, down] = ['ArrowUp', 'ArrowDown'];
  for (const keys of [
    ['Enter', down, 'ä'],
    ['Enter', 'ä', down, 'ö'],
    ['Enter', 'Enter', 'ä'],
    ['Enter', 'Enter', up, 'ä'],
    ['ä', 'Enter', 'ö', 'Enter', 'Enter', 'ü'],
  ])
    expect(await play(keys, false), keys.join(' ')).toEqual(await play(keys, true));
});

test('keys of one and the same task act as those with a pause between them', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite in einem Zug', ['Eins', 'Zwei', 'Drei']);
  await keepNoDrafts(page);
  await openEditor(page, path);
  const play = async (keys: readonly string[], isSlow: boolean) => {
    await page.reload();
    await text(page, 'Zwei').click();
    await page.keyboard.press('End');
    await inOneTask(page, keys, isSlow);
    await page.waitForTimeout(100);
    return page.locator('.tool-block .text-editor').allTextContents();
  };
  const [up, down] = ['ArrowUp', 'ArrowDown'];
  for (const keys of [
    ['Enter', 'ä'],
    ['Enter', up, 'ä'],
    ['Enter', down, 'ä'],
    ['Enter', 'Enter', up, 'ä'],
    ['Enter', up, 'Enter', down, down, 'ä'],
  ])
    expect(await play(keys, false), keys.join(' ')).toEqual(await play(keys, true));
});

test.describe('A selection over several texts', () => {
  const texts = ['Alpha Beta', 'Gamma', 'Delta Epsilon'];

  test('that undo has brought back is what the next key is for', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite mit Auswahl in Eile', texts);
    await keepNoDrafts(page);
    await openEditor(page, path);
    const select = async () => {
      await page.reload();
      await text(page, 'Alpha').click();
      await page.keyboard.press('Home');
      for (let letters = 0; letters < 'Alpha '.length; letters += 1) await page.keyboard.press('ArrowRight');
      const end = await lettersAt(page, 'Delta', 0, 6);
      await page.keyboard.down('Shift');
      await page.mouse.click(end.right, end.y);
      await page.keyboard.up('Shift');
      await expect(page.getByText('3 Blöcke ausgewählt')).toBeVisible();
    };
    const shown = page.locator('.tool-block .text-editor');
    for (const [keys, words] of [
      [
        ['Enter', 'a'],
        ['Alpha ', 'aEpsilon'],
      ],
      [['a'], ['Alpha aEpsilon']],
    ] as const) {
      await select();
      await page.keyboard.type('x');
      await expect(shown).toHaveText(['Alpha xEpsilon']);
      await inOneTask(page, ['Control+z', ...keys]);
      await expect(shown).toHaveText([...words]);
      await select();
      for (const key of ['x', 'Control+z', ...keys]) await page.keyboard.press(key);
      await expect(shown).toHaveText([...words]);
    }
  });
});

test('what is typed at once after Enter in the menu of a slash is for the new block', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Menü in Eile', ['Eins', 'Zwei']);
  await openEditor(page, path);
  // What a heading is edited with comes as late as over a slow line.
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await text(page, 'Eins').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/überschrift');
  await expect(page.locator('.power-user-menu .item').first()).toContainText('Überschrift');
  await hurry(page, 'Enter', 'N', 'e', 'u', 'Enter', 'D', 'a');
  await expect(page.locator('.block-editor-heading .tool-plain-text')).toHaveText('Neu');
  await page.locator('.tool-block--selected .block-add-button').click();
  await page.getByRole('combobox', { name: 'Block suchen' }).fill('zitat');
  await hurry(page, 'Enter', 'W', 'o', 'r', 't');
  await expect(page.locator('.block-editor-quote .text-editor')).toHaveText('Wort');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Eins', 'Da', 'Wort', 'Zwei']);
});

test('what a table of emoji or an input method writes while a block is selected as a whole changes no text', async ({
  page,
  request,
}) => {
  const link = { type: 'link', data: { url: '/de/impressum' }, children: [{ text: 'Link' }] };
  const value = [{ type: 'p', children: [{ text: 'Ein Satz mit ' }, link, { text: '.' }] }];
  const path = await makePage(request, 'Eine Seite mit Zeichen', [
    { '@type': 'slate', value, plaintext: 'Ein Satz mit Link.' },
  ]);
  await openEditor(page, path);
  await text(page, 'Ein Satz').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Escape');
  await page.keyboard.insertText('é');
  await page.keyboard.press('Space');
  await expect(text(page, 'Ein Satz')).toHaveText('Ein Satz mit Link.');
  await page.keyboard.press('Enter');
  await expect(text(page, 'Ein Satz')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' é');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Ein Satz mit Link. é']);
});
