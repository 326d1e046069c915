import { logIn, makePage, storedOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

test('a translation is begun from its page, told to be outdated, and unlinked', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const path = await makePage(request, 'Seite in zwei Sprachen', ['Der Wortlaut.']);
  await logIn(page);
  await openPage(page, path);
  await page.locator('#toolbar-languages').click();
  await expect(page.locator('main h1')).toHaveText('Übersetzungen von „Seite in zwei Sprachen“');
  const row = page.getByRole('row', { name: /Englisch/ });
  await expect(row).toContainText('fehlt');
  await row.getByRole('link', { name: 'Übersetzung anlegen' }).click();
  await expect(page.locator('main h1')).toHaveText('Übersetzung von „Seite in zwei Sprachen“ anlegen');
  await page.getByLabel('Titel der Übersetzung').fill('Page in two languages');
  await expect(page.getByText('/en', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Übersetzung beginnen' }).click();
  await expect(page.locator('#page-add')).toBeVisible();
  await page.locator('.save').first().click();
  await expect(page).toHaveURL(/\/en\/page-in-two-languages(-\d+)?$/);
  const { UID } = await storedOf(request, new URL(page.url()).pathname);
  expect(UID).toBeTruthy();

  await openPage(page, `${path}/manage-translations`);
  await expect(row.getByRole('link', { name: 'Page in two languages' })).toBeVisible();
  await expect(row).toContainText(/veraltet: .+ offen/);
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await row.getByRole('button', { name: 'Verknüpfung lösen' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verknüpfung lösen' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Die Verknüpfung ist gelöst.');
  await expect(row).toContainText('fehlt');

  const member = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(member, 'member');
  await member.goto('/de/forschung/manage-translations');
  await expect(member.locator('main h1')).toHaveText('Kein Zugriff');
  await member.close();
});
