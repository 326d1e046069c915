import type { Page } from '@playwright/test';
import { logIn, storedOf, tokenOf, unfold } from './support/editing';
import {
  axeFindings,
  expect,
  failedResponse,
  openPage,
  settled,
  sidewaysScroll,
  test,
} from './support/journey';
import { signIn, widths } from './support/sweep';

const told = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

const orderIn = (page: Page, fieldset: string) =>
  page
    .getByRole('region', { name: fieldset })
    .locator('[data-field]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-field')));

test('a content type is made with fields of its own, which stand in its form and are stored', async ({
  page,
  request,
  baseURL,
}) => {
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  // What an attempt that failed has left.
  await request.delete('/++api++/de/spektrometer', { headers });
  await request.delete('/++api++/@controlpanels/dexterity-types/Messgeraet', { headers });
  await signIn(page.context(), page.request, baseURL ?? '', ['admin', 'admin']);
  await openPage(page, '/de/controlpanel');
  await page.locator('.setup__panel').getByRole('link', { name: 'Inhaltstypen' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Link' })).not.toContainText('löschen');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Inhaltstyp hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Messgerät');
  await dialog.getByLabel('Kurzname').fill('Document');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Dieser Kurzname ist schon vergeben.')).toBeVisible();
  await dialog.getByLabel('Kurzname').fill('Messgeraet');
  await page.keyboard.press('Enter');
  await told(page, 'Der Inhaltstyp „Messgerät“ wurde angelegt.');
  await expect(page.locator('main h1')).toHaveText('Messgerät');
  await page.getByLabel('Was darin liegen darf').selectOption('all');
  await page.getByRole('tab', { name: 'Verhalten' }).click();
  await page.getByRole('switch', { name: 'Teaserbild' }).check();
  const sent = page.waitForRequest((each) => each.method() === 'PATCH');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({ filter_content_types: 'all', 'plone.leadimage': true });
  await told(page, 'Die Einstellungen wurden gespeichert.');

  await page.getByRole('link', { name: 'Felder' }).click();
  await expect(page.locator('[data-field="title"]').getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Feldgruppe hinzufügen' }).click();
  await dialog.getByLabel('Titel').fill('Technik');
  await dialog.getByLabel('Kurzname').fill('technik');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Technik' })).toContainText('Noch keine Felder.');
  await page.getByRole('button', { name: 'Feld hinzufügen' }).click();
  await page.getByRole('button', { name: 'Auswahl', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Titel')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Kurzname')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Titel').fill('Bauart');
  await dialog.getByLabel('Kurzname').fill('bauart');
  await dialog.getByLabel('Feldgruppe').selectOption('Technik');
  await dialog.getByLabel('Auswahlmöglichkeiten').fill('mobil\nfest');
  await dialog.getByLabel('Voreinstellung').fill('fest');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await told(page, 'Das Feld „Bauart“ wurde hinzugefügt.');
  await page.getByRole('button', { name: 'Feld hinzufügen' }).click();
  await page.getByRole('button', { name: 'Textzeile' }).click();
  await dialog.getByLabel('Titel').fill('Seriennummer');
  await dialog.getByLabel('Kurzname').fill('seriennummer');
  await dialog.getByRole('switch', { name: 'Pflichtfeld' }).check();
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.locator('[data-field="seriennummer"]')).toContainText('Pflicht');

  await page.getByRole('button', { name: '„Seriennummer“ bearbeiten' }).click();
  await expect(dialog.getByLabel('Titel')).toHaveValue('Seriennummer');
  await expect(dialog.getByRole('switch', { name: 'Pflichtfeld' })).toBeChecked();
  await dialog.getByLabel('Hilfetext').fill('Steht auf dem Typenschild.');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await told(page, 'Das Feld „Seriennummer“ wurde gespeichert.');

  // By keys into the next fieldset, by pointer before its first field, and back in two ways. What is pressed while a step
  // is sent is done after it.
  let goOn = () => {};
  const isOn = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/@types\/Messgeraet$/, async (route) => {
    if (route.request().method() === 'PATCH') await isOn;
    await route.continue();
  });
  await page.getByRole('button', { name: '„Seriennummer“ bearbeiten' }).press('Alt+ArrowDown');
  await expect.poll(() => orderIn(page, 'Technik')).toEqual(['seriennummer', 'bauart']);
  await page.getByRole('button', { name: '„Seriennummer“ nach unten' }).click();
  await expect.poll(() => orderIn(page, 'Technik')).toEqual(['bauart', 'seriennummer']);
  const reloaded = page.waitForResponse(
    (answer) => answer.url().endsWith('@types/Messgeraet') && answer.request().method() === 'GET',
  );
  goOn();
  await reloaded;
  await settled(page);
  await expect.poll(() => orderIn(page, 'Technik')).toEqual(['bauart', 'seriennummer']);
  await page
    .locator('[data-field="seriennummer"] .type-field__mark--grip')
    .dragTo(page.locator('[data-field="bauart"]'));
  await expect.poll(() => orderIn(page, 'Technik')).toEqual(['seriennummer', 'bauart']);
  await page.reload();
  await expect.poll(() => orderIn(page, 'Technik')).toEqual(['seriennummer', 'bauart']);
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize(widths[0]);

  await openPage(page, '/de/add?type=Messgeraet');
  await unfold(page);
  await page.getByRole('textbox', { name: 'Titel', exact: true }).last().fill('Spektrometer');
  await expect(page.getByLabel('Bauart')).toHaveValue('fest');
  await expect(page.getByLabel('Seriennummer')).toHaveAccessibleDescription(/Steht auf dem Typenschild\./);
  await page.getByLabel('Seriennummer').fill('A-17');
  await page.getByRole('button', { name: 'Speichern', exact: true }).first().click();
  await expect(page).toHaveURL(/\/de\/spektrometer$/);
  const stored = await storedOf(request, '/de/spektrometer');
  expect(stored).toMatchObject({ seriennummer: 'A-17', bauart: { token: 'fest' } });

  await openPage(page, '/en/controlpanel/dexterity-types');
  const row = page.getByRole('row').filter({ hasText: 'Messgeraet' });
  await row.getByRole('button').click();
  await expect(dialog).toContainText('There is still 1 item of type “Messgerät”.');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await request.delete('/++api++/de/spektrometer', { headers });
  await openPage(page, '/en/controlpanel/dexterity-types/Messgeraet/schema');
  await page.getByRole('button', { name: 'Delete “Bauart”' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await told(page, 'The field “Bauart” has been deleted.');
  await page.getByRole('link', { name: 'Content types' }).first().click();
  await row.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await told(page, 'The content type “Messgerät” has been deleted.');
  await expect(row).toHaveCount(0);
});

test.describe('who may not', () => {
  test.use({ allowedLines: [failedResponse] });

  test('content types are for those to whom the CMS shows their panel', async ({ page }) => {
    await logIn(page);
    await openPage(page, '/de/controlpanel');
    await expect(page.locator('.setup__panel').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Inhaltstypen' })).toHaveCount(0);
    await openPage(page, '/de/controlpanel/dexterity-types');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('main h1')).toHaveText('Kein Zugriff');
  });
});
