import type { Page } from '@playwright/test';
import { makeRandom } from '../mocks/repository/random';
import { makePage, openEditor, storedWords } from './support/editing';
import { expect, test } from './support/journey';
import { save } from './support/typing';

const typed = ['Haus ', 'ein', 'ü ', '. ', '- ', '1. ', '> ', '## ', 'x', '**', 'zu '];
const moves = ['Left', 'Right', 'Up', 'Down'].map((side) => `Arrow${side}`);
const jumps = ['Home', 'End', 'Control+ArrowLeft', 'Control+ArrowRight', 'Control+Home', 'Control+End'];
const drawn = [...moves, 'Home', 'End'].map((key) => `Shift+${key}`);
const breaks = ['Enter', 'Shift+Enter', 'Backspace', 'Delete', 'Control+Backspace', 'Control+Delete', 'Tab'];
const formats = ['Control+b', 'Control+i', 'Control+u', 'Control+a'];
const steps = ['Control+z', 'Control+z', 'Control+Shift+z', 'Control+c', 'Control+x', 'Control+v'];
const ofBlocks = ['Escape', 'Escape', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Control+d'];
const groups = [typed, typed, moves, jumps, drawn, drawn, breaks, formats, steps, ofBlocks];

/** The words of each text, without the space between them; an empty one has none. */
const wordsOf = async (page: Page) =>
  (await page.locator('.tool-editor .text-editor').allInnerTexts())
    .map((words) => words.replace('Text eingeben ...', '').replaceAll(/[\s\uFEFF]/g, ''))
    .filter((words) => words !== '');

/** Presses a button of the page until there is nothing left for it, or so often. */
async function pressAll(page: Page, name: string, most = 500): Promise<number> {
  const button = page.locator(`.tool-rail__entry.${name}`);
  for (let times = 0; times < most; times += 1) {
    if ((await button.getAttribute('aria-disabled')) === 'true') return times;
    await button.click();
  }
  return most;
}

const strong = { type: 'strong', children: [{ text: 'fett' }] };
const link = { type: 'link', data: { url: '/de/impressum' }, children: [{ text: 'Link' }] };
const item = (...children: unknown[]) => ({ type: 'li', children });
const slate = (value: unknown, plaintext: string) => ({ '@type': 'slate', value: [value], plaintext });
const texts = [
  'Anna geht heute in das Labor.',
  slate({ type: 'ul', children: [item({ text: 'eins' }), item({ text: '' }, strong)] }, 'eins fett'),
  slate({ type: 'h2', children: [{ text: 'Zwischentitel' }] }, 'Zwischentitel'),
  slate({ type: 'p', children: [{ text: 'Mit ' }, link, { text: ' darin.' }] }, 'Mit Link darin.'),
  'Letzter Absatz.',
];

for (const seed of [1, 2, 3, 4])
  test(`whatever keys are pressed, all is undone, done again and saved as it is shown: ${seed}`, async ({
    page,
    context,
    request,
  }) => {
    const random = makeRandom(seed);
    const oneOf = <Each>(some: readonly Each[]) => some[random(some.length)] as Each;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = await makePage(request, `Eine Seite voller Zufall ${seed}`, texts);
    await openEditor(page, path);
    // What was copied elsewhere is no part of it.
    await page.evaluate(() => navigator.clipboard.writeText('kopiert'));
    await expect(page.locator('.tool-editor .text-editor')).toHaveCount(5);
    const before = await wordsOf(page);
    await page.locator('.tool-editor .text-editor').first().click();
    for (let step = 0; step < 150; step += 1) {
      const group = oneOf(groups);
      const keys = oneOf(group);
      if (group === typed) await page.keyboard.type(keys);
      else
        for (let times = 1 + random(group === drawn ? 6 : 1); times > 0; times -= 1)
          await page.keyboard.press(keys);
      // Whoever has left the texts comes back.
      const isOutside = await page.evaluate(() => document.activeElement?.closest('[data-block]') === null);
      if (isOutside || random(25) === 0) {
        const editors = page.locator('.tool-editor .text-editor[contenteditable="true"]');
        const count = await editors.count();
        if (count > 0) await editors.nth(random(count)).click();
      }
    }
    await page.keyboard.press('Escape');
    const shown = await wordsOf(page);
    const undone = await pressAll(page, 'undo');
    await expect.poll(() => wordsOf(page)).toEqual(before);
    await pressAll(page, 'redo', undone);
    await expect.poll(() => wordsOf(page)).toEqual(shown);
    await save(page, path);
    const stored = (await storedWords(request, path)).map((words) => String(words).replaceAll(/\s/g, ''));
    expect(stored.filter((words) => words !== '')).toEqual(shown);
  });
