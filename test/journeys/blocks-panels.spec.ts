import type { Locator, Page } from '@playwright/test';
import { makePage, openEditor, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { save } from './support/typing';

interface Stored {
  '@type': string;
  [name: string]: unknown;
}

const heading = (words: string) => ({
  '@type': 'slate',
  value: [{ type: 'h2', children: [{ text: words }] }],
  plaintext: words,
});

const edited = (page: Page, type: string): Locator => page.locator(`.block-editor-${type}`);

/** Adds a block below the page's last text, by its name in the slash menu. */
async function add(page: Page, type: string): Promise<Locator> {
  const last = page.locator('.tool-blocks > .block-editor-slate').last();
  await last.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${type}`);
  await page.locator(`.power-user-menu .item.${type}`).first().click();
  await expect(edited(page, type).last()).toBeVisible();
  return edited(page, type).last();
}

async function typeInto(page: Page, place: Locator, words: string): Promise<void> {
  await place.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

async function fill(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'Block' }).click();
  await page.locator('.sidebar-container').getByLabel(label, { exact: true }).first().fill(words);
}

/** Publishes a page, and opens it as somebody whom the site does not know. */
async function visit(page: Page, path: string): Promise<void> {
  const token = await tokenOf(page.request, 'siteadmin');
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const answer = await page.request.post(`/++api++${path}/@workflow/publish`, { headers });
  expect(answer.status()).toBe(200);
  await page.context().clearCookies();
  await openPage(page, path);
}

async function blocksOf(page: Page, path: string): Promise<Stored[]> {
  const { blocks } = await storedOf(page.request, path);
  return Object.values(blocks as Record<string, Stored>);
}

test('an accordion is filled where it stands, its panels are added and moved, and a visitor opens them', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Akkordeon', ['Anfang']);
  await openEditor(page, path);
  const accordion = await add(page, 'accordion');
  const titles = accordion.getByRole('textbox', { name: 'Titel des Abschnitts' });
  await expect(titles).toHaveCount(3);
  for (const [index, title] of ['Anreise', 'Kosten', 'Führungen'].entries()) {
    await typeInto(page, titles.nth(index), title);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Text zu ${title}`);
  }
  await accordion.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await page.keyboard.type('Zuletzt');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles).toHaveText(['Anreise', 'Kosten', 'Zuletzt', 'Führungen']);
  expect(await axeFindings(page)).toEqual([]);
  await save(page, path);
  const stored = (await blocksOf(page, path)).find((each) => each['@type'] === 'accordion');
  const { blocks } = stored?.['data'] as { blocks: Record<string, Stored> };
  expect(Object.values(blocks).map((panel) => panel['@type'])).toEqual(Array(4).fill('accordionPanel'));

  await visit(page, path);
  await expect(page.getByText('Text zu Anreise')).toBeVisible();
  await expect(page.getByText('Text zu Kosten')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Kosten' }).click();
  await expect(page.getByText('Text zu Kosten')).toBeInViewport();
  await expect(page.getByRole('button', { expanded: true })).toHaveText(['Kosten']);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Anreise', expanded: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Text zu Kosten')).toBeVisible();
  expect((await page.getByText('Text zu Kosten').boundingBox())?.height).toBeGreaterThan(10);
});

test('texts and teasers stand in tabs, and a table of contents leads to headings', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Reiter', [heading('Erster Teil'), 'Anfang']);
  await openEditor(page, path);
  await add(page, 'toc');
  await fill(page, 'Titel', 'Auf dieser Seite');
  const tabs = await add(page, 'tabBlock');
  await tabs.getByRole('button', { name: 'Reiter hinzufügen' }).click();
  await typeInto(page, tabs.getByRole('textbox', { name: 'Titel des Reiters' }), 'Messen');
  await typeInto(page, tabs.locator('.text-editor, [data-slate-value]').first(), 'Mit der Waage');
  await tabs.getByRole('button', { name: 'Reiter hinzufügen' }).click();
  await typeInto(page, tabs.getByRole('textbox', { name: 'Titel des Reiters' }), 'Rechnen');
  const teasers = await add(page, 'teaserTab');
  await teasers.getByRole('textbox').fill('/de/forschung');
  await page.keyboard.press('Enter');
  await expect(teasers.locator('.tool-block__view')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await save(page, path);

  await visit(page, path);
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await expect(contents.getByRole('link', { name: 'Erster Teil' })).toHaveAttribute('href', '#erster-teil');
  await expect(page.getByRole('tabpanel').getByText('Mit der Waage')).toBeVisible();
  await page.getByRole('tab', { name: 'Messen' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Rechnen' })).toBeFocused();
  await expect(page.getByText('Mit der Waage')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
});

test('words on a colour, a headline, an introduction, a highlight and cards are written and seen', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Worte', ['Anfang']);
  await openEditor(page, path);
  const cards = await add(page, 'cards');
  await cards.getByRole('button', { name: 'Karten einrichten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Karten einrichten' });
  await dialog.getByRole('button', { name: /Karte hinzufügen|hinzufügen/ }).click();
  await dialog.getByLabel('Text', { exact: true }).fill('Worte der Karte');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(cards.getByText('Worte der Karte')).toBeVisible();
  const highlight = await add(page, 'highlight');
  await typeInto(page, highlight.getByRole('textbox', { name: 'Titel' }), 'Am Watt');
  const introduction = await add(page, 'introduction');
  await typeInto(page, introduction.getByRole('textbox', { name: 'Überschrift' }), 'Arbeitsgruppe Tide');
  const headline = await add(page, 'headline');
  await typeInto(page, headline.getByRole('textbox'), 'Ganz einfach');
  const pill = await add(page, 'textPillWithStyle');
  await typeInto(page, pill.locator('.text-editor, [data-slate-value]').first(), 'Auf Farbe');
  expect(await axeFindings(page)).toEqual([]);
  await save(page, path);

  await visit(page, path);
  for (const words of ['Am Watt', 'Arbeitsgruppe Tide', 'Ganz einfach'])
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await expect(page.getByText('Auf Farbe')).toBeVisible();
  await expect(page.getByText('Worte der Karte')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
});
