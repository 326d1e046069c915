import type { Page } from '@playwright/test';
import { logIn, makePage, publish, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, openPage, sidewaysScroll, test } from './support/journey';
import { signIn, widths } from './support/sweep';

const told = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

async function fitsEveryWindow(page: Page) {
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize(widths[0]);
}

test('a setting is looked for by its words and changed; only that is sent, and what is wrong is led to', async ({
  page,
  baseURL,
}) => {
  await signIn(page.context(), page.request, baseURL ?? '', ['admin', 'admin']);
  const mail = '/++api++/@controlpanels/mail';
  const login = { data: { login: 'admin', password: 'admin' }, headers: { Accept: 'application/json' } };
  const { token } = (await (await page.request.post('/++api++/@login', login)).json()) as { token: string };
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const before = await page.request.get(mail, { headers });
  const { smtp_port: port } = ((await before.json()) as { data: { smtp_port: number } }).data;
  const other = port + 1;
  await openPage(page, '/de/controlpanel');
  await expect(page.getByRole('heading', { name: 'Personen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Regeln' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('searchbox').fill('Absender');
  await expect(page.locator('.setup__panel')).toHaveCount(1);
  await page.locator('.setup__panel').getByRole('link').click();
  await expect(page.getByLabel('SMTP-Server-Port')).toHaveValue(String(port));
  await fitsEveryWindow(page);
  await page.getByLabel('SMTP-Server-Port').fill(`${other}a`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Es gab einige Fehler.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'SMTP-Server', exact: true }).focus();
  await page.getByRole('button', { name: /^Zum Feld „SMTP-Server-Port/ }).press('Enter');
  await expect(page.getByLabel('SMTP-Server-Port')).toBeFocused();
  await page.getByLabel('SMTP-Server-Port').fill(String(other));
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({ smtp_port: other });
  await told(page, 'Die Einstellungen wurden gespeichert.');
  await expect(page.getByText('Keine Änderungen')).toBeVisible();
  const back = await page.request.patch(mail, { headers, data: { smtp_port: port } });
  expect(back.status()).toBe(204);
  await openPage(page, '/en/controlpanel/language');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

test('the logo of the site is a picture that is chosen, shown, and taken away', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page.context(), page.request, baseURL ?? '', ['admin', 'admin']);
  await openPage(page, '/de/controlpanel/site');
  const logo = page.locator('.tool-field').filter({ has: page.locator('#setting-site_logo') });
  await page.locator('#setting-site_logo').setInputFiles({
    name: 'logo grün.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    ),
  });
  await expect(logo.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await told(page, 'Die Einstellungen wurden gespeichert.');
  const storedLogo = async () => {
    const answer = await request.get('/++api++/@site', { headers: { Accept: 'application/json' } });
    return ((await answer.json()) as Record<string, unknown>)['plone.site_logo'];
  };
  expect(await storedLogo()).toMatch(/@@site-logo\/logo/);
  await page.reload();
  await expect(logo.getByText('logo grün.svg')).toBeVisible();
  await fitsEveryWindow(page);
  await logo.getByRole('button', { name: /entfernen/ }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await told(page, 'Die Einstellungen wurden gespeichert.');
  expect(await storedLogo()).toBeNull();
});

test.describe('addresses', () => {
  test.use({ allowedLines: [new RegExp(`${failedResponse.source}|status of 400`)] });

  test('a page gets another address and loses it; redirects come and go as a table', async ({
    page,
    request,
  }) => {
    const path = await makePage(request, 'Seite mit Adressen', []);
    await publish(request, path);
    const old = `${path}-frueher`;
    await logIn(page);
    await openPage(page, `${path}/aliases`);
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Adresse').fill('ohne-strich');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Die Adresse muss mit einem Schrägstrich beginnen.')).toBeVisible();
    await form.getByLabel('Adresse').fill(old);
    await page.keyboard.press('Enter');
    await told(page, 'Die Adresse wurde hinzugefügt.');
    await expect(page.locator('main').getByText(old, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
    await form.getByLabel('Adresse').fill(old);
    await page.keyboard.press('Enter');
    await expect(form.getByText('Diese Adresse ist schon vergeben.')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(old);
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    await openPage(page, '/de/controlpanel/redirects');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'CSV hochladen' }).click();
    const table = `old path,new path\n/de/umzug,${path}\n/de/nirgends,/de/gibt-es-nicht\n`;
    await (await choosing).setFiles({ name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await expect(page.getByText('Zeile 3 (/de/nirgends)')).toBeVisible();
    // A narrow window scrolls the table: its heads are a word each, and none is broken.
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = await page.locator('.panel-table thead th').evaluateAll((heads) =>
      heads.map((head) => {
        const words = document.createRange();
        words.selectNodeContents(head);
        return words.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByText('Das Ziel gibt es nicht.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als CSV laden' }).click();
    expect((await download).suggestedFilename()).toBe('redirects.csv');
    await page.getByRole('searchbox').fill('/de/umzug');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('/de/umzug auswählen').check();
    await page.getByRole('button', { name: '1 entfernen' }).click();
    await told(page, '1 Adresse wurde entfernt.');
    await expect(page.getByText('Keine Adressen.')).toBeVisible();
  });
});

test('comments are looked through and deleted, relations filtered and made anew', async ({
  page,
  request,
  baseURL,
}) => {
  const path = await makePage(request, 'Seite mit Kommentar', []);
  await publish(request, path);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  await request.patch(`/++api++${path}`, { headers, data: { allow_discussion: true } });
  const posted = await request.post(`/++api++${path}/@comments`, {
    headers,
    data: { text: 'Ein Kommentar zum Löschen' },
  });
  expect(posted.status()).toBe(204);
  await signIn(page.context(), page.request, baseURL ?? '', ['admin', 'admin']);
  await openPage(page, '/de/controlpanel/moderate-comments');
  const row = page.getByRole('row').filter({ hasText: 'Ein Kommentar zum Löschen' });
  await row.getByRole('checkbox').check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '1 löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '1 löschen' }).click();
  await told(page, '1 Kommentar wurde gelöscht.');
  await expect(row).toHaveCount(0);

  await openPage(page, '/en/controlpanel/relations');
  await expect(page.getByText(/ of \d+ relations/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Words in the source' }).fill('Gibtesnicht');
  await expect(page.getByText('No relation matches.')).toBeVisible();
  await page.getByLabel('Only broken ones').check();
  await expect(page.getByText('No relation is broken.')).toBeVisible();
  await page.getByRole('button', { name: 'Rebuild' }).click();
  await told(page, 'The relations have been rebuilt.');
});

test.describe('who may not', () => {
  test.use({ allowedLines: [failedResponse] });

  test('an editor finds no setup, and a visitor is asked to log in', async ({ page }) => {
    await openPage(page, '/de/controlpanel/redirects');
    await expect(page.locator('main h1')).toHaveText('Bitte melden Sie sich an');
    await logIn(page, 'editor');
    for (const name of ['', '/mail', '/relations', '/moderate-comments']) {
      await openPage(page, `/de/controlpanel${name}`);
      await expect(page.locator('main h1'), name).toHaveText('Kein Zugriff');
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.locator('.setup__panel, .settings')).toHaveCount(0);
    }
  });
});
