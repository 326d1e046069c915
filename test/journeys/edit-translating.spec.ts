import type { Page } from '@playwright/test';
import { answerOf, blocksOf, patchContent, textBlock } from './support/content';
import { logIn, makeContent, openEditor } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { notice } from './support/typing';

const count = 30;
const numbers = Array.from({ length: count - 1 }, (_entry, at) => at + 1);

const german = (changes: Readonly<Record<string, unknown>> = {}) => {
  const texts = numbers.map((number) => [`t${number}`, textBlock(`Absatz ${number} auf Deutsch.`)] as const);
  const blocks = { title: { '@type': 'title' }, ...Object.fromEntries(texts), ...changes };
  return { blocks, blocks_layout: { items: Object.keys(blocks) } };
};

const makeGerman = (request: Parameters<typeof makeContent>[0], title: string) =>
  makeContent(request, { '@type': 'Document', title, ...german() });

const pane = (page: Page) => page.locator('.tool-source');
const rows = (page: Page, state: string) => page.locator(`.tool-source__row[data-state="${state}"]`);

/** Whether each of some blocks stands level with its source, within a few pixels. */
const distance = (page: Page, id: string) =>
  page.evaluate((source) => {
    const row = document.querySelector<HTMLElement>(`[data-source="${source}"]`);
    const block = document.querySelector(`[data-block="${row?.dataset['own']}"]`);
    return Math.abs((row?.getBoundingClientRect().top ?? 0) - (block?.getBoundingClientRect().top ?? 999));
  }, id);

test('a page of thirty blocks is translated from nothing by keys alone, outdated by an edit of its source, and brought up to date', async ({
  page,
  request,
}) => {
  test.slow();
  const path = await makeGerman(request, 'Dreißig Blöcke zum Übersetzen');
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Englische Fassung anlegen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Englische Fassung anlegen' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Thirty blocks translated');
  await expect(dialog.getByText('/en', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Übersetzung beginnen' })).toBeEnabled();
  await page.keyboard.press('Enter');

  await expect(page.locator('#page-add')).toBeVisible();
  await expect(pane(page)).toContainText(`${count - 1} open`);
  await expect(rows(page, 'current')).toHaveCount(1);
  for (const number of numbers) {
    await page.keyboard.press('F8');
    // A copy is selected, so that it is typed over; one of them stays as it is.
    if (number === 7) await page.keyboard.press('Control+Enter');
    else await page.keyboard.type(`Paragraph ${number}.`);
  }
  await expect(pane(page)).toContainText(`${count} translated`);
  expect(await distance(page, `t${count - 1}`)).toBeLessThan(12);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/en\/thirty-blocks-translated[^/]*\/edit$/);
  const english = new URL(page.url()).pathname.replace(/\/edit$/, '');
  const words = (await blocksOf(request, english)).map((block) => block['plaintext']);
  expect(words.slice(1)).toEqual(
    numbers.map((number) => (number === 7 ? 'Absatz 7 auf Deutsch.' : `Paragraph ${number}.`)),
  );
  const { items } = (await answerOf(request, `${path}/@translations`)) as { items?: { language: string }[] };
  expect(items?.map(({ language }) => language)).toEqual(['en']);

  // The source goes on: one block is another, one is new, and formats do not count.
  const bold = textBlock('Absatz 3 auf Deutsch.');
  bold.value = [{ type: 'h2', children: [{ text: 'Absatz 3 auf Deutsch.' }] }];
  const changed = german({ t3: bold, t5: textBlock('Absatz 5, nun anders.') });
  const items2 = changed.blocks_layout.items;
  await patchContent(request, path, {
    blocks: { ...changed.blocks, extra: textBlock('Ein neuer Absatz.') },
    blocks_layout: { items: [...items2.slice(0, 10), 'extra', ...items2.slice(10)] },
  });
  await openPage(page, `${path}/edit`);
  const chip = page.getByRole('link', {
    name: 'Englische Fassung bearbeiten: veraltet, 2 Blöcke sind offen',
  });
  await chip.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${english}/edit$`));
  await expect(rows(page, 'outdated')).toHaveCount(1);
  await expect(rows(page, 'missing')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  // An earlier version tells what has changed.
  await expect(rows(page, 'outdated').locator('ins')).toHaveText([',', 'nun', 'anders']);
  await page.keyboard.press('F8');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page, 'outdated')).toHaveCount(0);
  await page.keyboard.press('F8');
  await rows(page, 'missing').getByRole('button', { name: 'Leave out' }).press('Enter');
  await expect(pane(page)).toContainText('1 left out');
  await expect(page.getByRole('button', { name: 'Translate it after all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page, 'missing').getByRole('button', { name: 'Take it over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page, 'open')).toHaveCount(1);
  // One step takes it back, and the keys take it again.
  await page.keyboard.press('Control+z');
  await expect(rows(page, 'missing')).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Control+Shift+Enter');
  await page.keyboard.type('A new paragraph.');
  await expect(pane(page)).toContainText(`${count + 1} translated`);
  await page.keyboard.press('F8');
  await expect(page.getByText('All blocks are translated and up to date.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('region', { name: 'Where the page stands' }).getByText('Saved', { exact: true }),
  ).toBeVisible();
  const after = (await blocksOf(request, english)).map((block) => block['plaintext']);
  expect(after.slice(9, 12)).toEqual(['Paragraph 9.', 'A new paragraph.', 'Paragraph 10.']);
  await openPage(page, `${path}/edit`);
  await expect(page.getByRole('link', { name: 'Englische Fassung bearbeiten: aktuell' })).toBeVisible();
});

test('the source stands beside its translation, above it or in a sheet, in step as one scrolls', async ({
  page,
  request,
}) => {
  const path = await makeGerman(request, 'Eine Vorlage zum Mitlaufen');
  await logIn(page);
  await page.goto(`/en/add?type=Document&language=en&translation=${encodeURIComponent(path)}&title=In+step`);
  await expect(rows(page, 'open')).toHaveCount(count - 1);
  await page.locator('.block-editor-slate').nth(20).scrollIntoViewIfNeeded();
  await page.mouse.move(1000, 500);
  await page.mouse.wheel(0, 40);
  await expect(rows(page, 'open').nth(20)).toBeInViewport();
  // The other way round, too.
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, -5000);
  await expect(page.locator('.block-editor-slate').first()).toBeInViewport();

  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width < 992) {
      const toggle = page.getByRole('button', { name: 'Source', exact: true });
      if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click();
    }
    await expect(pane(page)).toBeVisible();
    await page.locator('.block-editor-slate').nth(9).locator('.text-editor').click();
    await expect(page.locator('.tool-source__row.is-active')).toBeInViewport();
    await expect(page.locator('.block-editor-slate').nth(9)).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.keyboard.press('Shift+F8');
  await expect(pane(page)).toBeHidden();
});

test('beside its source a page has its fields in a sheet, folded away before or not, and no handle to fold them', async ({
  page,
  request,
}) => {
  const path = await makeGerman(request, 'Eine Vorlage ohne Felder daneben');
  await logIn(page);
  const handle = page.locator('.tool-sidebar__handle');
  const fields = page.locator('.tool-sidebar');
  for (const isFolded of [false, true]) {
    if (isFolded) {
      await page.goto('/en/add?type=Document');
      await handle.click();
      await expect(fields).toBeHidden();
    }
    await page.goto(
      `/en/add?type=Document&language=en&translation=${encodeURIComponent(path)}&title=With+fields`,
    );
    await expect(pane(page)).toBeVisible();
    await expect(handle).toBeHidden();
    await expect(fields).toBeHidden();
    await page.getByRole('button', { name: /^Fields/ }).click();
    await expect(fields).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await fields.getByRole('button', { name: 'Close fields' }).click();
    await expect(fields).toBeHidden();
  }
});

test('a translation has its place and its title asked for, and leaving unsaved work asks first', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/status of 503/);
  const path = await makeGerman(request, 'Eine Seite an einem anderen Ort');
  const place = `A place for translations ${test.info().retry}`;
  const folder = await makeContent(request, { '@type': 'Document', title: place }, '/en');
  await openEditor(page, path);
  await page.locator('.block-editor-slate .text-editor').first().click();
  await page.keyboard.type('Ungesichert. ');
  await page.getByRole('button', { name: 'Englische Fassung anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Englische Fassung anlegen' });
  const begin = dialog.getByRole('button', { name: 'Übersetzung beginnen' });
  await dialog.getByRole('textbox').fill(' ');
  await expect(begin).toBeDisabled();
  await dialog.getByRole('textbox').fill('Elsewhere');
  expect(await axeFindings(page)).toEqual([]);
  await expect(dialog.getByText('/en', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Anderen Ort wählen' }).click();
  const browser = page.locator('.tool-browser');
  await browser.getByRole('searchbox').fill(place);
  await browser.getByRole('button', { name: `${place} auswählen` }).click();
  await browser.getByRole('button', { name: 'Verweis übernehmen' }).click();
  await expect(dialog.getByText(folder, { exact: true })).toBeVisible();
  await begin.click();
  await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
  await page.getByRole('button', { name: 'Änderungen verwerfen', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${folder}/add\\?type=Document`));
  await expect(page.locator('.block-editor-title')).toContainText('Elsewhere');
  // Somebody else has made it meanwhile: that is said, and waiting would not help.
  await makeContent(
    request,
    { '@type': 'Document', title: 'Sooner', translation_of: path, language: 'en' },
    '/en',
  );
  await page.keyboard.press('Control+s');
  await expect(notice(page, 'The source already has a version in this language')).toBeVisible();
  await expect(notice(page, 'No connection')).toHaveCount(0);
  await expect(page.locator('.block-editor-title')).toContainText('Elsewhere');
});

test('keys lead through the texts in blocks that hold blocks, and one of them left as it came is open', async ({
  page,
  request,
}) => {
  const holding = (blocks: Record<string, unknown>) => ({
    blocks,
    blocks_layout: { items: Object.keys(blocks) },
  });
  const path = await makeContent(request, {
    '@type': 'Document',
    title: 'Eine Vorlage mit Raster',
    ...holding({
      title: { '@type': 'title' },
      grid: { '@type': 'gridBlock', ...holding({ a: textBlock('Links.'), b: textBlock('Rechts.') }) },
      accordion: {
        '@type': 'accordion',
        data: holding({
          q: { '@type': 'accordionPanel', title: 'Frage', ...holding({ c: textBlock('Antwort.') }) },
        }),
      },
      last: textBlock('Unten.'),
    }),
  });
  await logIn(page);
  await openPage(
    page,
    `/en/add?type=Document&language=en&translation=${encodeURIComponent(path)}&title=Nested`,
  );
  await expect(rows(page, 'open')).toHaveCount(3);
  for (const words of ['Left.', 'Right.']) {
    await page.keyboard.press('F8');
    await page.keyboard.type(words);
  }
  await expect(rows(page, 'open')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(rows(page, 'open')).toHaveCount(3);
  await page.keyboard.press('Control+y');
  await expect(rows(page, 'open')).toHaveCount(2);
  // The name of a panel is no text on the page: it is confirmed with what lies in it.
  await page.keyboard.press('F8');
  await page.keyboard.press('F8');
  await page.keyboard.type('Answer.');
  await expect(rows(page, 'open')).toHaveCount(2);
  await page.keyboard.press('Control+Enter');
  await expect(rows(page, 'open')).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.type('Below.');
  await expect(rows(page, 'open')).toHaveCount(0);
  await page.keyboard.press('F8');
  await expect(page.getByText('All blocks are translated and up to date.')).toBeVisible();
});
