import type { Page } from '@playwright/test';
import { makePage, openEditor, storedBlocks } from './support/editing';
import { expect, test } from './support/journey';
import { save } from './support/typing';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Fields with text so small that a telephone magnifies the page for them. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable=true]')]
      .filter((field) => !/^(?:checkbox|radio|range|file|color)$/.test(field.getAttribute('type') ?? ''))
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > 4)
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.tagName} ${field.id} ${field.className}`),
  );

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const wordsOn = (page: Page) => page.locator('.tool-editor__sheet .text-editor');

test('a page is written, put together, put in order and saved with a finger alone', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Am Telefon geschrieben', ['Der erste Absatz.', 'Der zweite Absatz.']);
  await openEditor(page, path);
  await wordsOn(page).filter({ hasText: 'zweite' }).tap();
  await page.keyboard.press('End');
  await page.keyboard.type(' Er geht weiter.');
  // The bar has left the line above in sight meanwhile.
  await wordsOn(page).filter({ hasText: 'zweite' }).tap();
  await button(page, 'Nach oben verschieben').tap();
  await expect(wordsOn(page)).toHaveText(['Der zweite Absatz. Er geht weiter.', 'Der erste Absatz.']);
  await button(page, 'Rückgängig').tap();
  await expect(wordsOn(page)).toHaveText(['Der erste Absatz.', 'Der zweite Absatz. Er geht weiter.']);

  await button(page, 'Menü des Blocks').tap();
  await page.getByRole('menuitem', { name: 'Duplizieren' }).tap();
  await expect(wordsOn(page)).toHaveCount(3);
  await button(page, 'Löschen').tap();
  await expect(wordsOn(page)).toHaveCount(2);

  await button(page, 'Block einfügen').tap();
  await expect(page.getByRole('listbox', { name: 'Blöcke' })).toBeVisible();
  expect(await smallFields(page), 'the picker').toEqual([]);
  await page.getByRole('option', { name: 'Teaser', exact: true }).tap();
  await button(page, 'Inhalt wählen').tap();
  const browser = page.locator('.tool-browser');
  await browser.getByRole('searchbox').tap();
  await page.keyboard.type('/de');
  await browser.getByRole('button', { name: 'Forschung auswählen' }).tap();
  await browser.getByRole('button', { name: 'Verweis übernehmen' }).tap();
  await expect(browser).toHaveCount(0);
  await expect(page.locator('.tool-editor__sheet').getByRole('heading', { name: 'Forschung' })).toBeVisible();

  await save(page, path);
  const blocks = await storedBlocks(request, path);
  expect(blocks.map((block) => block['plaintext'] ?? block['@type'])).toEqual([
    'title',
    'Der erste Absatz.',
    'Der zweite Absatz. Er geht weiter.',
    'teaser',
  ]);
});

test('no field of the editor is so small that a telephone magnifies the page for it', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Felder am Telefon', [
    'Ein Absatz.',
    { '@type': 'listing', querystring: { query: [] } },
  ]);
  await openEditor(page, path);
  const found: Record<string, string[]> = {};
  const look = async (where: string) => {
    const small = await smallFields(page);
    if (small.length > 0) found[where] = small;
  };
  await page.locator('.tool-editor__sheet [data-block]').nth(2).tap();
  await page.locator('.tool-sidebar__opener').tap();
  for (const name of [/^Block/, /^Dokument/, /^Reihenfolge/, /^Prüfungen/, /^Notizen/, /^Verlauf/]) {
    await page.getByRole('tab', { name }).tap();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    const folded = page.getByRole('tabpanel').locator('.tool-section__button[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().tap();
    await look(String(name));
  }
  await button(page, 'Suchen').tap();
  await expect(page.locator('.tool-find')).toBeVisible();
  await look('search');
  expect(found).toEqual({});
});
