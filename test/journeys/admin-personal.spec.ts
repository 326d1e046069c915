import type { Page } from '@playwright/test';
import { logIn, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, openPage, sidewaysScroll, test } from './support/journey';
import { signIn, widths } from './support/sweep';

const told = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGMwCbgERwzIHACGGgqxlitOiAAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('oneself', () => {
  test.use({ allowedLines: [failedResponse] });

  test('one changes name, picture, password and language in panels that stack, and finds them as screens', async ({
    page,
    request,
    baseURL,
  }) => {
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
    };
    const [login, password] = [`selbst.${test.info().retry}`, 'Geheim-2026'];
    const data = { username: login, fullname: 'Selma Selbst', email: 'selbst@immerlund.example', password };
    expect((await request.post('/++api++/@users', { headers, data })).status()).toBe(201);
    await signIn(page.context(), page.request, baseURL ?? '', [login, password]);
    await openPage(page, '/de');
    await page.getByRole('button', { name: 'Profil' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('.tool-panel');
    await expect(panel.getByRole('link', { name: 'Abmelden' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Website-Konfiguration' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Persönliche Angaben' }).press('Enter');
    await expect(panel.getByRole('button', { name: 'Zurück' })).toBeFocused();
    await panel.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Selma Selbst-Neu');
    await panel.getByRole('textbox', { name: /^E-Mail/ }).fill('');
    await panel.getByRole('button', { name: 'Speichern' }).click();
    await expect(panel.getByText('Es gab einige Fehler.')).toBeVisible();
    await panel.getByRole('textbox', { name: /^E-Mail/ }).fill('selma@immerlund.example');
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Speichern' }).click();
    await told(page, 'Die Einstellungen wurden gespeichert.');
    const choosing = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Bild ändern' }).click();
    await (await choosing).setFiles({ name: 'ich.png', mimeType: 'image/png', buffer: picture });
    await told(page, 'Das Bild wurde gespeichert.');
    await expect(panel.locator('img.initials')).toBeVisible();
    await panel.getByRole('button', { name: 'Zurück' }).click();
    await panel.getByRole('button', { name: 'Passwort ändern' }).click();
    await panel.getByLabel('Jetziges Passwort').fill('falsch');
    await panel.getByLabel(/^Neues Passwort \*/).fill('Noch-Geheimer-2026');
    await panel.getByLabel('Neues Passwort wiederholen').fill('anders');
    await panel.getByRole('button', { name: 'Speichern' }).click();
    await expect(panel.getByText('Die Passwörter stimmen nicht überein.')).toBeVisible();
    await panel.getByLabel('Neues Passwort wiederholen').fill('Noch-Geheimer-2026');
    await panel.getByRole('button', { name: 'Speichern' }).click();
    await expect(panel.getByText('Das jetzige Passwort ist nicht richtig.')).toBeVisible();
    await panel.getByLabel('Jetziges Passwort').fill(password);
    const answer = page.waitForResponse((each) => each.url().endsWith('/reset-password'));
    await panel.getByRole('button', { name: 'Speichern' }).click();
    expect((await answer).status()).toBe(200);
    await expect(panel.getByLabel('Jetziges Passwort')).toHaveValue('');
    await page.keyboard.press('Escape');

    await signIn(page.context(), page.request, baseURL ?? '', [login, 'Noch-Geheimer-2026']);
    for (const [name, heading] of [
      ['personal-information', 'Personal information'],
      ['change-password', 'Change password'],
    ] as const) {
      await openPage(page, `/en/${name}`);
      await expect(page.locator('main h1')).toHaveText(heading);
      for (const size of widths) {
        await page.setViewportSize(size);
        expect(await axeFindings(page), `${name} at ${size.width} pixels`).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    }
    await openPage(page, '/en/personal-preferences');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/de$/);
  });

  test('nobody finds anything of themselves without a login; a site administrator finds the setup', async ({
    page,
  }) => {
    for (const name of ['personal-information', 'personal-preferences', 'change-password']) {
      await openPage(page, `/de/${name}`);
      await expect(page.locator('main h1'), name).toHaveText('Bitte melden Sie sich an');
    }
    await logIn(page);
    await openPage(page, '/de');
    await page.getByRole('button', { name: 'Profil' }).click();
    await page.getByRole('link', { name: 'Website-Konfiguration' }).click();
    await expect(page).toHaveURL(/\/de\/controlpanel$/);
  });
});
