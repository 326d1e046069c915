import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { makePage, openEditor, storedOf, storedWords } from './support/editing';

const text = (page: Page, words: string) => page.locator('.text-editor', { hasText: words });

/** Where letters of a text are drawn. */
const lettersAt = (page: Page, words: string, from: number, to: number, inside = 'p') =>
  text(page, words)
    .locator(inside)
    .evaluate(
      (element, [start, end]) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const range = document.createRange();
        range.setStart(node, start as number);
        range.setEnd(node, end as number);
        const { left, right, top, height } = range.getBoundingClientRect();
        return { left, right, x: (left + right) / 2, y: top + height / 2 };
      },
      [from, to],
    );

/** Saves, and waits for the page as visitors see it. */
async function save(page: Page, path: string): Promise<void> {
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Plays an input method: its guesses one after the other, and the words that are taken. */
async function compose(client: CDPSession, guesses: readonly string[], taken: string): Promise<void> {
  for (const guess of guesses) {
    await client.send('Input.imeSetComposition', {
      text: guess,
      selectionStart: guess.length,
      selectionEnd: guess.length,
    });
  }
  await client.send('Input.insertText', { text: taken });
}

test.describe('What an input method composes', () => {
  test('is stored once, in a text that was not touched before and in one that was', async ({
    page,
    request,
  }) => {
    const path = await makePage(request, 'Eine Seite mit Zeichen', ['Erster', 'Zweiter']);
    await openEditor(page, path);
    const client = await page.context().newCDPSession(page);
    await text(page, 'Erster').click();
    await page.keyboard.press('End');
    await compose(client, ['´'], 'é');
    await compose(client, ['k', 'か', 'かん'], '漢');
    await text(page, 'Zweiter').focus();
    await compose(client, ['´'], 'É');
    await page.keyboard.press('Enter');
    await compose(client, ['ni', 'に'], '日');
    await page.keyboard.type('a');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Ersteré漢', 'É', '日aZweiter']);
  });

  test('takes the place of what is selected, and begins an empty text', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite mit Akzenten', ['Das alte Wort', '']);
    await openEditor(page, path);
    const client = await page.context().newCDPSession(page);
    await text(page, 'Das alte Wort').dblclick({ position: { x: 50, y: 10 } });
    await expect.poll(() => page.evaluate(() => document.getSelection()?.toString().trim())).toBe('alte');
    await compose(client, ['n', 'な'], '名');
    await page.keyboard.press('Enter');
    await page.locator('.text-editor').last().click();
    await compose(client, ['k', 'か'], '火');
    await page.keyboard.press('Enter');
    await compose(client, ['´'], 'é');
    await save(page, path);
    const words = (await storedWords(request, path)).map((each) => String(each).replaceAll('  ', ' '));
    expect(words).toEqual(['Das 名', expect.stringMatching(/^ ?Wort$/), '火', 'é']);
  });

  test('is taken back as a whole, and opens no menu and no list on its way', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite mit Rücknahme', ['Anfang', '']);
    await openEditor(page, path);
    const client = await page.context().newCDPSession(page);
    await page.locator('.text-editor').last().click();
    await client.send('Input.imeSetComposition', { text: '/', selectionStart: 1, selectionEnd: 1 });
    await expect(page.locator('.text-editor').last()).toHaveText('/');
    await expect(page.locator('.power-user-menu')).toHaveCount(0);
    await client.send('Input.imeSetComposition', { text: '- ', selectionStart: 2, selectionEnd: 2 });
    await client.send('Input.imeSetComposition', { text: '**a**', selectionStart: 5, selectionEnd: 5 });
    await expect(page.locator('.text-editor :is(li, strong)')).toHaveCount(0);
    await client.send('Input.insertText', { text: '漢字' });
    await text(page, 'Anfang').click();
    await page.keyboard.press('End');
    await compose(client, ['s', 'さ', 'さく', 'さくら'], '桜');
    await page.keyboard.press('Control+z');
    await expect(text(page, 'Anfang')).toHaveText('Anfang');
    await page.keyboard.press('Control+y');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Anfang桜', '漢字']);
  });
});

test('texts are checked in the language of their page, and a better word is stored', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Tippfehlern', ['Ein Feler im Text']);
  await openEditor(page, path);
  const line = text(page, 'Feler');
  await expect(line).toHaveAttribute('spellcheck', 'true');
  await line.click();
  await expect(line).toHaveAttribute('spellcheck', 'true');
  await expect(line).toHaveAttribute('lang', 'de');
  await line.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const wrong = new StaticRange({
      startContainer: words,
      startOffset: 4,
      endContainer: words,
      endOffset: 9,
    });
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Fehler');
    const event = new InputEvent('beforeinput', {
      ...{ inputType: 'insertReplacementText', bubbles: true, cancelable: true },
      ...{ dataTransfer, targetRanges: [wrong] },
    });
    element.dispatchEvent(event);
  });
  await expect(text(page, 'Fehler')).toHaveText('Ein Fehler im Text');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Ein Fehler im Text']);
});

test('undo takes back a word at a time, with the caret, and over blocks in their order', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Schritten', ['Eins', 'Zwei']);
  await openEditor(page, path);
  const selected = () =>
    page.evaluate(() => {
      const { focusNode, focusOffset } = document.getSelection() ?? {};
      const line = focusNode?.parentElement?.closest('.text-editor');
      return `${line?.textContent} ${focusOffset}`;
    });
  await text(page, 'Eins').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' zwei drei');
  await page.locator('.text-editor').last().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Ganz ');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await expect(page.locator('.text-editor')).toHaveText(['Eins zwei drei', 'Ganz ']);
  const states = [
    ['Eins zwei drei', 'Ganz Zwei'],
    ['Eins zwei drei', 'Zwei'],
    ['Eins zwei ', 'Zwei'],
    ['Eins ', 'Zwei'],
    ['Eins', 'Zwei'],
  ];
  const carets = ['Ganz Zwei 9', 'Zwei 0', 'Eins zwei  10', 'Eins  5', 'Eins 4'];
  for (const [at, state] of states.entries()) {
    await page.keyboard.press('Control+z');
    await expect(page.locator('.text-editor')).toHaveText(state);
    expect(await selected()).toBe(carets[at]);
    if (at === 0) expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('Zwei');
  }
  for (const state of states.slice(0, -1).reverse()) {
    await page.keyboard.press('Control+y');
    await expect(page.locator('.text-editor')).toHaveText(state);
  }
  expect(await selected()).toBe('Ganz Zwei 5');
  await page.keyboard.type('!');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Eins zwei drei', 'Ganz !Zwei']);
});

test('a pause, a move of the caret and deleting begin a step of their own', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Pausen', ['Wort']);
  await openEditor(page, path);
  const line = page.locator('.text-editor');
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.type('abc');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('yz');
  await expect(line).toHaveText('Wortayzx');
  for (const state of ['Wortax', 'Worta', 'Wortabc', 'Wort']) {
    await page.keyboard.press('Control+z');
    await expect(line).toHaveText(state);
  }
  await page.keyboard.press('End');
  await page.keyboard.type(' und mehr davon');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+Delete');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([expect.stringMatching(/^Wort und +$/)]);
});

test('Ctrl and A selects the text, and then all blocks', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit allem', ['Eins', 'Zwei', 'Drei']);
  await openEditor(page, path);
  await text(page, 'Zwei').click();
  await page.keyboard.press('Control+a');
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe('Zwei');
  await expect(page.locator('.tool-block--selected')).toHaveCount(1);
  await page.keyboard.press('Control+a');
  await expect(page.locator('.tool-block--selected')).toHaveCount(4);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Eins', 'Zwei', 'Drei']);
});

test('pointing selects in a text that was not touched before, as in every field', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite zum Zeigen', [
    'Hier steht ein Wort zum Anklicken',
    'Noch ein Absatz zum Anklicken',
    'Zum Ziehen mit dem Zeiger',
  ]);
  await openEditor(page, path);
  const marked = () => page.evaluate(() => document.getSelection()?.toString());
  const word = await lettersAt(page, 'Hier steht', 5, 10);
  await page.mouse.dblclick(word.x, word.y);
  await expect.poll(async () => (await marked())?.trim()).toBe('steht');
  await page.keyboard.type('liegt');
  await expect(text(page, 'Hier liegt')).toHaveCount(1);
  const other = await lettersAt(page, 'Noch ein', 5, 8);
  await page.mouse.click(other.x, other.y, { clickCount: 3 });
  await expect.poll(async () => (await marked())?.trim()).toBe('Noch ein Absatz zum Anklicken');
  await page.keyboard.type('Neu');
  const drawn = await lettersAt(page, 'Zum Ziehen', 4, 10);
  await page.mouse.move(drawn.left + 1, drawn.y);
  await page.mouse.down();
  await page.mouse.move(drawn.right, drawn.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(marked).toBe('Ziehen');
  await page.keyboard.type('Rücken');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([
    expect.stringMatching(/^Hier liegt ?ein Wort zum Anklicken$/),
    'Neu',
    'Zum Rücken mit dem Zeiger',
  ]);
});

test('a click in a link of a text that was not touched puts the caret there, and opens nothing', async ({
  page,
  request,
}) => {
  const link = { type: 'link', data: { url: '/de/forschung' }, children: [{ text: 'Verweis' }] };
  const value = [{ type: 'p', children: [{ text: 'Ein ' }, link, { text: ' im Text' }] }];
  const path = await makePage(request, 'Eine Seite mit Verweis', [
    { '@type': 'slate', plaintext: 'Ein Verweis im Text', value },
  ]);
  await openEditor(page, path);
  const edited = page.url();
  const { left, right, y } = await lettersAt(page, 'Verweis', 0, 3, 'a');
  await page.mouse.click(left + ((right - left) * 2) / 3 + 1, y);
  await page.keyboard.type('-');
  expect(page.url()).toBe(edited);
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Ein Ve-rweis im Text']);
});

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
  await expect(page.locator('.text-editor')).toHaveText(['Obeitte', 'Unten']);
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
    await expect(page.locator('.text-editor')).toHaveText(['Alpha Epsilon']);
    await page.keyboard.type('und ');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(page.locator('.text-editor')).toHaveText(texts);
    expect(await marked(page)).toBe('Beta|Gamma|Delta ');
    await page.keyboard.type('x');
    await expect(page.locator('.text-editor')).toHaveText(['Alpha xEpsilon']);
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
    await expect(page.locator('.text-editor')).toHaveText(['Alpha Epsilon', 'Ende']);
    await text(page, 'Ende').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+v');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Alpha Epsilon', 'EndeBeta', 'Gamma', 'Delta ']);
    const { blocks } = await storedOf(request, path);
    expect(JSON.stringify(blocks)).toContain('{"type":"strong","children":[{"text":"Gamma"}]}');
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
      ...{ type: 'keyDown', key: 'Process', code: 'KeyK' },
      ...{ windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 },
    });
    await compose(client, ['k', 'か'], '火');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(page.locator('.text-editor')).toHaveText(texts);
    await compose(client, ['k', 'か'], '火');
    await save(page, path);
    expect(await storedWords(request, path)).toEqual(['Alpha 火Epsilon']);
  });
});
