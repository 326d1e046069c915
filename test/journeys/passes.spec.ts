import type { Page } from '@playwright/test';
import { linksIn } from '../../scripts/parity/outbox.mjs';
import { makeUser } from './support/editing';
import {
  axeFindings,
  expect,
  expectArrival,
  expectLogin,
  failedResponse,
  openPage,
  tabTo,
  test,
} from './support/journey';
import { test as withMails, watchOutbox, withOutbox } from './support/outbox';

const focused = (page: Page) => page.locator(':focus');

test.describe('a restricted file', () => {
  test.use({ allowedLines: [failedResponse] });

  for (const { path, label, wrong, right, words, notice, heading } of [
    {
      path: '/de/dateien/einweisung-messgaeste.pdf',
      label: 'Zugangscode',
      wrong: 'falsch',
      right: 'Gast-am-Wehr',
      words: 'Ungültiger Zugangscode.',
      notice: 'Gültiger Zugangscode.',
      heading: 'Einweisung für Messgäste',
    },
    {
      path: '/en/files/guest-induction.pdf',
      label: 'Access token',
      wrong: 'wrong',
      right: 'Guest-at-the-Weir',
      words: 'Invalid token',
      notice: 'Valid token',
      heading: 'Induction for Guest Scientists',
    },
  ])
    test(`${path} is unlocked with the keyboard alone`, async ({ page }) => {
      const file = () =>
        page.evaluate(
          (url) => fetch(url).then(({ headers }) => headers.get('Content-Type')),
          `${path}/@@download/file`,
        );
      await openPage(page, `${path}/unlock-form`);
      expect(await file()).not.toBe('application/pdf');
      await page.getByLabel(label).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(label)).toBeFocused();
      await page.keyboard.type(wrong);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel(label)).toHaveValue(wrong);
      expect(await axeFindings(page)).toEqual([]);

      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(right);
      await page.keyboard.press('Enter');
      await expectArrival(page, heading);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('main').getByRole('status')).toContainText(notice);
      expect(await file()).toBe('application/pdf');
    });
});

withMails.describe('a forgotten password', () => {
  withMails.describe.configure({ timeout: 180_000 });
  withMails.use({ allowedLines: [failedResponse] });
  withOutbox();

  withMails(
    'is asked for, set from the mail and used with the keyboard alone; its link works once',
    async ({ page, request }) => {
      const login = `tastatur-${Date.now()}`;
      await makeUser(request, login);
      const newMails = await watchOutbox(({ to }) => to?.includes(login) ?? false);
      await openPage(page, '/de/login');
      await tabTo(page, 'Passwort vergessen?');
      await page.keyboard.press('Enter');
      await expectArrival(page, 'Passwort vergessen?');
      await page.getByLabel('Benutzername').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Benutzername')).toBeFocused();
      await page.keyboard.type(login);
      await page.keyboard.press('Enter');
      const done = page.locator('main').getByRole('status');
      await expect(done).toContainText('Bitte sehen Sie in Ihr Postfach.');
      await expect(done).toBeFocused();

      const [mail] = await newMails();
      const link = new URL(
        linksIn(mail?.text ?? '').find((each: string) => each.includes('/passwordreset/')) ?? '',
      ).pathname;

      await openPage(page, `/de${link}`);
      await expect(page.locator('main h1')).toHaveText('Neues Passwort setzen');
      if ((await page.getByLabel('Benutzername').inputValue()) === '')
        await page.getByLabel('Benutzername').fill(login);
      await page.getByLabel('Neues Passwort', { exact: true }).focus();
      await page.keyboard.type('kurz');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeFocused();
      await expect(page.getByText(/weniger als 8 Zeichen/)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Neues-Kennwort-2026');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Neues-Kennwort-2026');
      await page.keyboard.press('Enter');
      await expect(done).toContainText('Ihr Passwort ist gesetzt.');
      await expect(done).toBeFocused();

      await tabTo(page, 'Zur Anmeldung');
      await page.keyboard.press('Enter');
      await expectLogin(page);
      await page.keyboard.type(login);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Neues-Kennwort-2026');
      await page.keyboard.press('Enter');
      await expect(page.locator('body')).toHaveClass(/\bis-authenticated\b/);
      await expect(page.locator('main')).toBeFocused();

      await openPage(page, `/de${link}`);
      await page.getByLabel('Benutzername').fill(login);
      await page.getByLabel('Neues Passwort', { exact: true }).fill('Noch-ein-Kennwort-1');
      await page.getByLabel('Neues Passwort wiederholen').fill('Noch-ein-Kennwort-1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('wurde schon verwendet');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/de/passwordreset');
    },
  );
});

test.describe('logging in and out', () => {
  test.use({ allowedLines: [failedResponse] });

  test('needs no more than the keyboard: a refusal, the way to a page, the way out', async ({ page }) => {
    await openPage(page, '/de/intranet');
    await expect(page.locator('main h1')).toHaveText('Bitte melden Sie sich an');
    await page.locator('main').focus();
    await tabTo(page, 'Anmelden');
    await page.keyboard.press('Enter');
    await expectLogin(page);
    await page.keyboard.type('member');
    await page.keyboard.press('Tab');
    await page.keyboard.type('falsch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAttribute('id', 'password');
    await page.keyboard.type('Portal-Demo-2026');
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Intranet');
    await tabTo(page, /Profil$/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Abmelden');
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Abmeldung');
    await expect(page.locator('main').getByRole('status')).toHaveText(/Sie sind abgemeldet/);
    await expect(page.locator('body')).toHaveClass(/\bis-anonymous\b/);
  });
});
