import { axeFindings, expect, expectArrival, failedResponse, openPage, test } from './support/journey';

test('the institutes are listed with their areas, and an area is opened by keyboard', async ({ page }) => {
  await openPage(page, '/de/institute');
  const areas = page.getByRole('list', { name: /^Bereiche von .*Zellbiophysik/ });
  await areas.getByRole('link', { name: 'Mechanik des Gewebes' }).focus();
  await page.keyboard.press('Enter');
  await expectArrival(page, /./);
  await expect(page).toHaveURL(/\/de\/institute\/zellbiophysik\/mechanik-des-gewebes$/);
});

test.describe('without a login', () => {
  test.use({ allowedLines: [new RegExp(`${failedResponse.source}|status of 400`)] });

  test('/profil leads to the login and /contents asks for it', async ({ page }) => {
    await page.goto('/profil');
    await expect(page).toHaveURL(/\/login\?return_url=\/profil$/);
    await expect(page.locator('main h1')).toHaveText('Anmelden');
    await openPage(page, '/de/contents');
    await expect(page.locator('main h1')).toHaveText('Bitte melden Sie sich an');
  });

  test('a token for content that is not restricted is refused in words, by keyboard alone', async ({
    page,
  }) => {
    await openPage(page, '/de/forschung/unlock-form');
    await page.getByLabel('Zugangscode').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Zugangscode')).toBeFocused();
    await expect(page.getByText('Erforderliche Eingabe fehlt')).toBeVisible();
    await page.keyboard.type('falsch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Dieser Inhalt ist nicht geschützt.');
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('an editor finds the contents of a folder, and its columns are remembered', async ({ page }) => {
  await openPage(page, '/de/login?return_url=/de/forschung/contents');
  await page.getByLabel('Benutzername').fill('editor');
  await page.getByLabel('Passwort').fill('Portal-Demo-2026');
  await page.keyboard.press('Enter');
  await expectArrival(page, /^Inhalte von „Forschung“$/);
  await expect(page.getByRole('columnheader', { name: 'Geändert' })).toBeVisible();
  await page.getByText('Spalten wählen').click();
  await page.getByRole('checkbox', { name: 'Geändert' }).uncheck();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('portal-client-state') ?? ''))
    .toContain('"contentsColumns":["state","type"]');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Geändert' })).toHaveCount(0);
  await page.getByText('Spalten wählen').click();
  await expect(page.getByRole('checkbox', { name: 'Geändert' })).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
});
