import type { APIRequestContext } from '@playwright/test';
import { logIn, makeContent, makePage, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

// A server that keeps nothing answers 404.
test.use({ allowedLines: [failedResponse] });
test.describe.configure({ timeout: 120_000 });

/** A picture of one dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const headersOf = async (request: APIRequestContext) => ({
  Accept: 'application/json',
  Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
});

test('what was deleted comes back by undo, from the tray to its place or another, or goes for good', async ({
  page,
  request,
}) => {
  const headers = await headersOf(request);
  const place = await makePage(request, 'Ort mit Papierkorb', []);
  const make = (title: string, folder = place) =>
    makeContent(request, { '@type': 'Document', title }, folder);
  const cell = await make('Zelle');
  await make('Innen', cell);
  const folder = await make('Mappe');
  const leaf = await make('Blatt', folder);
  const source = await make('Quelle');
  const { UID: uid } = await storedOf(request, cell);
  const linking = { relatedItems: [uid] };
  expect((await request.patch(`/++api++${source}`, { headers, data: linking })).ok()).toBe(true);
  for (const path of [leaf, folder])
    expect((await request.delete(`/++api++${path}`, { headers })).status()).toBe(204);

  // A picture, and by somebody else.
  const picture = await makeContent(
    request,
    {
      '@type': 'Image',
      title: 'Lageplan',
      image: { data: dot, encoding: 'base64', filename: 'lageplan.png', 'content-type': 'image/png' },
    },
    place,
  );
  const editor = { ...headers, Authorization: `Bearer ${await tokenOf(request, 'editor')}` };
  expect((await request.delete(`/++api++${picture}`, { headers: editor })).status()).toBe(204);

  // From the page itself, and back by the line that says so.
  await logIn(page);
  await openPage(page, cell);
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: /^Löschen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inhalt löschen und Verweise brechen' }).click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page).toHaveURL(new RegExp(`${cell}$`));
  await expect(page.locator('main h1')).toHaveText('Zelle');
  expect((await request.get(`/++api++${cell}/innen`, { headers })).status()).toBe(200);

  // From its folder, several at once.
  await openPage(page, `${place}/contents`);
  const row = (title: string) =>
    page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
  await row('Zelle').getByRole('checkbox').check();
  await row('Quelle').getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(row('Zelle')).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row('Zelle')).toBeVisible();
  await row('Zelle').getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inhalt löschen und Verweise brechen' }).click();
  await expect(row('Zelle')).toHaveCount(0);

  await page.getByRole('link', { name: 'Papierkorb', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${place}/trash$`));
  await expect(page.getByText('4 Einträge', { exact: true })).toBeVisible();
  const thumbnail = row('Lageplan').locator('img').first();
  await expect(thumbnail).toHaveJSProperty('complete', true);
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(row('Zelle')).toContainText(`${cell} · Seite mit 1 Eintrag`);
  await expect(row('Zelle')).toContainText('30 Tage');
  await row('Zelle').getByRole('button', { name: '1 ins Leere' }).click();
  await expect(page.getByRole('link', { name: 'Quelle' })).toHaveAttribute('href', source);
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  const person = page.getByRole('combobox', { name: 'Gelöscht von' });
  await person.selectOption('editor');
  await expect(row('Lageplan')).toBeVisible();
  await expect(row('Mappe')).toHaveCount(0);
  await person.selectOption('');
  await row('Lageplan').getByRole('button', { name: '„Lageplan“ wiederherstellen' }).click();
  await expect(row('Lageplan')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Nur mit Verweisen ins Leere' }).check();
  await expect(row('Mappe')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Nur mit Verweisen ins Leere' }).uncheck();
  await page.getByRole('searchbox').fill('blatt admiraal');
  await expect(row('Mappe')).toHaveCount(0);

  // Its container is gone: it comes back elsewhere.
  await row('Blatt')
    .getByRole('button', { name: /woanders wiederherstellen/ })
    .click();
  await page.getByRole('button', { name: 'In „Ort mit Papierkorb“ wiederherstellen' }).click();
  await expect(page.getByText('Dazu liegt hier nichts Gelöschtes.')).toBeVisible();
  expect((await request.get(`/++api++${place}/blatt`, { headers })).status()).toBe(200);
  await page.getByRole('searchbox').fill('');

  // Its id is taken: it is told how it is called now.
  await make('Zelle');
  await row('Zelle').getByRole('button', { name: '„Zelle“ wiederherstellen' }).click();
  await expect(page.getByText(`„Zelle“ liegt jetzt unter ${cell}-1,`)).toBeVisible();
  await expect(row('Zelle')).toHaveCount(0);
  expect((await storedOf(request, source))['relatedItems']).toMatchObject([{ title: 'Zelle' }]);

  await row('Mappe').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Endgültig löschen …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('Hier liegt nichts Gelöschtes.')).toBeVisible();
  expect((await request.delete(`/++api++${source}`, { headers })).status()).toBe(204);
  await page.reload();
  await page.getByRole('button', { name: 'Papierkorb leeren …' }).click();
  await page.getByRole('button', { name: 'Endgültig leeren' }).click();
  await expect(page.getByText('1 Inhalt ist endgültig gelöscht.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Papierkorb leeren …' })).toBeDisabled();

  // A server that keeps nothing says so, and offers nothing.
  await page.route(/\/@trash/, (route) =>
    route.fulfill({ status: 404, json: { type: 'NotFound', message: '' } }),
  );
  await page.reload();
  await expect(page.getByText('Dieser Server hebt Gelöschtes nicht auf')).toBeVisible();
});
