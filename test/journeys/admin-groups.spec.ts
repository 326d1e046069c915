import type { Locator, Page } from '@playwright/test';
import { logIn, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, openPage, sidewaysScroll, test } from './support/journey';
import { signIn, widths } from './support/sweep';

const roleOf = (page: Page, role: string, name: string): Locator =>
  page.getByRole('checkbox', { name: `${role}: ${name}`, exact: true });

const told = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

async function choose(page: Page, group: string, action: string) {
  await page.getByRole('button', { name: `Aktionen für ${group}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

test.describe('groups', () => {
  test.use({ allowedLines: [new RegExp(`${failedResponse.source}|status of 400`)] });

  test('a group is made, changed, filled and deleted; what the server refuses stays in the form', async ({
    page,
    request,
  }) => {
    // What an attempt that failed has left.
    await request.delete('/++api++/@groups/grenzflaechen', {
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
      },
    });
    await logIn(page);
    await openPage(page, '/de/controlpanel/groups');
    await expect(page.locator('main h1')).toHaveText('Gruppen');
    await expect(roleOf(page, 'Lesen', 'Alle Angemeldeten')).toBeDisabled();
    await page.getByRole('button', { name: 'Gruppe hinzufügen' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Gruppenname')).toBeFocused();
    await page.getByRole('button', { name: 'Gruppe anlegen' }).click();
    await expect(form.getByLabel('Gruppenname')).toBeFocused();
    await expect(form.getByText('Erforderliche Eingabe fehlt')).toBeVisible();
    await form.getByLabel('Gruppenname').fill('grenzflächen redaktion');
    await form.getByLabel('Titel').fill('Grenzflächen, Redaktion');
    await form.getByLabel('Beschreibung').fill('Pflegt die Seiten der Arbeitsgruppe.');
    await form.getByRole('checkbox', { name: 'Beitragen' }).check();
    await page.getByRole('button', { name: 'Gruppe anlegen' }).click();
    await expect(
      form.getByText('Mindestens drei Zeichen, ohne Leerzeichen und Umlaute.').first(),
    ).toBeVisible();
    // A name that a user has is known to the server alone.
    await form.getByLabel('Gruppenname').fill('editor');
    await page.getByRole('button', { name: 'Gruppe anlegen' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Dieser Gruppenname ist nicht zulässig oder schon vergeben.',
    );
    await expect(form.getByLabel('Beschreibung')).toHaveValue('Pflegt die Seiten der Arbeitsgruppe.');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByLabel('Gruppenname').fill('grenzflaechen');
    await page.getByRole('button', { name: 'Gruppe anlegen' }).click();
    await told(page, 'Die Gruppe wurde angelegt.');

    await page.getByRole('searchbox', { name: 'Gruppe suchen' }).fill('Grenz');
    await expect(page.getByRole('row')).toHaveCount(2);
    await choose(page, 'Grenzflächen, Redaktion', 'Bearbeiten');
    await form.getByLabel('Titel').fill('Grenzflächen');
    await form.getByLabel('E-Mail').fill('grenzen@immerlund.example');
    await page.keyboard.press('Enter');
    await told(page, 'Die Gruppe wurde aktualisiert.');
    await choose(page, 'Grenzflächen', 'Mitglieder');
    await expect(form.getByLabel('Mitglieder')).toBeFocused();
    await form.getByLabel('Mitglieder').fill('Mette');
    await form.getByRole('option', { name: /Mette/ }).click();
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form).toHaveCount(0);

    await roleOf(page, 'Prüfen', 'Grenzflächen').check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await told(page, 'Die Gruppen wurden aktualisiert.');
    await openPage(page, '/de/controlpanel/users');
    await expect(
      page.getByRole('img', { name: 'Prüfen: Mette Mitgliedt, durch die Gruppe Grenzflächen' }),
    ).toBeVisible();

    await openPage(page, '/de/controlpanel/membership');
    await roleOf(page, 'Grenzflächen', 'Edda Redlich').check();
    await roleOf(page, 'Grenzflächen', 'Mette Mitgliedt').uncheck();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await told(page, 'Die Mitgliedschaften wurden aktualisiert.');
    await openPage(page, '/de/controlpanel/groups');
    await choose(page, 'Grenzflächen', 'Mitglieder');
    await expect(form.getByText('Edda Redlich')).toBeVisible();
    await expect(form.getByText('Mette Mitgliedt')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await choose(page, 'Grenzflächen', 'Löschen');
    await expect(page.getByText('Möchten Sie die Gruppe grenzflaechen wirklich löschen?')).toBeVisible();
    await form.getByRole('button', { name: 'Löschen' }).click();
    await told(page, 'Die Gruppe wurde gelöscht.');
    await expect(roleOf(page, 'Prüfen', 'Grenzflächen')).toHaveCount(0);
  });
});

test('groups of managers are for managers, in English, at every width', async ({ page, baseURL }) => {
  await logIn(page);
  await openPage(page, '/en/controlpanel/groups');
  await expect(roleOf(page, 'Reader', 'Administrators')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Actions for Administrators' })).toHaveCount(0);
  await signIn(page.context(), page.request, baseURL ?? '', ['admin', 'admin']);
  await openPage(page, '/en/controlpanel/groups');
  await expect(roleOf(page, 'Reader', 'Administrators')).toBeEnabled();
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test.describe('who may not', () => {
  test.use({ allowedLines: [failedResponse] });

  test('a reviewer finds neither groups nor memberships', async ({ page }) => {
    await logIn(page, 'reviewer');
    for (const name of ['groups', 'membership']) {
      await openPage(page, `/de/controlpanel/${name}`);
      await expect(page.locator('main h1'), name).toHaveText('Kein Zugriff');
      await expect(page.getByRole('table')).toHaveCount(0);
    }
  });
});
