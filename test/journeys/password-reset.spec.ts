import { linksIn } from '../../scripts/parity/outbox.mjs';
import { makeUser } from './support/editing';
import {
  axeFindings,
  expect,
  expectArrival,
  expectLogin,
  failedResponse,
  openPage,
  sidewaysScroll,
} from './support/journey';
import { test, watchOutbox, withOutbox } from './support/outbox';
import { widths } from './support/sweep';

test.use({ allowedLines: [failedResponse] });
withOutbox();

test('a forgotten password is set anew by a mail whose link works once', async ({ page, request }) => {
  const login = `vergesslich-${Date.now()}`;
  await makeUser(request, login);
  const newMails = await watchOutbox(({ to }) => /niemand/.test(to ?? '') || (to?.includes(login) ?? false));
  const logIn = async (password: string) => {
    await page.getByLabel('Benutzername').fill(login);
    await page.getByLabel('Passwort').fill(password);
    await page.getByLabel('Passwort').press('Enter');
  };
  const fits = async (where: string) => {
    for (const size of widths) {
      await page.setViewportSize(size);
      expect(await axeFindings(page), `${where} at ${size.width} pixels`).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  };

  await openPage(page, '/de/login');
  await logIn('vergessen');
  await expect(page.getByRole('alert')).toContainText('Benutzername oder Passwort stimmen nicht.');
  await page.getByRole('link', { name: /Passwort vergessen/ }).press('Enter');
  await expectArrival(page, 'Passwort vergessen?');
  const ask = async (name: string) => {
    await page.getByLabel('Benutzername').fill(name);
    await page.getByLabel('Benutzername').press('Enter');
    await expect(page.locator('main').getByRole('status')).toContainText('Bitte sehen Sie in Ihr Postfach.');
  };
  // Nobody learns who has an account.
  await ask('niemand-hier');
  expect(await newMails()).toEqual([]);
  await openPage(page, '/de/passwordreset');
  await ask(login);
  const [mail, ...others] = await newMails();
  expect(others).toEqual([]);
  expect(mail?.to).toContain(`${login}@example.org`);
  const link = linksIn(mail?.text ?? '').find((each: string) => each.includes('/passwordreset/')) ?? '';

  // The link as the mail has it leads to the portal's own address.
  await openPage(page, `/de${new URL(link).pathname}`);
  await expect(page.locator('main h1')).toHaveText('Neues Passwort setzen');
  await fits('the new password');
  const set = async (password: string, again = password) => {
    await page.getByLabel('Benutzername').fill(login);
    await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await page.getByLabel('Neues Passwort wiederholen').fill(again);
    await page.getByRole('button', { name: 'Passwort setzen' }).press('Enter');
  };
  await set('Das-neue-Wort-2', 'Das-neue-Wort-3');
  await expect(page.getByText('Die Passwörter stimmen nicht überein.')).toBeVisible();
  // A link that is a week old, as the server says it.
  await page.route('**/reset-password', (route) =>
    route.fulfill({
      status: 403,
      json: { error: { type: 'Expired Token', message: 'The reset_token is expired.' } },
    }),
  );
  await set('Das-neue-Wort-2');
  await expect(page.getByRole('alert')).toContainText('Der Link ist abgelaufen.');
  await page.unroute('**/reset-password');
  await set('Das-neue-Wort-2');
  await expect(page.locator('main').getByRole('status')).toContainText('Ihr Passwort ist gesetzt.');
  await page.getByRole('link', { name: 'Zur Anmeldung' }).press('Enter');
  await expectLogin(page);
  await logIn('Das-alte-Wort-1');
  await expect(page.getByRole('alert')).toContainText('Benutzername oder Passwort stimmen nicht.');
  await logIn('Das-neue-Wort-2');
  await expect(page.locator('body')).toHaveClass(/\bis-authenticated\b/);

  // Used once, it says so, and where a new one is to be had.
  await openPage(page, `/de${new URL(link).pathname}`);
  await set('Das-dritte-Wort-4');
  await expect(page.getByRole('alert')).toContainText('der Link wurde schon verwendet');
  await fits('a used link');
  await page.getByRole('alert').getByRole('link', { name: 'Neuen Link anfordern' }).press('Enter');
  await expectArrival(page, 'Passwort vergessen?');
});
