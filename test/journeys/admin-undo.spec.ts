import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { logIn, makePage, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, openPage, settled, test } from './support/journey';

// An item that is deleted meanwhile answers 404 when it is taken back.
test.use({ allowedLines: [failedResponse] });

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const check = (page: Page, title: string) => rowOf(page, title).getByRole('checkbox').check();

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Was sich mit den Inhalten tun lässt' }).getByRole('button', { name });

async function undo(page: Page, told: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: told });
  await toast.getByRole('button', { name: 'Rückgängig' }).click();
}

async function headersOf(request: APIRequestContext): Promise<Record<string, string>> {
  return { Accept: 'application/json', Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}` };
}

/** The ids in a folder, in the order of its editors. */
async function idsIn(request: APIRequestContext, folder: string): Promise<string[]> {
  const answer = await request.get(
    `/++api++${folder}/@search?path.depth=1&sort_on=getObjPositionInParent&show_inactive=1`,
    { headers: await headersOf(request) },
  );
  const { items } = (await answer.json()) as { items: { '@id': string }[] };
  return items.map(({ '@id': address }) => address.slice(address.lastIndexOf('/') + 1));
}

test('what is done in a folder is taken back, and what cannot be is told by item', async ({
  page,
  request,
}) => {
  const from = await makePage(request, 'Ordner mit Rückweg', []);
  const to = await makePage(request, 'Ordner ohne Wiederkehr', []);
  const headers = await headersOf(request);
  for (const title of ['Erste', 'Zweite', 'Dritte', 'Vierte']) {
    const data = { '@type': 'Document', title };
    expect((await request.post(`/++api++${from}`, { headers, data })).status()).toBe(201);
  }
  const all = ['erste', 'zweite', 'dritte', 'vierte'];
  await logIn(page);
  await openPage(page, `${from}/contents`);
  await check(page, 'Erste');
  await check(page, 'Dritte');
  await tool(page, 'Ausschneiden').click();
  await openPage(page, `${to}/contents`);
  await tool(page, 'Einfügen').click();
  await expect(rowOf(page, 'Dritte')).toBeVisible();
  expect(await idsIn(request, from)).toEqual(['zweite', 'vierte']);
  expect(await axeFindings(page)).toEqual([]);
  await undo(page, 'Inhalt(e) eingefügt.');
  await expect(page.getByText('2 Inhalte sind wieder wie zuvor.')).toBeVisible();
  await expect(rowOf(page, 'Dritte')).toHaveCount(0);
  expect(await idsIn(request, from)).toEqual(all);

  await openPage(page, `${from}/contents`);
  await rowOf(page, 'Zweite')
    .getByRole('button', { name: /^Aktionen/ })
    .click();
  await page.getByRole('button', { name: 'An das Ende des Ordners' }).click();
  await expect.poll(() => idsIn(request, from)).toEqual(['erste', 'dritte', 'vierte', 'zweite']);
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => idsIn(request, from)).toEqual(all);

  await check(page, 'Erste');
  await tool(page, 'Umbenennen').click();
  await page.getByLabel('Titel').fill('Allererste');
  await page.getByLabel('Kurzname').fill('allererste');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Allererste')).toBeVisible();
  await undo(page, 'Inhalt(e) aktualisiert.');
  await expect(rowOf(page, 'Erste')).toContainText('erste');
  expect(await idsIn(request, from)).toEqual(all);

  await check(page, 'Erste');
  await check(page, 'Zweite');
  await tool(page, 'Status').click();
  await page.getByRole('radio', { name: 'Veröffentlichen', exact: true }).check();
  await page.getByRole('button', { name: 'Status ändern' }).click();
  await expect(rowOf(page, 'Zweite')).toContainText('veröffentlicht');
  await undo(page, 'Status der Inhalte aktualisiert.');
  await expect(rowOf(page, 'Zweite')).toContainText('privat');
  expect(await storedOf(request, `${from}/zweite`)).toMatchObject({
    review_state: 'private',
    effective: null,
  });

  await check(page, 'Vierte');
  await tool(page, 'Schlagwörter').click();
  await page.getByLabel('Neue Schlagwörter').fill('Aufräumen,');
  await page.getByLabel('Neue Schlagwörter').press('Enter');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const tags = async () => (await storedOf(request, `${from}/vierte`))['subjects'];
  await expect.poll(tags).toEqual(['Aufräumen']);
  await undo(page, 'Inhalt(e) aktualisiert.');
  await expect.poll(tags).toEqual([]);

  await check(page, 'Dritte');
  await check(page, 'Vierte');
  await tool(page, 'Eigenschaften').click();
  await page.getByLabel('Rechte').fill('Frei');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(async () => (await storedOf(request, `${from}/vierte`))['rights']).toBe('Frei');
  await request.delete(`/++api++${from}/dritte`, { headers });
  await undo(page, 'Inhalt(e) aktualisiert.');
  const job = page.getByRole('region', { name: 'Laufende Arbeiten' });
  await expect(job.getByRole('listitem')).toHaveText('Dritte Er ist nicht mehr da.');
  expect((await storedOf(request, `${from}/vierte`))['rights'] ?? '').toBe('');
  await expect(rowOf(page, 'Dritte')).toHaveCount(0);
});

test('a page is moved and renamed from itself, and one goes back with it when that is taken back', async ({
  page,
  request,
}) => {
  const place = await makePage(request, 'Ort des Umzugs', []);
  const path = await makePage(request, 'Seite auf Reisen', []);
  await logIn(page);
  await openPage(page, path);
  await page.locator('#toolbar-more').click();
  await page.getByRole('button', { name: 'Verschieben …' }).click();
  await expect(page.getByLabel('Ort suchen oder Pfad eingeben')).toBeFocused();
  await page.keyboard.type(place);
  await page
    .getByRole('button', { name: /Ort des Umzugs/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Nach „Ort des Umzugs“ verschieben' }).click();
  await expect(page).toHaveURL(new RegExp(`${place}/seite-auf-reisen$`));
  await undo(page, 'Der Inhalt wurde verschoben.');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await settled(page);

  await page.locator('#toolbar-more').click();
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await page.getByLabel('Titel').fill('Seite am Ziel');
  await page.getByLabel('Kurzname').fill('seite-am-ziel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seite-am-ziel$/);
  await expect(page.locator('main h1')).toHaveText('Seite am Ziel');
  await undo(page, 'Inhalt(e) aktualisiert.');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main h1')).toHaveText('Seite auf Reisen');
});
