import type { Page } from '@playwright/test';
import { teasersGallery } from '~demo/gallery/teasers';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { logIn, makePage, openEditor, storedOf, unfold } from './support/editing';
import { save } from './support/typing';

/** Puts a block in after a text, by its name. */
async function add(page: Page, name: string): Promise<void> {
  await page.locator('.tool-block .text-editor', { hasText: 'Anfang.' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name}`);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Block' }).click();
  await expect(page.locator('.tool-form')).toBeVisible();
}

/** Enters an address where the settings of the selected block ask for one. */
async function enter(page: Page, field: string, address: string): Promise<void> {
  await page.locator(`#field-${field}`).fill(address);
  await page.locator(`#field-${field}`).press('Enter');
}

async function storedTypes(page: Page, path: string): Promise<Record<string, Record<string, unknown>>> {
  const { blocks } = await storedOf(page.request, path);
  const all = Object.values(blocks as Record<string, Record<string, unknown>>);
  return Object.fromEntries(all.map((block) => [String(block['@type']), block]));
}

test('teasers are added, filled and seen by visitors', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Teasern', ['Anfang.']);
  await openEditor(page, path);
  await add(page, 'teaserWithLink');
  await unfold(page);
  await enter(page, 'href', '/de/ueber-uns');
  // What was typed fills the block as what is chosen does.
  await expect(page.locator('#field-title')).toHaveValue('Über uns');
  await page.locator('#field-title').fill('Über das Zentrum');
  await page.locator('#field-button').fill('Zum Rundgang');
  await add(page, 'parallaxBlock');
  await enter(page, 'imageUrl', '/de/bilder/waves');
  await page.locator('textarea#field-text').fill('Wellen überall');
  await save(page, path);
  await expect(page.getByRole('link', { name: 'Zum Rundgang' })).toHaveAttribute('href', '/de/ueber-uns');
  await expect(page.locator('.block-parallax')).toContainText('Wellen überall');
  expect((await storedTypes(page, path))['parallaxBlock']).toMatchObject({ text: 'Wellen überall' });
});

test('a search is put on a page, and finds by words, facets and order, which the address keeps', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Suche', ['Anfang.']);
  await openEditor(page, path);
  await add(page, 'search');
  await unfold(page);
  await page.locator('#field-headline').fill('Alles durchsuchen');
  await page.getByRole('button', { name: 'Facette: hinzufügen' }).click();
  await page.locator('#field-facets-0-title').fill('Art des Inhalts');
  await page.locator('#field-facets-0-field').selectOption('portal_type');
  await page.locator('#field-facets-0-type').selectOption('selectFacet');
  await page.getByRole('button', { name: 'Facette: hinzufügen' }).click();
  await page.locator('#field-facets-1-field').selectOption({ label: 'Ablaufdatum' });
  await save(page, path);
  await expect(page.getByRole('group', { name: 'Ablaufdatum' }).getByLabel('Von')).toBeVisible();
  const total = page.locator('.block-search__total');
  await expect(total).toContainText('Treffer');
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).last().fill('Energie');
  await expect(page).toHaveURL(/SearchableText=Energie/);
  await page.getByRole('combobox', { name: 'Art des Inhalts' }).selectOption('Document');
  await expect(page).toHaveURL(/paqo\.selection\.any/);
  await expect(total).toContainText('Treffer');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Art des Inhalts' })).toHaveValue('');
  await page.reload();
  await expect(page.locator('.block-search__input')).toHaveValue('Energie');
});

test('a calendar of events is put on a page, and shows those of the days that a visitor chooses', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Kalender', ['Anfang.']);
  await openEditor(page, path);
  await add(page, 'eventCalendar');
  await unfold(page);
  await page.locator('#field-headline').fill('Was bevorsteht');
  await page.locator('[id="field-query.b_size"]').fill('5');
  await save(page, path);
  const days = page.locator('.listing-calendar__day');
  await expect(page.getByRole('heading', { level: 2, name: 'Was bevorsteht' })).toBeVisible();
  await expect(days.first()).toBeVisible();
  const first = await days.first().getByRole('heading', { level: 3 }).textContent();
  await page.getByLabel('Bis', { exact: true }).fill('2027-06-01');
  await page.getByLabel('Von', { exact: true }).fill('2020-01-01');
  await expect(page).toHaveURL(/paqo\.date\.between/);
  await expect(days.first().getByRole('heading', { level: 3 })).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(days.first().getByRole('heading', { level: 3 })).toHaveText(first ?? '');
  expect(await axeFindings(page)).toEqual([]);
});

test('the search for jobs leads to a list that shows the hits, can be shared and shown whole again', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Stellensuche', [
    {
      '@type': 'jofilter',
      headline: 'Stellen finden',
      jobsLocation: [{ '@id': '/de/karriere/stellenangebote' }],
      targetGroup: ['technical'],
      fieldOfWork: ['information'],
    },
  ]);
  await logIn(page);
  await openPage(page, path);
  await page.locator('.block-jofilter input').fill('Forschungsdaten');
  await page.keyboard.press('Enter');
  const jobs = page.locator('.job-list .job-table__link');
  await expect(page).toHaveURL(/stellenangebote\?text=Forschungsdaten/);
  await expect(jobs).toHaveCount(1);
  await openPage(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(jobs).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL(/stellenangebote$/);
  await expect.poll(() => jobs.count()).toBeGreaterThan(1);
});

test('restricted blocks of older content are edited where they are', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit älteren Blöcken', [
    { '@type': 'hero', url: '/de/bilder/waves', title: 'Wellen', description: 'Von hier' },
    { '@type': 'icon', icon: '/de/bilder/waves', heading: 'Welle' },
    { '@type': 'infoCard', title: 'Gäste' },
  ]);
  await openEditor(page, path);
  await page.locator('[data-block="t1"]').click();
  await page.locator('#field-heading').fill('Die Welle');
  await page.locator('[data-block="t2"]').click();
  await page.locator('#field-description').fill('Wie man kommt');
  await save(page, path);
  await expect(page.getByRole('heading', { name: 'Die Welle' })).toBeVisible();
  await expect(page.getByText('Wie man kommt')).toBeVisible();
});

test('every block of the group stands in the gallery without a finding, at every width, and a picture moves', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Teaser, Symbole und Suche', teasersGallery('de'));
  await logIn(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, path);
    await expect(page.locator('.block-search__total').last()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  const picture = page.locator('.block-parallax .content-image').first();
  const place = () => picture.evaluate((element) => getComputedStyle(element).translate);
  await picture.scrollIntoViewIfNeeded();
  const before = await place();
  await page.mouse.wheel(0, 200);
  await expect.poll(place).not.toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await place()).toBe('none');
});
