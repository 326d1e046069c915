import { logIn, makePage } from './support/editing';
import { axeFindings, expect, openPage, test } from './support/journey';
import { text } from './support/typing';

for (const width of [1440, 390])
  test(`the tools are one stop of the keyboard from where a page begins: ${width}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const path = await makePage(request, 'Eine Seite mit Werkzeugen', ['Ein Text.']);
    await logIn(page);
    for (const [screen, first] of [
      [path, 'Bearbeiten'],
      [`${path}/edit`, 'Speichern'],
    ] as const) {
      await openPage(page, screen);
      await expect(page.locator('#toolbar')).toBeVisible();
      await page.keyboard.press('Tab');
      const way = page.getByRole('link', { name: 'Zu den Werkzeugen springen' });
      await expect(way).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.locator('#toolbar').getByText(first, { exact: true })).toBeVisible();
      await expect(
        page.locator('#toolbar :is(a, button)', { hasText: new RegExp(`^${first}$`) }),
      ).toBeFocused();
    }
    // In the editor there is no way to what does not stand round it.
    await expect(page.getByRole('link', { name: /springen$/ })).toHaveText([
      'Zu den Werkzeugen springen',
      'Zum Inhalt springen',
    ]);
  });

test('the login begins in its name, and a new page in its title', async ({ page }) => {
  await openPage(page, '/de/login');
  await expect(page.getByLabel('Benutzername')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zu den Werkzeugen springen' })).toHaveCount(0);
  await page.keyboard.type('siteadmin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portal-Demo-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/desk$/);
  await page.goto('/de/add?type=Document');
  await expect(page.getByRole('textbox', { name: 'Titel der Seite' })).toBeFocused();
  await page.keyboard.type('Worum es geht');
  await expect(page.locator('.tool-editor__sheet h1')).toHaveText('Worum es geht');
});

test('what a text is, is chosen by mouse in its bar', async ({ page, request }) => {
  const path = await makePage(request, 'Ein Absatz wird mehr', ['Ein Satz.']);
  await logIn(page);
  await openPage(page, `${path}/edit`);
  await text(page, 'Ein Satz.').dblclick({ position: { x: 20, y: 10 } });
  await page.locator('.tool-text__type').click();
  await page.getByRole('menu', { name: 'Art des Blocks' }).getByRole('menuitemradio').nth(1).click();
  await expect(page.locator('.tool-editor__sheet :is(h2, h3)')).toHaveText('Ein Satz.');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.tool-editor__sheet .block-editor-slate p')).toHaveText('Ein Satz.');
});
