import { expect, expectArrival, openPage, settled, tabTo, test } from './support/journey';
import { quietNetwork } from './support/quiet-network';

const halo = '/de/forschung/grossgeraete/halo';
const newsTitle = 'Wie Gewebe seine Muster findet';

test('a visitor goes from the home page to a news item with the keyboard alone', async ({ page }) => {
  await openPage(page, '/de');
  await expect(page.locator('#route-announcer')).toBeEmpty();
  await expect(page.getByRole('link', { name: newsTitle }).first()).toBeVisible();
  await tabTo(page, new RegExp(newsTitle, 'i'));
  await page.keyboard.press('Enter');
  await expectArrival(page, new RegExp(newsTitle, 'i'));
  await expect(page).toHaveURL(/\/de\/aktuelles\/meldungen\/wie-gewebe-seine-muster-findet$/);
});

test('the skip links are the first stops and lead to content, navigation and footer', async ({ page }) => {
  await openPage(page, '/de/forschung');
  const links = page.getByRole('navigation', { name: 'Sprungmarken' }).getByRole('link');
  for (const [index, target] of ['#main', '#navigation', '#footer'].entries()) {
    await page.reload();
    await settled(page);
    for (let presses = 0; presses <= index; presses += 1) await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    await expect(links.nth(index)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
  }
  await expect(page).toHaveURL(/\/de\/forschung$/);
});

test('the submenu opens on focus, Esc closes it and gives the focus back, a link in it leads on', async ({
  page,
}) => {
  await openPage(page, '/de');
  const entry = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', {
    name: 'Forschung',
    exact: true,
  });
  await tabTo(page, 'Forschung');
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Überblick Forschung' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowDown');
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, 'Großgeräte');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Großgeräte');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
});

test('the submenu opens on hover and closes on leaving, on a click and with its button', async ({ page }) => {
  await openPage(page, '/de');
  const entry = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', {
    name: 'Forschung',
    exact: true,
  });
  const overview = page.getByRole('link', { name: 'Überblick Forschung' });
  await entry.hover();
  await expect(overview).toBeVisible();
  await page.mouse.move(10, (page.viewportSize()?.height ?? 0) - 10);
  await expect(overview).toBeHidden();
  await entry.hover();
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(overview).toBeHidden();
  await page.mouse.move(10, 890);
  await entry.hover();
  await overview.click();
  await expectArrival(page, 'Forschung');
  await expect(overview).toBeHidden();
});

test('the language switcher leads to the translation of the page and back', async ({ page }) => {
  await openPage(page, halo);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/research\/facilities\/halo$/);
  await expectArrival(page, 'HALO');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(new RegExp(`${halo}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});

test('a page that exists in German only shows the other language as plain text', async ({ page }) => {
  await openPage(page, '/de/ueber-uns/leichte-sprache');
  const switcher = page.getByRole('navigation', { name: 'Sprache' });
  await expect(switcher).toContainText('EN');
  await expect(switcher.getByRole('link')).toHaveCount(0);
});

test('/ opens the visitor’s language and keeps query and hash', async ({ page, context }) => {
  await page.goto('/?von=karte#oben');
  await settled(page);
  await expect(page).toHaveURL(/\/de\?von=karte#oben$/);
  await openPage(page, '/en');
  await page.goto('/');
  await settled(page);
  await expect(page).toHaveURL(/\/en$/);
  const english = await context.browser()?.newContext({ locale: 'en-GB' });
  const other = await english?.newPage();
  await other?.goto(new URL('/', page.url()).href);
  await expect(other?.locator('html') ?? page.locator('none')).toHaveAttribute('lang', 'en');
  await english?.close();
});

test('the breadcrumbs name the way and lead back along it; the last one is no link', async ({ page }) => {
  await openPage(page, halo);
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  await expect(trail.getByRole('listitem')).toHaveText(['Startseite', 'Forschung', 'Großgeräte', 'HALO']);
  await expect(trail.getByRole('link')).toHaveText(['Startseite', 'Forschung', 'Großgeräte']);
  await trail.getByRole('link', { name: 'Großgeräte' }).click();
  await expectArrival(page, 'Großgeräte');
});

test('the back button restores the position, and a link starts at the top', async ({ page }) => {
  await openPage(page, '/de');
  const teaser = page.locator('main a', { hasText: 'LUMEA' }).first();
  await teaser.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 180);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.waitForTimeout(300);
  const before = await page.evaluate(() => window.scrollY);
  await teaser.click();
  await expectArrival(page, /LUMEA/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('#route-announcer')).toHaveText(await page.title());

  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
});

test('a reload leads to where one was although the lists above come late', async ({ page }) => {
  await openPage(page, '/de');
  await quietNetwork(page);
  const heading = page.locator('main h2').last();
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(300);
  const before = await top();
  let lists = 0;
  await page.route(/querystring-search/, async (route) => {
    lists += 1;
    await new Promise((resolve) => setTimeout(resolve, lists * 300));
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => lists).toBeGreaterThan(1);
  await quietNetwork(page);
  expect(await top()).toBe(before);
});

test('a heading can be linked to: its hash scrolls there, on a first visit and within the page', async ({
  page,
}) => {
  await openPage(page, '/de/impressum');
  const heading = page.locator('main h2[id]').last();
  const id = (await heading.getAttribute('id')) ?? '';
  expect(id).toMatch(/^[a-z0-9-]+$/);
  await page.goto(`/de/impressum#${id}`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.goto('about:blank');
  await page.goto(`/de/impressum#${id}`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a page whose address is typed in starts at its top, wherever the one before was left', async ({
  page,
}) => {
  await openPage(page, '/de');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await openPage(page, '/de/forschung');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a hash that names nothing, or cannot be read, leaves the page at its top', async ({ page }) => {
  for (const hash of ['gibt-es-nicht', '%E0%A4%A']) {
    await page.goto(`/de/impressum#${hash}`);
    await expect(page.locator('main h1')).toHaveText('Impressum');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('tags lead to the search for everything that carries them', async ({ page }) => {
  await openPage(page, '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet');
  const tag = page.getByRole('region', { name: 'Schlagwörter' }).getByRole('link').first();
  const name = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(page).toHaveURL(/\/de\/search\?Subject=/);
  await expectArrival(page, 'Suche');
  await expect(page.locator('main')).toContainText(`mit dem Schlagwort „${name}“`);
  await expect(page.locator('main').getByRole('link', { name: new RegExp(newsTitle, 'i') })).toBeVisible();
});

test('the search finds words of a page, by the keyboard too', async ({ page }) => {
  await openPage(page, '/de');
  await tabTo(page, 'Suche');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Suchbegriff' })).toBeFocused();
  await page.keyboard.type('Hochwasser');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/SearchableText=Hochwasser/);
  await expectArrival(page, 'Suche');
  await expect(page.locator('.search-page__count')).toContainText('„Hochwasser“');
  await expect(page.locator('main .tileItem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Suche schließen' }).click();
  await expect(page).toHaveURL(/\/de$/);
});
