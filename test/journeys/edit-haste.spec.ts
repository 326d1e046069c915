import type { Page } from '@playwright/test';
import { makePage, openEditor, storedWords } from './support/editing';
import { expect, test } from './support/journey';
import { save, text } from './support/typing';

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
      for (const key of played) {
        const target = document.activeElement;
        const init = { bubbles: true, cancelable: true };
        const goesOn = target?.dispatchEvent(new KeyboardEvent('keydown', { ...init, key })) === true;
        const inputType = key === 'Enter' ? 'insertParagraph' : 'insertText';
        if (goesOn && !key.startsWith('Arrow'))
          target.dispatchEvent(new InputEvent('beforeinput', { ...init, inputType, data: key }));
        if (withPause) await new Promise((resolve) => setTimeout(resolve, 120));
      }
    },
    [keys, isSlow] as const,
  );

test('keys of one and the same task act as those with a pause between them', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite in einem Zug', ['Eins', 'Zwei', 'Drei']);
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
