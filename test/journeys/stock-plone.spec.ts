import type { Page } from '@playwright/test';
import { logIn, makePage, openEditor, publish, storedBlocks, tokenOf } from './support/editing';
import { expect, failedResponse, openPage, settled, sidewaysScroll, test } from './support/journey';

test.describe.configure({ timeout: 120_000 });

/** Calls of the API that failed, and those of services that come with the portal's add-on. */
function watchCalls(page: Page): string[] {
  const found: string[] = [];
  const own =
    /@(cart-order|contact-form|desk|form-ticket|institutlist|job-offer-search|missed-searches|notes|preview-links|solr|solr-suggest|trash|unlock-form)\b/;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.includes('/++api++')) return;
    if (response.status() >= 400 || own.test(pathname)) found.push(`${response.status()} ${pathname}`);
  });
  return found;
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  for (const [language, paths] of [
    [
      'de',
      [
        '/de',
        '/de/aktuelles/meldungen',
        '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet',
        '/de/aktuelles/veranstaltungen',
        '/de/bilder/waves',
        '/de/institute',
        '/de/karriere/stellenangebote',
        '/de/search?SearchableText=wind',
        '/de/search?SearchableText=gibtesnirgends',
        '/de/sitemap',
        '/de/passwordreset',
      ],
    ],
    [
      'en',
      ['/en', '/en/news', '/en/research', '/en/institutes', '/en/search?SearchableText=wind', '/en/login'],
    ],
  ] as const)
    test(`visitors read the site, and nothing is asked in vain: ${language}, ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const failed = watchCalls(page);
      for (const path of paths) {
        await openPage(page, path);
        expect(await sidewaysScroll(page), path).toBe(0);
      }
      expect(failed).toEqual([]);
    });

test('words are completed from the catalog', async ({ page }) => {
  const failed = watchCalls(page);
  await openPage(page, '/de/search');
  await page.getByRole('combobox').fill('wind');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(failed).toEqual([]);
});

test.describe('screens of the add-on', () => {
  test.use({ allowedLines: [failedResponse] });

  test('that visitors would need it for are nowhere', async ({ page }) => {
    for (const path of ['/de/@cart', '/de/@cart-checkout', '/de/impressum/unlock-form']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toHaveText('Hier verliert sich die Spur');
    }
  });
});

test('an editor writes a page with blocks of the portal, and is offered nothing that the server lacks', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite ohne Erweiterung', [
    'Ein Text.',
    {
      '@type': 'heading',
      heading: 'Eine Zeile',
      tag: 'h2',
      linkTitle: 'Hin',
      linkHref: [{ '@id': '/de/forschung' }],
    },
  ]);
  const failed = watchCalls(page);
  await openEditor(page, path, 'editor');
  await expect(page.locator('#toolbar .find')).toBeVisible();
  await expect(page.locator('#toolbar .notes')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Verlauf' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notizen' })).toHaveCount(0);
  await page.locator('.tool-block .text-editor', { hasText: 'Ein Text.' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mehr.');
  await page.locator('.tool-status__state').click();
  await expect(page.getByRole('button', { name: 'Speichern und einreichen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vorschaulinks' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main')).toContainText('Ein Text. Mehr.');
  await expect(page.getByRole('link', { name: 'Hin' })).toHaveAttribute('href', '/de/forschung');
  expect((await storedBlocks(request, path)).map((block) => block['@type'])).toEqual([
    'title',
    'slate',
    'heading',
  ]);
  expect(failed).toEqual([]);
});

test('lists, trash and desk say what is missing, and lead nowhere that is not', async ({ page }) => {
  await logIn(page);
  const failed = watchCalls(page);
  await openPage(page, '/de/contents');
  await expect(page.locator('main').getByRole('link', { name: 'Papierkorb' })).toHaveCount(0);
  await openPage(page, '/de/impressum');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Springen und suchen' });
  await palette.getByRole('combobox').fill('>Inhalte');
  await expect(palette.getByRole('option').first()).toBeVisible();
  await palette.getByRole('combobox').fill('>Papierkorb');
  await expect(palette.getByRole('option')).toHaveCount(0);
  await openPage(page, '/de/trash');
  await expect(page.getByText('Dieser Server hebt Gelöschtes nicht auf')).toBeVisible();
  await expect(page.getByText('Gelöschtes bleibt 30 Tage')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Papierkorb leeren' })).toHaveCount(0);
  await openPage(page, '/en/desk');
  await expect(page.getByText('that takes the add-on of the portal')).toBeVisible();
  await openPage(page, '/de/desk?show=missed');
  await expect(page.getByText('Dieses CMS zählt nicht')).toBeVisible();
  expect(failed).toEqual([]);
});

test('every panel of the setup that a site administrator is offered opens', async ({ page }) => {
  await logIn(page);
  const failed = watchCalls(page);
  await openPage(page, '/de/controlpanel');
  const links = page.locator('a[href^="/de/controlpanel/"]');
  await expect(links.first()).toBeVisible();
  const targets = await links.evaluateAll((found) => found.map((each) => each.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.join(' ')).not.toContain('portal-settings');
  for (const target of new Set(targets)) {
    await page.locator(`a[href="${target}"]`).first().click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('main h1'), target).not.toHaveText('Website-Konfiguration');
    await settled(page);
    await expect(page.locator('main h1'), target).not.toHaveText(
      /Hier verliert|Kein Zugriff|lässt sich nicht/,
    );
    await page.goBack();
    await expect(links.first()).toBeVisible();
  }
  expect(failed).toEqual([]);
});

test('visitors are not promised that they may comment', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Kommentaren', ['Text.']);
  await publish(request, path);
  await test.step('comments are allowed', async () => {
    const token = await tokenOf(request, 'siteadmin');
    const answer = await request.patch(`/++api++${path}`, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      data: { allow_discussion: true },
    });
    expect(answer.status()).toBe(204);
  });
  await openPage(page, path);
  await expect(page.getByText('sagt dieser Server erst beim Absenden')).toBeVisible();
});
