import type { BrowserContext, Page } from '@playwright/test';
import {
  axeFindings,
  expect,
  expectArrival,
  expectLogin,
  failedResponse,
  needsAddOn,
  openPage,
  settled,
  sidewaysScroll,
  test,
} from './support/journey';

const password = 'Portal-Demo-2026';
const privatePage = '/de/zusammenarbeit/gastwohnungen';

async function fillIn(page: Page, login: string, secret: string): Promise<void> {
  await page.getByLabel('Benutzername').fill(login);
  await page.getByLabel('Passwort').fill(secret);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Leaves a token in the cookie that had ended an hour ago. */
async function leaveExpiredToken(context: BrowserContext, url: string): Promise<void> {
  const exp = Math.floor(Date.now() / 1000) - 3600;
  const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'editor', exp })}.signature`;
  await context.addCookies([{ name: 'auth_token', value: token, url }]);
}

test('after the login a private page is shown, and after the logout it is not', async ({ page }) => {
  await openPage(page, '/de/login');
  await fillIn(page, 'editor', password);
  await expect(page).toHaveURL(/\/de\/desk$/);
  await expect(page.locator('main h1')).toHaveText('Überblick');
  await expect(page.locator('body')).toHaveClass(/\bis-authenticated\b/);
  await expect(page.locator('main')).toBeFocused();

  await openPage(page, privatePage);
  await expect(page.locator('main h1')).toHaveText('Gastwohnungen am Wehr');
  await page.locator('#toolbar-personal').click();
  await page.locator('#toolbar-logout').click();
  await expectArrival(page, 'Abmeldung');
  await expect(page.locator('main').getByRole('status')).toHaveText(/Sie sind abgemeldet/);
  await expect(page.locator('body')).toHaveClass(/\bis-anonymous\b/);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'auth_token' }));
});

test.describe('at a folder', () => {
  // Content of that name would go before the screen: for it is asked first.
  test.use({ allowedLines: [failedResponse] });

  test('a login leads back to it', async ({ page }) => {
    await openPage(page, '/de/forschung/login');
    await fillIn(page, 'editor', password);
    await expect(page).toHaveURL(/\/de\/forschung$/);
    await expect(page.locator('main h1')).toHaveText('Forschung');
    await expect(page.locator('#toolbar')).toBeVisible();
  });
});

test('members of the house see the intranet, but no private pages', async ({ page, context }) => {
  needsAddOn();
  await openPage(page, '/de/login?return_url=%2Fde%2Fintranet');
  await fillIn(page, 'member', password);
  await expect(page).toHaveURL(/\/de\/intranet$/);
  await expect(page.locator('main h1')).toHaveText('Intranet');
  const answer = await context.request.get(`/++api++${privatePage}`, {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${(await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? ''}`,
    },
  });
  expect(answer.status()).toBe(401);
});

test.describe('a refused login', () => {
  test.use({ allowedLines: [failedResponse] });

  test('says what went wrong, keeps what was entered, and takes the keyboard there', async ({ page }) => {
    await openPage(page, '/de/login');
    await fillIn(page, 'editor', 'falsch');
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Benutzername oder Passwort stimmen nicht.');
    await expect(banner).toBeFocused();
    await expect(page.getByLabel('Benutzername')).toHaveValue('editor');
    await expect(page.getByLabel('Passwort')).toHaveValue('falsch');
  });

  test('for want of a server names it', async ({ page }) => {
    await openPage(page, '/de/login');
    await page.route('**/@login', (route) => route.abort('connectionrefused'));
    await fillIn(page, 'editor', password);
    await expect(page.getByRole('alert')).toContainText('Der Server ist gerade nicht erreichbar.');
  });
});

test('an incomplete form names the fields that miss', async ({ page }) => {
  await openPage(page, '/de/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Erforderliche Eingabe fehlt')).toHaveCount(2);
  await expect(page.getByLabel('Benutzername')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Benutzername')).toBeFocused();
});

test('with an expired token public pages look as usual', async ({ page, context, baseURL }) => {
  await leaveExpiredToken(context, baseURL ?? '');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/++api++/')) sent.push(request.headers()['authorization']);
  });
  await openPage(page, '/de/forschung');
  await expect(page.locator('main h1')).toHaveText('Forschung');
  await expect(page.locator('body')).toHaveClass(/\bis-anonymous\b/);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(Boolean)).toEqual([]);
});

test.describe('a protected page', () => {
  test.use({ allowedLines: [failedResponse] });

  test('with an expired token asks for a login and returns to where one was', async ({
    page,
    context,
    baseURL,
  }) => {
    await leaveExpiredToken(context, baseURL ?? '');
    await page.goto(`${privatePage}?von=verteiler`);
    await expect(page.locator('main h1')).toHaveText('Bitte melden Sie sich an');
    await settled(page);
    const link = page.locator('main').getByRole('link', { name: 'Anmelden' });
    await expect(link).toHaveAttribute(
      'href',
      `/de/login?return_url=${encodeURIComponent(`${privatePage}?von=verteiler`)}`,
    );
    await link.click();
    await expectLogin(page);
    await fillIn(page, 'editor', password);
    await expect(page).toHaveURL(new RegExp(`${privatePage}\\?von=verteiler$`));
    await expectArrival(page, 'Gastwohnungen am Wehr');
  });
});

test('a return address never leads to another site', async ({ page }) => {
  await openPage(page, '/de/login?return_url=%2F%2Fevil.example%2Fde');
  await fillIn(page, 'member', password);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/de$/);
});

for (const width of [1440, 820, 390]) {
  test(`a session that ends over a form asks for a login over it, and nothing is lost, at ${width} pixels`, async ({
    page,
    context,
  }) => {
    needsAddOn();
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/de/login');
    await fillIn(page, 'editor', password);
    await expect(page).toHaveURL(/\/de\/desk$/);
    await page.evaluate(() => {
      localStorage.setItem('cart', JSON.stringify([{ id: '/de/presse/bericht', amount: 1 }]));
    });
    await openPage(page, '/de/@cart-checkout');
    const name = page.getByLabel('Nachname');
    await name.fill('Quandt');
    await context.clearCookies({ name: 'auth_token' });
    // As when the tab is come back to.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    const over = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });
    await expect(over.getByLabel('Benutzername')).toHaveValue('editor');
    await expect(over.getByLabel('Passwort', { exact: false })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(over).toBeHidden();
    await expect(name).toHaveValue('Quandt');
    await expect(name).toBeFocused();
    await expect(page.locator('body')).toHaveClass(/\bis-authenticated\b/);
  });
}
