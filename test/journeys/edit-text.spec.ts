import { expect, test } from './support/journey';
import { makePage, openEditor, storedWords } from './support/editing';
import { compose, lettersAt, save, text } from './support/typing';

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
    await page.locator('.tool-block .text-editor').last().click();
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
    await page.locator('.tool-block .text-editor').last().click();
    await client.send('Input.imeSetComposition', { text: '/', selectionStart: 1, selectionEnd: 1 });
    await expect(page.locator('.tool-block .text-editor').last()).toHaveText('/');
    await expect(page.locator('.power-user-menu')).toHaveCount(0);
    await client.send('Input.imeSetComposition', { text: '- ', selectionStart: 2, selectionEnd: 2 });
    await client.send('Input.imeSetComposition', { text: '**a**', selectionStart: 5, selectionEnd: 5 });
    await expect(page.locator('.tool-block .text-editor :is(li, strong)')).toHaveCount(0);
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
      inputType: 'insertReplacementText',
      bubbles: true,
      cancelable: true,
      dataTransfer,
      targetRanges: [wrong],
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
  await page.locator('.tool-block .text-editor').last().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Ganz ');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await expect(page.locator('.tool-block .text-editor')).toHaveText(['Eins zwei drei', 'Ganz ']);
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
    await expect(page.locator('.tool-block .text-editor')).toHaveText(state);
    expect(await selected()).toBe(carets[at]);
    if (at === 0) expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('Zwei');
  }
  for (const state of states.slice(0, -1).reverse()) {
    await page.keyboard.press('Control+y');
    await expect(page.locator('.tool-block .text-editor')).toHaveText(state);
  }
  expect(await selected()).toBe('Ganz Zwei 5');
  await page.keyboard.type('!');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual(['Eins zwei drei', 'Ganz !Zwei']);
});

test('a pause, a move of the caret and deleting begin a step of their own', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Pausen', ['Wort']);
  await openEditor(page, path);
  const line = page.locator('.tool-block .text-editor');
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
  // From a block as a whole as well: the browser would select the words of the tool, and copy them.
  await text(page, 'Zwei').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await expect(page.locator('.tool-block--selected')).toHaveCount(4);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('');
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
