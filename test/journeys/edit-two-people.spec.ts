import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { makePage, openEditor, storedOf, storedWords, takeOver } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { notice, save, tale, text, typeAfter, typeTale, typeTaleAfter } from './support/typing';

const toast = (page: Page, words: string) => page.locator('.tool-toast', { hasText: words });

test('a lock that somebody takes is said with who has it, and can be taken back', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/status of 403/);
  const path = await makePage(request, 'Eine Seite ohne Sperre', ['Vorher.', 'Unten.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  await takeOver(request, path, undefined, true);
  await page.keyboard.press('Control+s');
  const lost = notice(page, /bearbeitet diese Seite jetzt/);
  await expect(lost).toBeVisible();
  await expect(notice(page, 'Nicht gespeichert')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await typeTale(page);
  await lost.getByRole('button', { name: 'Selbst weiterbearbeiten' }).click();
  await expect(lost).toHaveCount(0);
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Vorher. Eins.${tale}`, 'Unten.']);
});

test('what somebody else has saved meanwhile is joined with what is written here', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite zu zweit', ['Oben.', 'Unten.']);
  await openEditor(page, path);
  await typeAfter(page, 'Oben.', ' Von mir.');
  const stored = await storedOf(request, path);
  const blocks = structuredClone(stored['blocks']) as Record<string, Record<string, unknown>>;
  blocks['t1'] = {
    '@type': 'slate',
    plaintext: 'Unten. Von ihr.',
    value: [{ type: 'p', children: [{ text: 'Unten. Von ihr.' }] }],
  };
  await takeOver(
    request,
    path,
    { blocks, blocks_layout: stored['blocks_layout'], description: 'Ihre' },
    false,
  );
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  await expect(text(page, 'Unten. Von ihr.')).toHaveCount(1);
  expect(await storedWords(request, path)).toEqual(['Oben. Von mir.', 'Unten. Von ihr.']);
  await typeTaleAfter(page, 'Oben. Von mir.');
  await save(page, path);
  expect(await storedWords(request, path)).toEqual([`Oben. Von mir.${tale}`, 'Unten. Von ihr.']);
  expect(await storedOf(request, path)).toMatchObject({ description: 'Ihre' });
});

type Blocks = Record<string, Record<string, unknown>>;

/**
 * Opens a page and changes its first text here and, as somebody else, in what is stored, which may be another in more;
 * saves, and gives the question.
 */
async function quarrel(
  page: Page,
  request: APIRequestContext,
  path: string,
  alsoChanged: (blocks: Blocks, order: readonly string[]) => Record<string, unknown> = () => ({}),
  typeMore: () => Promise<void> = () => Promise.resolve(),
): Promise<Locator> {
  await openEditor(page, path);
  await typeAfter(page, 'Streit.', ' Von mir.');
  await typeMore();
  const stored = await storedOf(request, path);
  const blocks = structuredClone(stored['blocks']) as Blocks;
  const layout = stored['blocks_layout'] as { items: string[] };
  blocks['t0'] = {
    '@type': 'slate',
    plaintext: 'Streit. Von ihr.',
    value: [{ type: 'p', children: [{ text: 'Streit. Von ihr.' }] }],
  };
  const change = { blocks, blocks_layout: layout, ...alsoChanged(blocks, layout.items) };
  await takeOver(request, path, change, false);
  await page.keyboard.press('Control+s');
  return page.getByRole('dialog', { name: 'Edda Redlich hat diese Seite inzwischen geändert' });
}

test('where both have changed the same, one is asked, and nothing is lost for who decides later', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite im Streit', ['Streit.', 'Unten.']);
  const dialog = await quarrel(page, request, path);
  await expect(dialog.getByText('Streit. Von mir.')).toBeVisible();
  await expect(dialog.getByText('Streit. Von ihr.')).toBeVisible();
  // Each side shows what it changed of what both began with.
  await expect(dialog.locator('.tool-new')).toHaveText([' Von mir.', ' Von ihr.']);
  await expect(dialog.locator('.tool-gone')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Später entscheiden' }).click();
  await expect(text(page, 'Streit. Von mir.')).toHaveCount(1);
  expect(await storedWords(request, path)).toEqual(['Streit. Von ihr.', 'Unten.']);
  await typeTaleAfter(page, 'Unten.');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('radio', { name: 'Fassung von Edda Redlich' }).check();
  await dialog.getByRole('button', { name: 'Zusammenführen und speichern' }).click();
  await expect(text(page, 'Streit. Von ihr.')).toHaveCount(1);
  await expect.poll(() => storedWords(request, path)).toEqual(['Streit. Von ihr.', `Unten.${tale}`]);
  await page.locator('#toolbar .undo').click();
  await expect(text(page, 'Streit. Von mir.')).toHaveCount(1);
});

test('of a block that both have changed both can be kept, one below the other, by keys', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit beiden', ['Streit.', 'Unten.']);
  const dialog = await quarrel(page, request, path);
  // The question has the keys at once: arrows go from one side to the other.
  await expect(dialog.getByRole('radio', { name: 'Ihre Fassung' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Fassung von Edda Redlich' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Ihre Fassung' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Beide behalten, untereinander' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const both = ['Streit. Von mir.', 'Streit. Von ihr.', 'Unten.'];
  await expect.poll(() => storedWords(request, path)).toEqual(both);
  for (const words of both) await expect(text(page, words)).toHaveCount(1);
  await page.locator('#toolbar .undo').click();
  await expect(text(page, 'Streit. Von ihr.')).toHaveCount(0);
});

test('what both have changed is merged by hand in the question, by keys, where something is gone and something new', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite von Hand', ['Streit.', 'Unten.']);
  const dialog = await quarrel(page, request, path, (blocks) => {
    const value = [
      {
        type: 'p',
        children: [{ text: 'Zank mit ' }, { type: 'strong', children: [{ text: 'ihr' }] }, { text: '!' }],
      },
    ];
    blocks['t0'] = { '@type': 'slate', plaintext: 'Zank mit ihr!', value };
    return {};
  });
  await expect(dialog.locator('.tool-gone')).toHaveText(['Streit.']);
  await expect(dialog.locator('.tool-new').first()).toHaveText(' Von mir.');
  await expect(dialog.locator('strong .tool-new')).toHaveText('ihr');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Von Hand zusammenführen' })).toBeChecked();
  const joined = dialog.getByRole('textbox', { name: 'Zusammengeführter Text' });
  await expect(joined).toHaveText('Zank mit ihr! Von mir.');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect(joined).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Beider.');
  // The tools for a selection stand over the question.
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await dialog.getByRole('button', { name: 'Fett' }).click();
  // Whoever looks at another side finds what was written.
  await dialog.getByRole('radio', { name: 'Ihre Fassung' }).check();
  await expect(joined).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Von Hand zusammenführen' }).check();
  await expect(joined).toHaveText('Zank mit ihr! Von mir. Beider.');
  await dialog.getByRole('button', { name: 'Zusammenführen und speichern' }).click();
  await expect.poll(() => storedWords(request, path)).toEqual(['Zank mit ihr! Von mir. Beider.', 'Unten.']);
  await page.locator('#toolbar .undo').click();
  await expect(text(page, 'Streit. Von mir.')).toHaveCount(1);
});

test('of several things that both have changed a list says how each is decided, and leads to it by keys', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit mehreren Fragen', ['Streit.', 'Zank.']);
  const words = 'Zank. Von ihr.';
  const dialog = await quarrel(
    page,
    request,
    path,
    (blocks) => {
      blocks['t1'] = {
        '@type': 'slate',
        plaintext: words,
        value: [{ type: 'p', children: [{ text: words }] }],
      };
      return {};
    },
    () => typeAfter(page, 'Zank.', ' Von mir.'),
  );
  const decisions = dialog.locator('.tool-conflict__decision');
  await expect(decisions).toHaveText([
    /Streit\. Von mir\.\s*Ihre Fassung/,
    /Zank\. Von mir\.\s*Ihre Fassung/,
  ]);
  await decisions.nth(1).focus();
  await page.keyboard.press('Enter');
  const second = dialog.getByRole('group', { name: 'Text' }).nth(1);
  await expect(second.getByRole('radio', { name: 'Ihre Fassung' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(decisions.nth(1)).toHaveText(/Fassung von Edda Redlich/);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Zusammenführen und speichern' }).click();
  await expect.poll(() => storedWords(request, path)).toEqual(['Streit. Von mir.', words]);
});

test('the question names what is taken over without one, and a line after the save leads to each of it', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Übernommenem', ['Streit.', 'Unten.', 'Weg.']);
  const dialog = await quarrel(page, request, path, (blocks, order) => {
    const words = 'Unten. Auch von ihr.';
    blocks['t1'] = {
      '@type': 'slate',
      plaintext: words,
      value: [{ type: 'p', children: [{ text: words }] }],
    };
    delete blocks['t2'];
    return { blocks_layout: { items: order.filter((id) => id !== 't2') }, description: 'Ihre' };
  });
  const names = dialog.locator('.tool-merged__name');
  await expect(names).toHaveText([
    /Beschreibung\s+geändert/,
    /Auch von ihr\.\s+geändert/,
    /Weg\.\s+entfernt/,
  ]);
  await names.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.tool-merged ins')).toHaveText(/Auch von ihr/);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zusammenführen und speichern' }).click();

  const line = notice(page, 'Änderungen von Edda Redlich wurden übernommen:');
  await expect(line).toContainText('Weg. (entfernt)');
  expect(await axeFindings(page)).toEqual([]);
  await line.getByRole('button', { name: /Auch von ihr/ }).click();
  const blockOf = (words: string) => page.locator('.tool-block--selected', { hasText: words });
  await expect(blockOf('Auch von ihr.')).toBeInViewport();
  await line.getByRole('button', { name: 'Beschreibung' }).click();
  await expect(page.locator('#field-description')).toBeFocused();
  await line.getByRole('button', { name: 'Hinweis schließen' }).click();
  await expect(line).toHaveCount(0);
  expect(await storedWords(request, path)).toEqual(['Streit. Von mir.', 'Unten. Auch von ihr.']);
});

test('who saves and leaves is told as well what of somebody else was taken over', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite, die verlassen wird', ['Oben.']);
  await openEditor(page, path);
  await typeAfter(page, 'Oben.', ' Von mir.');
  await takeOver(request, path, { description: 'Ihre' }, false);
  await save(page, path);
  await expect(toast(page, 'Änderungen von Edda Redlich wurden übernommen')).toContainText('Beschreibung');
});

test('two tabs of one page know of each other, and neither overwrites the other', async ({
  page,
  request,
  context,
}) => {
  const path = await makePage(request, 'Eine Seite in zwei Tabs', ['Oben.', 'Unten.']);
  await openEditor(page, path);
  const other = await context.newPage();
  await openPage(other, `${path}/edit`);
  await expect(notice(other, 'in einem anderen Tab geöffnet')).toBeVisible();
  await expect(notice(page, 'in einem anderen Tab geöffnet')).toBeVisible();
  await typeAfter(page, 'Oben.', ' Eins.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  // A tab in which nothing is unsaved shows it.
  await expect(text(other, 'Oben. Eins.')).toHaveCount(1);
  await typeAfter(other, 'Unten.', ' Zwei.');
  await typeTaleAfter(page, 'Oben. Eins.');
  await other.keyboard.press('Control+s');
  await expect(toast(other, 'Die Seite ist gespeichert.')).toBeVisible();
  // The tab that is closed leaves the lock to the other one.
  const released: string[] = [];
  context.on('request', (sent) => {
    if (sent.method() === 'DELETE' && sent.url().endsWith('/@lock')) released.push(sent.url());
  });
  await other.close({ runBeforeUnload: true });
  await expect(notice(page, 'in einem anderen Tab geöffnet')).toHaveCount(0);
  expect(((await storedOf(request, path))['lock'] as { locked: boolean }).locked).toBe(true);
  expect(released).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect.poll(() => storedWords(request, path)).toEqual([`Oben. Eins.${tale}`, 'Unten. Zwei.']);
  await expect(notice(page, 'in einem anderen Tab geöffnet')).toHaveCount(0);
});

test('a tab that is closed gives its lock back', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit geschlossenem Tab', ['Vorher.']);
  await openEditor(page, path);
  const isLocked = async () => ((await storedOf(request, path))['lock'] as { locked: boolean }).locked;
  expect(await isLocked()).toBe(true);
  await page.close({ runBeforeUnload: true });
  await expect.poll(isLocked).toBe(false);
});
