import type { Locator, Page } from '@playwright/test';
import { logIn, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, openPage, sidewaysScroll, test } from './support/journey';
import { signIn, widths } from './support/sweep';

const table = (page: Page): Locator => page.getByRole('table');

const roleOf = (page: Page, role: string, name: string): Locator =>
  page.getByRole('checkbox', { name: `${role}: ${name}`, exact: true });

const told = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

async function fillUser(page: Page, [username, fullname, email, password]: readonly string[]) {
  const form = page.getByRole('dialog');
  await form.getByLabel('Benutzername').fill(username ?? '');
  await form.getByLabel('Vollständiger Name').fill(fullname ?? '');
  await form.getByLabel('E-Mail').fill(email ?? '');
  await form.getByLabel('Passwort').fill(password ?? '');
}

/** Waits for one item of a job after the other: what all of them take together depends on how busy the server is. */
async function worked(page: Page, total: number) {
  const finished = () =>
    page.locator('.admin-job').evaluate((job) => {
      if (job.classList.contains('admin-job--over')) return Infinity;
      return job.querySelector('progress')?.value ?? 0;
    });
  for (let item = 1; item <= total; item += 1)
    await expect.poll(finished, `item ${item} of ${total}`).toBeGreaterThanOrEqual(item);
}

const failing = [new RegExp(`${failedResponse.source}|status of 400`)];

test.describe('users', () => {
  test.use({ allowedLines: failing });

  test('an account is made, given roles and groups, and deleted', async ({ page, request }) => {
    test.setTimeout(120_000);
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
    };
    const data = { groupname: 'presse-u', title: 'Presse', roles: ['Contributor'] };
    await request.post('/++api++/@groups', { headers, data });
    await logIn(page);
    await openPage(page, '/de/controlpanel/users');
    await expect(page.locator('main h1')).toHaveText('Benutzer');
    await page.getByRole('button', { name: 'Benutzer hinzufügen' }).click();
    await fillUser(page, ['nela osterwiek', 'Nela Osterwiek', 'nela@', 'kurz']);
    await page.getByRole('button', { name: 'Benutzer anlegen' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText('Bitte ohne Leerzeichen, Umlaute und Sonderzeichen.')).toBeVisible();
    await expect(form.getByLabel('Benutzername')).toBeFocused();
    await fillUser(page, ['editor', 'Nela Osterwiek', 'nela@immerlund.example', 'Geheim-2026']);
    await form.getByRole('checkbox', { name: 'Prüfen' }).check();
    await form.getByLabel('Gruppen').fill('Presse');
    await form.getByRole('option', { name: 'Presse' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Benutzer anlegen' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Der Benutzername ist schon vergeben oder nicht zulässig. Bitte wählen Sie einen anderen.',
    );
    await expect(form.getByLabel('Vollständiger Name')).toHaveValue('Nela Osterwiek');
    await form.getByLabel('Benutzername').fill('nela.osterwiek');
    await page.getByRole('button', { name: 'Benutzer anlegen' }).click();
    await told(page, 'Der Benutzer wurde angelegt.');

    await page.getByRole('searchbox', { name: 'Name, Benutzername oder E-Mail' }).fill('Osterwiek');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(roleOf(page, 'Prüfen', 'Nela Osterwiek')).toBeChecked();
    await expect(
      page.getByRole('img', { name: 'Beitragen: Nela Osterwiek, durch die Gruppe Presse' }),
    ).toBeVisible();
    await expect(roleOf(page, 'Manager', 'Nela Osterwiek')).toBeDisabled();
    await roleOf(page, 'Bearbeiten', 'Nela Osterwiek').check();
    await roleOf(page, 'Prüfen', 'Nela Osterwiek').uncheck();
    await expect(page.getByText('2 Änderungen bei 1, noch nicht gespeichert')).toBeVisible();
    await page.getByRole('link', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await told(page, 'Die Rollen wurden aktualisiert.');
    await expect(page.getByText('Keine Änderungen')).toBeVisible();
    await expect(roleOf(page, 'Bearbeiten', 'Nela Osterwiek')).toBeChecked();
    await expect(roleOf(page, 'Prüfen', 'Nela Osterwiek')).not.toBeChecked();

    await page.getByRole('button', { name: 'Aktionen für Nela Osterwiek' }).click();
    await page.getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByText('Möchten Sie den Benutzer nela.osterwiek wirklich löschen?')).toBeVisible();
    // A Plone looks for their rights in all content.
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok(), {
      timeout: 60_000,
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await deleted;
    await told(page, 'Der Benutzer wurde gelöscht.');
    await expect(page.getByText('Kein Benutzer entspricht der Suche.')).toBeVisible();
    await page.getByRole('link', { name: 'Abbrechen' }).click();
    await expect(page).toHaveURL(/\/de\/controlpanel$/);
  });

  test('a table makes many accounts, tells each that fails by its row, and pages them by ten', async ({
    page,
  }) => {
    await logIn(page);
    await openPage(page, '/de/controlpanel/users');
    await page.getByRole('button', { name: 'Aus CSV anlegen' }).click();
    const rows = Array.from(
      { length: 9 },
      (_, at) =>
        `csv.person${at};Tabella Nummer ${at};csv${at}@immerlund.example;Geheim-2026;Editor|Reviewer;`,
    );
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei wählen' }).click();
    const file = { name: 'menschen.csv', mimeType: 'text/csv' };
    await (await choosing).setFiles({ ...file, buffer: Buffer.from('name;mail\na;b') });
    await expect(page.getByText(/fehlt eine der Spalten/)).toBeVisible();
    const text = [
      'username;fullname;email;password;roles;groups',
      ...rows,
      'x;Zu Kurz;kurz@immerlund.example;Geheim-2026;;',
      'csv.teil;Teilweise;teil@immerlund.example;Geheim-2026;Editor;keine-solche-gruppe',
    ].join('\n');
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei wählen' }).click();
    await (await again).setFiles({ ...file, buffer: Buffer.from(text) });
    await expect(page.getByText('menschen.csv: 11 Benutzer')).toBeVisible();
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await worked(page, 11);
    await expect(page.getByText('Zeile 11 (x)')).toBeVisible();
    await expect(page.getByText(/Der Benutzername ist schon vergeben oder nicht zulässig/)).toBeVisible();
    await expect(page.getByText('Zeile 12 (csv.teil)')).toBeVisible();
    await expect(page.getByText(/angelegt, aber nicht alle Rollen und Gruppen/)).toBeVisible();
    // Other journeys make accounts, too.
    await expect(page.getByText(/^1 bis 10 von \d\d$/)).toBeVisible();
    await page.getByRole('link', { name: 'Seite 2 von 2' }).click();
    await expect(page.getByText(/^11 bis (\d\d) von \1$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Name, Benutzername oder E-Mail' }).fill('Tabella');
    await expect(page.getByText('1 bis 9 von 9')).toBeVisible();
    await expect(roleOf(page, 'Prüfen', 'Tabella Nummer 0')).toBeChecked();
  });
});

test('an account with the Manager role is for managers alone', async ({ page, request, baseURL }) => {
  test.setTimeout(120_000);
  const username = 'vera.verwalterin';
  const headers = {
    Accept: 'application/json',
    Authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  };
  await request.delete(`/++api++/@users/${username}`, { headers });
  const data = { username, fullname: 'Vera Verwalterin', email: 'vera@immerlund.example' };
  const made = await request.post('/++api++/@users', {
    headers,
    data: { ...data, password: 'Geheim-2026', roles: ['Member', 'Manager'] },
  });
  expect(made.status(), await made.text()).toBe(201);

  await logIn(page);
  await openPage(page, '/de/controlpanel/users');
  const search = page.getByRole('searchbox', { name: 'Name, Benutzername oder E-Mail' });
  await search.fill('Verwalterin');
  const row = table(page).getByRole('row').filter({ hasText: 'Vera Verwalterin' });
  await expect(row).toContainText('Manager');
  for (const box of await row.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expect(row.getByRole('checkbox')).not.toHaveCount(0);
  await expect(row.getByRole('button')).toHaveCount(0);

  await signIn(page.context(), page.request, baseURL ?? '', ['admin', 'admin']);
  await openPage(page, '/de/controlpanel/users');
  await search.fill('Verwalterin');
  await expect(roleOf(page, 'Bearbeiten', 'Vera Verwalterin')).toBeEnabled();
  await row.getByRole('button', { name: 'Aktionen für Vera Verwalterin' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  // A Plone looks for their rights in all content.
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok(), {
    timeout: 60_000,
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await deleted;
  await told(page, 'Der Benutzer wurde gelöscht.');
  await expect(row).toHaveCount(0);
});

test('roles are switched by keys, in English, at every width; a manager may give all of them', async ({
  page,
  baseURL,
}) => {
  await signIn(page.context(), page.request, baseURL ?? '', ['admin', 'admin']);
  await openPage(page, '/en/controlpanel/users');
  await expect(page.locator('main h1')).toHaveText('Users');
  await expect(roleOf(page, 'Manager', 'Rune Prüfer')).toBeEnabled();
  await roleOf(page, 'Reader', 'Rune Prüfer').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 change to 1, not saved yet')).toBeVisible();
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await told(page, 'User roles updated');
});

test.describe('who may not', () => {
  test.use({ allowedLines: [failedResponse] });

  test('an editor and a visitor find no users', async ({ page }) => {
    await openPage(page, '/de/controlpanel/users');
    await expect(page.locator('main h1')).toHaveText('Bitte melden Sie sich an');
    await logIn(page, 'editor');
    await openPage(page, '/de/controlpanel/users');
    await expect(page.locator('main h1')).toHaveText('Kein Zugriff');
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
