import { readFile } from 'node:fs/promises';
import { logIn, makePage, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, needsAddOn, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

test('the desk shows what waits below a place, acts on what is chosen, and goes out as a table', async ({
  page,
  request,
}) => {
  const place = await makePage(request, 'Ort der Arbeit', []);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  const soon = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString();
  for (const fields of [
    { title: '=1+1' },
    { title: 'Entwurf' },
    { title: 'Eingereicht' },
    { title: 'Endet bald', expires: soon },
    { title: 'Wortlos' },
    { title: 'Beschrieben', description: 'Mit Zusammenfassung' },
  ])
    expect(
      (
        await request.post(`/++api++${place}`, { headers, data: { '@type': 'Document', ...fields } })
      ).status(),
    ).toBe(201);
  expect(
    (await request.post(`/++api++${place}/eingereicht/@workflow/submit`, { headers, data: {} })).status(),
  ).toBe(200);

  for (const id of ['wortlos', 'beschrieben'])
    expect(
      (await request.post(`/++api++${place}/${id}/@workflow/publish`, { headers, data: {} })).status(),
    ).toBe(200);

  await logIn(page);
  await openPage(page, place);
  await page.getByRole('toolbar').getByRole('link', { name: 'Überblick' }).click();
  await expect(page).toHaveURL(/\/de\/desk$/);
  await expect(page.locator('main h1')).toHaveText('Überblick');
  await page.getByRole('button', { name: 'Ort: ' }).click();
  await page.getByLabel('Ort suchen oder Pfad eingeben').fill(place);
  await page
    .getByRole('button', { name: /Ort der Arbeit/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Überblick über „Ort der Arbeit“' }).click();
  await expect(page).toHaveURL(new RegExp(`${place}/desk\\?show=review$`));
  // The address is there before its screen: what is pressed on the last one leads on from there.
  await expect(page.getByRole('button', { name: 'Ort: Ort der Arbeit' })).toBeVisible();

  const filters = page.getByRole('navigation', { name: 'Was wartet' });
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(filters.getByRole('link', { name: /Wartet auf Prüfung.*1$/ })).toBeVisible();
  await expect(row('Eingereicht')).toBeVisible();
  await expect(row('Entwurf')).toHaveCount(0);
  await filters.getByRole('link', { name: /Läuft bald ab.*1$/ }).click();
  await expect(row('Endet bald')).toBeVisible();
  await filters.getByRole('link', { name: /Seit zwei Jahren unberührt.*0$/ }).click();
  await expect(page.getByText('Hier wartet nichts.')).toBeVisible();
  await filters.getByRole('link', { name: /Ohne Zusammenfassung/ }).click();
  await expect(row('Wortlos')).toBeVisible();
  await expect(row('Beschrieben')).toHaveCount(0);
  await expect(filters.getByRole('link', { name: /Ohne Zusammenfassung.*1$/ })).toBeVisible();
  await filters.getByRole('link', { name: /Ohne Vorschaubild/ }).click();
  await expect(row('Beschrieben')).toBeVisible();
  await filters.getByRole('link', { name: /Geändert seit dem letzten Blick.*6$/ }).click();
  await expect(row('Eingereicht')).toBeVisible();
  await filters.getByRole('link', { name: /Bei mir in Arbeit/ }).click();
  await expect(row('Entwurf')).toBeVisible();
  await expect(row('Eingereicht')).toHaveCount(0);

  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Liste als CSV' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table).toContain(`Bei mir in Arbeit,Entwurf,${new URL(page.url()).origin}${place}/entwurf,`);
  expect(table).toMatch(/^Bei mir in Arbeit,"?'=1\+1"?,/m);
  const reporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bericht als CSV' }).click();
  const report = await readFile(await (await reporting).path(), 'utf8');
  for (const line of ['Wartet auf Prüfung,Eingereicht', 'Ohne Zusammenfassung,Wortlos'])
    expect(report).toContain(line);

  await row('Entwurf').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('radio', { name: 'Veröffentlichen', exact: true }).check();
  await page.getByRole('button', { name: 'Status ändern' }).click();
  await expect(row('Entwurf')).toHaveCount(0);
  expect((await storedOf(request, `${place}/entwurf`))['review_state']).toBe('published');
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row('Entwurf')).toBeVisible();
});

test('what a visitor searched for in vain stands on the desk of who looks after the site', async ({
  page,
  browser,
}) => {
  needsAddOn();
  // A visitor each: within one visit the same words count once.
  for (const [path, words] of [
    ['/de/search', 'Quallenzucht'],
    ['/en/search', 'quallenzucht'],
    ['/de/search', '=quallenfarm'],
  ] as const) {
    const visit = await browser.newContext();
    const visitor = await visit.newPage();
    const told = visitor.waitForResponse(
      (response) => response.url().includes('@missed-search') && response.request().method() === 'POST',
    );
    await visitor.goto(`${path}?SearchableText=${encodeURIComponent(words)}`);
    expect((await told).ok()).toBe(true);
    await visit.close();
  }
  await logIn(page);
  for (const [language, name, download, twice] of [
    ['de', 'Gesucht, nicht gefunden', 'Liste als CSV', /^quallenzucht2/],
    ['en', 'Searched for, not found', 'List as CSV', /^quallenzucht2/],
  ] as const) {
    await openPage(page, `/${language}/desk`);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/show=missed/);
    const row = page.getByRole('row').filter({ hasText: 'quallenzucht' });
    await expect(row).toHaveText(twice);
    for (const size of widths) {
      await page.setViewportSize(size);
      expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: download }).last().click();
    const table = await readFile(await (await downloading).path(), 'utf8');
    expect(table).toMatch(/^quallenzucht,2,/m);
    expect(table).toMatch(/^"?'=quallenfarm"?,1,/m);
    await row.getByRole('link').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/search\\?SearchableText=quallenzucht$`));
  }
  await page.context().clearCookies();
  await logIn(page, 'editor');
  await openPage(page, '/de/desk?show=missed');
  await expect(page.getByRole('heading', { name: 'Wartet auf Prüfung' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gesucht, nicht gefunden' })).toHaveCount(0);
});
