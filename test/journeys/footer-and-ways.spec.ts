import {
  axeFindings,
  expect,
  expectArrival,
  failedResponse,
  openPage,
  settled,
  tabTo,
  test,
} from './support/journey';

const institute = '/de/institute/zellbiophysik';

test('the footer’s own ways by keyboard: legal pages, print, and back to the top', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openPage(page, '/de/forschung');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Drucken' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await footer.getByRole('button', { name: 'Zum Seitenanfang' }).press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  for (const [name, path] of [
    ['Barrierefreiheit', '/de/erklaerung-zur-barrierefreiheit'],
    ['Datenschutz', '/de/datenschutz'],
    ['Impressum', '/de/impressum'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectArrival(page, /./);
  }
});

test('the portal’s footer says where and how, an institute’s stands in its place with its own', async ({
  page,
}) => {
  await openPage(page, '/de');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Anfahrt und Kontakt' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'info@immerlund.example' })).toHaveAttribute(
    'href',
    'mailto:info@immerlund.example',
  );
  await footer.getByRole('link', { name: 'Anfahrt planen' }).press('Enter');
  await expectArrival(page, /./);
  await expect(page).toHaveURL(/\/de\/anfahrt$/);

  await openPage(page, institute);
  await expect(footer.getByRole('heading', { name: 'Institut für Zellbiophysik' })).toBeVisible();
  await expect(footer.getByText(/^Leitung: /)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'zellbiophysik@immerlund.example' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Anfahrt und Kontakt' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('the breadcrumbs name institute and area as their headers do, and lead up again by keyboard', async ({
  page,
}) => {
  await openPage(page, `${institute}/mechanik-des-gewebes`);
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  await expect(trail.getByRole('listitem')).toHaveText([
    'Startseite',
    'Institute',
    'Institut für Zellbiophysik',
    'Mechanik des Gewebes',
  ]);
  await expect(trail.getByText('Mechanik des Gewebes')).toHaveAttribute('aria-current', 'page');
  await expect(trail.getByRole('link', { name: 'Inhalte' })).toHaveCount(0);
  await trail.getByRole('link', { name: 'Institut für Zellbiophysik' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${institute}$`));
  await expectArrival(page, /./);
  await trail.getByRole('link', { name: 'Startseite' }).press('Enter');
  await expect(page).toHaveURL(/\/de$/);
  await expectArrival(page, /./);
  await expect(trail).toHaveCount(0);
});

test('on a search path a row closes the search towards where one was', async ({ page }) => {
  await openPage(page, `${institute}/@@search?SearchableText=Zellen&allow_local=true&local=true`);
  await page.getByRole('link', { name: 'Suche schließen' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${institute}$`));
  await expectArrival(page, /./);
});

test('on a blogs path its banner is shown, also on its posts, and it has a search of its own', async ({
  page,
}) => {
  await openPage(page, '/de/aktuelles/blog');
  const row = page.locator('.name-row--blog');
  const banner = () => row.evaluate((element) => getComputedStyle(element).backgroundImage);
  await expect(row).toBeVisible();
  expect(await banner()).toContain('/de/aktuelles/blog/@@images/banner_image');
  const post = page.locator('main a[href^="/de/aktuelles/blog/"]:not([href*="@@"])').first();
  await post.press('Enter');
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expectArrival(page, /./);
  expect(await banner()).toContain('/de/aktuelles/blog/@@images/banner_image');
  const search = row.getByRole('searchbox', { name: 'Im Blog suchen' });
  await search.fill('Labor');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/de\/aktuelles\/blog\/@@search\?SearchableText=Labor&/);
  await settled(page);
});

test('a job offer without translation leads to the job list of the other language', async ({ page }) => {
  await openPage(page, '/de/karriere/stellenangebote/ausbildung-feinwerkmechanik');
  const other = page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' });
  await expect(other).toHaveAttribute('href', '/en/careers/jobs');
  await other.press('Enter');
  await expect(page).toHaveURL(/\/en\/careers\/jobs$/);
  await expectArrival(page, /./);
});

test.describe('a profile', () => {
  test.use({ allowedLines: [failedResponse] });

  test('keeps its path, and takes the menu of the language’s root', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/@navigation')) asked.push(pathname);
    });
    await page.goto('/profile/niemand');
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText('Forschung');
    expect(asked).toEqual(['/++api++/de/@navigation']);
    const english = page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('href', '/profile/niemand');
  });
});

for (const [language, name, path] of [
  ['de', 'Wetter', '/de/wetter'],
  ['en', 'Weather', '/en/weather'],
] as const)
  test(`the tool bar leads to the weather, by keyboard: ${path}`, async ({ page }) => {
    await openPage(page, `/${language}`);
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectArrival(page, /./);
  });

test('the sitemap stands in three columns over the whole window, and a click on its button closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/de/forschung');
  await page.getByRole('link', { name: 'Sitemap' }).first().click();
  const overlay = page.getByRole('dialog', { name: 'Sitemap' });
  await expect(overlay.locator('.sitemap__sections')).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  const lefts = await overlay
    .locator('.sitemap__section')
    .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(3);
  await overlay.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sitemap' }).first()).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 900 } });

  test('a first tap opens the submenu, a second follows its link', async ({ page }) => {
    await openPage(page, '/de');
    const entry = page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Forschung', exact: true });
    await entry.tap();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/\/de$/);
    await page.waitForTimeout(500);
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await entry.tap();
    await expect(page).toHaveURL(/\/de\/forschung$/);
    await expectArrival(page, /./);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });
});
