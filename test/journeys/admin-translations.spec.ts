import { answerOf } from './support/content';
import { logIn, makePage, storedOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

// A link that the server refuses.
test.use({ allowedLines: [/status of 400/] });
test.describe.configure({ timeout: 120_000 });

test('a translation is begun from its page, told to be outdated, unlinked, and linked again', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const title = `Page in two languages ${Date.now()}`;
  const path = await makePage(request, 'Seite in zwei Sprachen', ['Der Wortlaut.']);
  await logIn(page);
  await openPage(page, path);
  await page.locator('#toolbar-languages').click();
  await expect(page.locator('main h1')).toHaveText('Übersetzungen von „Seite in zwei Sprachen“');
  const row = page.getByRole('row', { name: /Englisch/ });
  await expect(row).toContainText('fehlt');
  await row.getByRole('link', { name: 'Übersetzung anlegen' }).click();
  await expect(page.locator('main h1')).toHaveText('Übersetzung von „Seite in zwei Sprachen“ anlegen');
  await page.getByLabel('Titel der Übersetzung').fill(title);
  await expect(page.getByText('/en', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Übersetzung beginnen' }).click();
  await expect(page.locator('#page-add')).toBeVisible();
  await page.locator('.save').first().click();
  await expect(page).toHaveURL(/\/en\/page-in-two-languages-\d+$/);
  const { UID } = await storedOf(request, new URL(page.url()).pathname);
  expect(UID).toBeTruthy();

  await openPage(page, `${path}/manage-translations`);
  await expect(row.getByRole('link', { name: title })).toBeVisible();
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
  const { items } = (await answerOf(request, `${path}/@translations`)) as { items: unknown[] };
  expect(items).toEqual([]);

  // Linked again by hand, past what cannot be linked.
  const choose = async (found: string, name: string) => {
    await row.getByRole('button', { name: 'Vorhandene Seite verknüpfen' }).press('Enter');
    const browser = page.getByRole('dialog', { name: 'Englische Fassung wählen' });
    await browser.getByRole('searchbox').fill(found);
    return browser.getByRole('button', { name: `${name} auswählen` });
  };
  await (await choose('/de', 'Impressum')).press('Enter');
  await expect(page.locator('.admin-note--wrong')).toContainText(
    'Die gewählte Seite hat eine andere Sprache.',
  );
  await (await choose('/en', 'Research')).press('Enter');
  await expect(page.locator('.admin-note--wrong')).toContainText('schon mit einer anderen verknüpft');
  await (await choose(title, title)).press('Enter');
  await expect(page.getByText('Die Seiten sind jetzt verknüpft.')).toBeVisible();
  await expect(page.locator('.admin-note--wrong')).toHaveCount(0);
  await openPage(page, path);
  await expect(page.locator('link[hreflang="en"]')).toHaveCount(1);
  await openPage(page, `${path}/manage-translations`);
  await expect(row.getByRole('link', { name: title })).toBeVisible();

  const member = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(member, 'member');
  await member.goto('/de/forschung/manage-translations');
  await expect(member.locator('main h1')).toHaveText('Kein Zugriff');
  await member.close();
});
