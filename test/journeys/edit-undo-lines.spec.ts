import { makePage, openEditor } from './support/editing';
import { expect, test } from './support/journey';

const written = (text: string) => ({ value: [{ type: 'p', children: [{ text }] }] });

/** Blocks with several texts: the first one, which the page leads the caret to, and another. */
const several = [
  {
    stored: { '@type': 'quote', ...written('Es geht'), plaintext: 'Es geht', author: 'Ada' },
    first: 'Zitat',
    other: 'Wer es gesagt hat',
  },
  {
    stored: { '@type': 'introduction', heading: 'Gruppe', about: written('Wir sind').value, topics: [] },
    first: 'Überschrift',
    other: 'Worum es geht',
  },
];

for (const { stored, first, other } of several)
  test(`undo keeps the caret in the line of a ${stored['@type']} that it changes`, async ({
    page,
    request,
  }) => {
    await openEditor(page, await makePage(request, 'Mehrere Zeilen', [stored]));
    const block = page.locator(`.block-editor-${stored['@type']}`);
    const [one, two] = [first, other].map((name) => block.getByRole('textbox', { name }));
    if (!one || !two) throw new Error('no texts');
    const former = (await two.textContent()) ?? '';
    await one.click();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await two.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' allein');
    await page.keyboard.press('Control+z');
    await expect(two).toHaveText(former);
    await expect(two).toBeFocused();
    await page.keyboard.press('Control+y');
    await expect(two).toHaveText(`${former} allein`);
    await expect(two).toBeFocused();
    await page.keyboard.type('!');
    await expect(two).toHaveText(`${former} allein!`);
  });
