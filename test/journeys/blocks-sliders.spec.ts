import type { Page } from '@playwright/test';
import { slidersGallery } from '~demo/gallery/sliders';
import { logIn, makePage, openEditor, storedOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { save } from './support/typing';

/** Puts a block behind the first text. */
async function add(page: Page, type: string, words: string): Promise<void> {
  await page.locator('.tool-block .text-editor', { hasText: 'Anfang' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${words}`);
  await page.locator(`.power-user-menu .item.${type}`).click();
  await expect(page.locator(`.block-editor-${type}.tool-block--selected`)).toBeVisible();
}

/** Answers the question of the selected block for what it is to show. */
async function choose(page: Page, address: string): Promise<void> {
  const prompt = page.locator('.tool-block--selected .tool-prompt');
  await expect(prompt).toContainText('Bitte wählen Sie einen vorhandenen Inhalt als Quelle');
  await prompt.getByRole('textbox').fill(address);
  await prompt.getByRole('textbox').press('Enter');
  await expect(prompt).toHaveCount(0);
}

/** The entry of a list in the form that stands open. */
const openCard = (page: Page) => page.locator('.tool-card--open');

async function openFirstCard(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await page.locator('.tool-card__title').first().click();
}

async function fillTitle(page: Page, title: string): Promise<void> {
  await openCard(page).getByLabel('Titel', { exact: true }).fill(title);
}

test('slides are added in the form, the open one is seen, and visitors turn them by keyboard', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Folien', ['Anfang']);
  await openEditor(page, path);
  await add(page, 'slider', 'Slider');
  await choose(page, '/de/forschung');
  await openFirstCard(page);
  await fillTitle(page, 'Erste Folie');
  await page.locator('.tool-objects .tool-add').click();
  await openCard(page).getByLabel('Ziel', { exact: true }).fill('/de/aktuelles');
  await page.keyboard.press('Enter');
  await fillTitle(page, 'Zweite Folie');
  const shown = page.locator('.slider__slide:not([inert])');
  await expect(shown).toHaveText(/Zweite Folie/);
  await page.locator('.tool-card__title', { hasText: 'Erste Folie' }).click();
  await expect(shown).toHaveText(/Erste Folie/);
  expect(await axeFindings(page)).toEqual([]);
  await save(page, path);

  const carousel = page.getByRole('group', { name: 'Im Blickpunkt' });
  await expect(carousel.getByRole('link', { name: 'Erste Folie' })).toBeVisible();
  await carousel.getByRole('button', { name: 'Nächste Folie' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(/Zweite Folie/);
  await carousel.getByRole('link', { name: 'Zweite Folie' }).click();
  await expect(page).toHaveURL(/\/de\/aktuelles$/);
});

test('what a block is to show is chosen in its place, and visitors see it', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Auswahlen', ['Anfang']);
  await openEditor(page, path);
  await add(page, 'carousel', 'Karussell');
  await choose(page, '/de/forschung');
  await openFirstCard(page);
  await fillTitle(page, 'Eine Karte');
  await add(page, 'memberList', 'Ausgewählte');
  await choose(page, '/profile/torsen');
  await expect(page.locator('.block-member-list')).toContainText('Torsen');
  await add(page, 'azlist', 'Liste');
  await choose(page, '/de/forschung');
  await expect(page.locator('.block-azlist')).toContainText('Projekte');
  await add(page, 'aktuelles', 'Neuigkeiten');
  await choose(page, '/de/aktuelles');
  await add(page, 'members', 'Mitglieder');
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await page.getByLabel('Forschungsgruppe', { exact: true }).fill('Modellierung');
  await page
    .getByRole('option', { name: /Modellierung/ })
    .first()
    .click();
  await expect(page.locator('.block-members .person').first()).toBeVisible();
  await save(page, path);

  await expect(page.getByRole('link', { name: 'Eine Karte' })).toBeVisible();
  await expect(page.locator('.block-member-list').getByRole('link', { name: /Torsen/ })).toBeVisible();
  await expect(page.locator('.block-azlist').getByRole('heading', { name: 'P', exact: true })).toBeVisible();
  await expect(page.locator('.block-members .person').first()).toBeVisible();
  const { blocks } = await storedOf(request, path);
  const stored = Object.values(blocks as Record<string, { '@type': string }>);
  expect(stored.find((block) => block['@type'] === 'members')).toMatchObject({
    researchGroup: 'gewebemodelle',
  });
});

test('every slider and every listing is drawn without a fault, and stays in the window', async ({
  page,
  request,
}) => {
  const blocks = slidersGallery('de').map((block) => ({ ...block }));
  const path = await makePage(request, 'Alle Folien und Listen', blocks);
  await logIn(page);
  await openPage(page, path);
  await expect(page.locator('.slick-track').first()).toBeAttached();
  await page.keyboard.press('End');
  await expect(page.locator('.listing-skeleton')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator('.listing-row__opener').first().click();
  await expect(page.getByRole('dialog').getByText('Art der Auszeichnung')).toBeVisible();
});
