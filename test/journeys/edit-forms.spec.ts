import type { Page, Request } from '@playwright/test';
import { expect, needsAddOn, test } from './support/journey';
import { openEditor, unfold, watchWrites } from './support/editing';
import { answerOf, blocksOf, makeContent, makePageOf, textBlock } from './support/content';

/** Saves without leaving, and waits until that is told. */
async function save(page: Page): Promise<void> {
  await page.locator('.save-and-stay').click();
  await expect(page.locator('.Toastify').getByText('Gespeichert')).toBeVisible();
}

const savesIn = (writes: readonly Request[]) =>
  writes.filter((each) => each.method() === 'PATCH' && !each.url().endsWith('@lock'));

const toast = (page: Page, title: string) => page.locator('.Toastify [role=alert]', { hasText: title });

test('an emptied field is sent as null, and nothing but what has changed', async ({ page, request }) => {
  const fields = { description: 'Eine Beschreibung', subjects: ['eins', 'zwei'] };
  const path = await makePageOf(request, 'Eine Seite mit Feldern', { a: textBlock('Text.') }, fields);
  const writes = watchWrites(page);
  await openEditor(page, path);
  await page.locator('#field-description').fill('');
  await page.locator('#field-title').fill('Anders');
  await page.locator('#field-title').fill('Eine Seite mit Feldern');
  await save(page);
  expect(savesIn(writes).map((each) => each.postDataJSON() as unknown)).toEqual([{ description: null }]);
  expect(await answerOf(request, path)).toMatchObject({ description: '', subjects: ['eins', 'zwei'] });
});

test('half a date keeps the save, is named, and outlives other tabs', async ({ page, request }) => {
  const path = await makePageOf(request, 'Eine Seite mit Tagen', { a: textBlock('Text.') });
  const writes = watchWrites(page);
  await openEditor(page, path);
  await unfold(page);
  const label = page.locator('#field-effective-title');
  await page.locator('#field-effective').fill('31.0');
  await page.getByRole('tab', { name: 'Reihenfolge' }).click();
  await page.locator('#toolbar-save').click();
  await expect(toast(page, 'Diesen Tag gibt es nicht.')).toContainText((await label.textContent()) ?? '?');
  await expect(page.locator('.tool-banner')).toContainText('Es gab einige Fehler');
  await expect(page.locator('#field-effective')).toBeFocused();
  await expect(page.locator('#field-effective')).toHaveValue('31.0');
  expect(savesIn(writes)).toEqual([]);
  // It closes by itself.
  await page.locator('#field-title').hover();
  await expect(toast(page, 'Diesen Tag gibt es nicht.')).toHaveCount(0);

  await page.locator('#field-effective').fill('31.01.2026');
  await expect(page.locator('.tool-banner')).toHaveCount(0);
  await save(page);
  const [sent] = savesIn(writes).map((each) => each.postDataJSON() as object);
  expect(Object.keys(sent ?? {})).toEqual(['effective']);
});

test('a wrong number in a block keeps the save, marks the block and opens its form', async ({
  page,
  request,
}) => {
  const path = await makePageOf(request, 'Eine Seite mit einer Liste', {
    a: textBlock('Oben.'),
    list: { '@type': 'listing', querystring: { query: [], b_size: '5' }, headline: 'Liste' },
  });
  const writes = watchWrites(page);
  await openEditor(page, path);
  await page.locator('[data-block="list"]').click();
  await unfold(page);
  await page.locator('#field-b_size').fill('5x');
  await page.locator('[data-block="a"]').click();
  await page
    .getByRole('tab', { name: 'Seite' })
    .or(page.getByRole('tab', { name: 'Dokument' }))
    .click();
  await page.locator('#toolbar-save').click();
  await expect(page.locator('[data-block="list"]')).toHaveClass(/tool-block--wrong/);
  await expect(page.locator('[data-block="list"]')).toHaveClass(/tool-block--selected/);
  await expect(page.getByRole('tab', { name: /^Block/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#field-b_size')).toHaveValue('5x');
  await expect(page.locator('#field-b_size')).toBeFocused();
  await expect(toast(page, 'Bitte eine Zahl eingeben.')).toContainText(/Liste.*:/);
  expect(savesIn(writes)).toEqual([]);

  await page.locator('#field-b_size').fill('7');
  await expect(page.locator('[data-block="list"]')).not.toHaveClass(/tool-block--wrong/);
  await save(page);
  const stored = await blocksOf(request, path);
  expect(stored[1]).toMatchObject({ querystring: { b_size: '7' } });
});

test('in a narrow window the form opens where something is wrong', async ({ page, request }) => {
  const path = await makePageOf(request, 'Eine schmale Seite', { a: textBlock('Text.') });
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, path);
  await page.getByRole('button', { name: /^Felder/ }).click();
  await page.locator('#field-title').fill('');
  await page.getByRole('button', { name: 'Felder schließen' }).click();
  await expect(page.locator('#field-title')).toBeHidden();
  await page.locator('#toolbar-save').click();
  await expect(page.locator('#field-title')).toBeFocused();
});

test('the rows of a project site are added, ordered, removed and stored', async ({ page, request }) => {
  needsAddOn();
  const row = (title: string) => ({ title, titleEn: '', href: `/de/${title.toLowerCase()}`, own: 'bleibt' });
  const path = await makeContent(request, '/de', {
    '@type': 'ProjectSite',
    title: 'Eine Projektseite',
    exclude_from_nav: true,
    footer: [row('Impressum'), row('Kontakt'), row('Presse')],
  });
  const writes = watchWrites(page);
  await openEditor(page, path);
  await unfold(page);
  const list = page.locator('#field-footer');
  await list.getByRole('button', { name: /hinzufügen/ }).click();
  await list.getByLabel('Titel auf Deutsch').fill('Barrierefreiheit');
  await list.getByLabel('Titel auf Englisch').fill('Accessibility');
  await list.getByLabel('Ziel der englischen Seite').fill('/en/accessibility');
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: 'Barrierefreiheit', exact: true }).press('Alt+ArrowUp');
  await list.getByRole('button', { name: '„Kontakt“ entfernen' }).click();
  await save(page);
  const [sent] = savesIn(writes).map((each) => each.postDataJSON() as object);
  expect(Object.keys(sent ?? {})).toEqual(['footer']);
  const { footer } = await answerOf(request, path);
  expect(footer).toMatchObject([
    { title: 'Impressum', own: 'bleibt' },
    { title: 'Barrierefreiheit', titleEn: 'Accessibility' },
    { title: 'Presse', own: 'bleibt' },
  ]);
});

test('the menu of a site has its icons, the partners of a project are one list', async ({
  page,
  request,
}) => {
  needsAddOn();
  const home = await makeContent(request, '/de', {
    '@type': 'Subsite',
    title: 'Ein Standort',
    exclude_from_nav: true,
    sticky_menu: [{ title: 'Termine', icon: 'termine', href: '/de/aktuelles' }],
  });
  await openEditor(page, home);
  await unfold(page);
  const menu = page.locator('#field-sticky_menu');
  await menu.getByRole('button', { name: /hinzufügen/ }).click();
  await menu.getByLabel('Titel').fill('Anfahrt');
  // Sixteen, and none.
  await expect(menu.getByLabel('Zeichen').locator('option')).toHaveCount(17);
  await menu.getByLabel('Zeichen').selectOption('anfahrt');
  await save(page);
  expect((await answerOf(request, home)).sticky_menu).toMatchObject([
    { title: 'Termine', icon: 'termine' },
    { title: 'Anfahrt', icon: 'anfahrt' },
  ]);

  const project = await makeContent(request, '/de', {
    '@type': 'Project',
    title: 'Ein Projekt',
    exclude_from_nav: true,
    project_partner_1: 'Eins',
    project_partner_2: 'Zwei',
    project_partner_2_link: 'https://zwei.example',
  });
  await openEditor(page, project);
  await unfold(page);
  const partners = page.locator('#field-project_partner');
  await partners.getByRole('button', { name: '„Eins“ entfernen' }).click();
  await save(page);
  expect(await answerOf(request, project)).toMatchObject({
    project_partner_1: 'Zwei',
    project_partner_1_link: 'https://zwei.example',
    project_partner_2: null,
    project_partner_2_link: null,
  });
});

test('what the server says of a field stands at the field, and what it says of the rest is told', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/status of 400/, /net::ERR_/);
  const path = await makePageOf(request, 'Eine Seite mit strengem Server', { a: textBlock('Text.') });
  await openEditor(page, path);
  await page.locator('#field-description').fill('Zu bunt');
  const refused = {
    error: {
      type: 'BadRequest',
      message: 'Fehler',
      errors: [
        { field: 'description', message: 'Das ist zu bunt.' },
        { field: 'blocks', message: 'Ein Block ist zu groß.' },
      ],
    },
  };
  await page.route(`**/++api++${path}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json: refused }) : route.fallback(),
  );
  await page.locator('#toolbar-save').click();
  await expect(toast(page, 'Beschreibung')).toContainText('Das ist zu bunt.');
  await expect(page.locator('.tool-notice')).toContainText('Ein Block ist zu groß.');
  await expect(page.locator('#field-description')).toBeFocused();
  await expect(page.locator('#field-description')).toHaveAccessibleDescription(/Das ist zu bunt/);

  await page.unroute(`**/++api++${path}`);
  await page.route(`**/++api++${path}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.locator('#toolbar-save').click();
  await expect(page.locator('.tool-notice')).toContainText('Keine Verbindung.');
  await expect(page.locator('#field-description')).toHaveValue('Zu bunt');

  await page.unroute(`**/++api++${path}`);
  await page.getByRole('button', { name: 'Jetzt versuchen' }).click();
  await expect(toast(page, 'Die Seite ist gespeichert.')).toBeVisible();
  expect(await answerOf(request, path)).toMatchObject({ description: 'Zu bunt' });
});

const picture = {
  '@type': 'Image',
  title: 'Zeichen',
  exclude_from_nav: true,
  image: {
    data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64'),
    encoding: 'base64',
    'content-type': 'image/svg+xml',
    filename: 'zeichen.svg',
  },
};

for (const [type, stored, name] of [
  ['icon', { heading: 'Ohne Zeichen' }, 'icon'],
  ['altmetric', { idType: 'doi', idValue: ' ' }, 'idValue'],
] as const) {
  test(`a block keeps the save as long as it lacks what it requires: ${type}`, async ({ page, request }) => {
    const words = name === 'icon' ? await makeContent(request, '/de', picture) : '10.1000/182';
    const path = await makePageOf(request, `Eine Seite mit Lücke: ${type}`, {
      a: textBlock('Oben.'),
      gap: { '@type': type, ...stored },
    });
    const writes = watchWrites(page);
    await openEditor(page, path);
    const block = page.locator('[data-block="gap"]');
    await page.locator('[data-block="a"]').click();
    await page.locator('#toolbar-save').click();
    await expect(block).toHaveClass(/tool-block--wrong/);
    await expect(block).toHaveClass(/tool-block--selected/);
    await expect(page.locator('.tool-banner')).toContainText('Es gab einige Fehler');
    const field = page.locator('#sidebar-properties .tool-field--wrong');
    await expect(field).toHaveCount(1);
    await expect(page.locator(`#field-${name}`)).toBeFocused();
    await expect(page.locator(`#field-${name}`)).toHaveAttribute('aria-invalid', 'true');
    expect(savesIn(writes)).toEqual([]);

    await page.locator(`#field-${name}`).fill(words);
    await page.keyboard.press('Enter');
    await expect(block).not.toHaveClass(/tool-block--wrong/);
    await expect(field).toHaveCount(0);
    await save(page);
    expect(savesIn(writes)).toHaveLength(1);
    expect(JSON.stringify((await blocksOf(request, path))[1]?.[name])).toContain(words);
  });
}
