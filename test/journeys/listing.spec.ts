import { expect, openPage, settled, test } from './support/journey';

test('two listings on one page are paged on their own through the URL, and back goes back', async ({
  page,
}) => {
  await openPage(page, '/de/press');
  const releases = page.getByRole('navigation', { name: 'Seiten der Liste „Mitteilungen“' });
  const events = page.getByRole('navigation', { name: 'Seiten der Liste „Termine für die Presse“' });
  const titles = (index: number) =>
    page.locator('main .block-listing').nth(index).locator('h3, h4, .card__title').allTextContents();
  const current = (list: typeof releases) => list.locator('[aria-current="page"]');
  const first = { releases: await titles(0), events: await titles(1) };
  expect(first.releases).toHaveLength(4);
  expect(first.events).toHaveLength(3);

  await releases.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(current(releases)).toHaveText('2');
  await expect(current(events)).toHaveText('1');
  await expect
    .poll(async () => (await titles(0)).some((title) => first.releases.includes(title)))
    .toBe(false);
  const second = await titles(0);
  expect(await titles(1)).toEqual(first.events);

  await events.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(current(events)).toHaveText('2');
  await expect.poll(() => titles(1)).not.toEqual(first.events);
  expect(await titles(0)).toEqual(second);
  const parameters = [...new URL(page.url()).searchParams.entries()];
  expect(parameters).toHaveLength(2);
  expect(parameters.map(([, value]) => value)).toEqual(['2', '2']);

  await page.reload();
  await expect(current(releases)).toHaveText('2');
  await expect(current(events)).toHaveText('2');

  await page.goBack();
  await expect(current(events)).toHaveText('1');
  await expect(current(releases)).toHaveText('2');
  await page.goBack();
  await expect(current(releases)).toHaveText('1');
  await expect.poll(() => titles(0)).toEqual(first.releases);
});

test('paging a list leaves scroll position and page title where they are', async ({ page }) => {
  await openPage(page, '/de/aktuelles/meldungen');
  const next = page.getByRole('link', { name: 'Nächste Seite' });
  await next.scrollIntoViewIfNeeded();
  const title = await page.title();
  await next.click();
  await expect(page).toHaveURL(/\?page=2$/);
  await settled(page);
  expect(await page.title()).toBe(title);
  await expect(page.locator('main .block-listing')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a page number beyond the last shows a list that says so or the last page, never a blank', async ({
  page,
}) => {
  await openPage(page, '/de/aktuelles/meldungen?page=999');
  await expect(page.locator('main .block-listing')).toContainText(/\S/);
  await openPage(page, '/de/aktuelles/meldungen?page=-3');
  await expect(page.locator('main .block-listing').getByRole('link').first()).toBeVisible();
  await openPage(page, '/de/aktuelles/meldungen?page=zwei');
  await expect(page.locator('main .block-listing').getByRole('link').first()).toBeVisible();
});

test('an image gallery enlarges its pictures in a dialog and gives the focus back', async ({ page }) => {
  await openPage(page, '/de/press/pressebilder');
  const enlarge = page.getByRole('button', { name: /vergrößern$/ }).first();
  await enlarge.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/Bild 1 von \d+/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(/Bild 2 von \d+/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});
