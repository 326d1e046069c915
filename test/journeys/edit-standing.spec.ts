import type { Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { patchContent, textBlock } from './support/content';
import { logIn, makePage, openEditor, storedOf, takeOver, tokenOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { savedState, text, typeAfter } from './support/typing';

test('the bar above a page tells its state, its place and its languages, and leads to the other one', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Stand', ['Deutscher Text.']);
  const authorization = `Bearer ${await tokenOf(request, 'siteadmin')}`;
  const translated = await request.post('/++api++/en', {
    headers: { Accept: 'application/json', Authorization: authorization },
    data: {
      '@type': 'Document',
      title: 'A page with its state',
      language: 'en',
      translation_of: path,
      exclude_from_nav: true,
    },
  });
  const english = new URL(((await translated.json()) as { '@id': string })['@id']).pathname;
  const published = await request.post(`/++api++${path}/@workflow/publish`, {
    headers: { Accept: 'application/json', Authorization: authorization },
  });
  expect(published.ok()).toBe(true);

  await openEditor(page, path);
  const bar = page.getByRole('region', { name: 'Stand der Seite' });
  await expect(bar.locator('.review-state')).toHaveText('veröffentlicht');
  await expect(bar.locator('.tool-status__title')).toHaveText('Eine Seite mit Stand');
  await expect(bar.getByTitle('Die Seite ist auf Deutsch')).toHaveText('DE');
  await expect(bar.getByText('Gesichert', { exact: true })).toBeVisible();

  await text(page, 'Deutscher Text.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mehr.');
  await expect(bar.getByText('Nicht gesichert')).toBeVisible();
  await bar.getByRole('link', { name: 'Englische Fassung bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await dialog.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(page).toHaveURL(new RegExp(`${english}/edit$`));
  const other = page.getByRole('region', { name: 'Where the page stands' });
  await expect(other.locator('.review-state')).toHaveText('private');
  await expect(other.getByRole('link', { name: 'Edit the German version' })).toBeVisible();
});

test('a missing language is told, and the bar fits narrow windows', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite in nur einer von zwei Sprachen, mit langem Titel', [
    'Text.',
  ]);
  await logIn(page);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `${path}/edit`);
    const bar = page.getByRole('region', { name: 'Stand der Seite' });
    await expect(bar.getByTitle('Die englische Fassung fehlt')).toBeVisible();
    await expect(bar.getByRole('link', { name: /Englische/ })).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }
});

/** Each has rows and menus of its own round its pages. */
const places = [
  '/de/institute/zellbiophysik',
  '/de/institute/zellbiophysik/mechanik-des-gewebes',
  '/de/projekte/tidentakt',
  '/de/aktuelles/blog',
];

test('of the site nothing stands round what is edited and administered, wherever it lies', async ({
  page,
}) => {
  await logIn(page);
  for (const place of places) {
    await openPage(page, place);
    await expect(page.locator('.site-header')).toBeVisible();
    for (const screen of ['edit', 'contents']) {
      await openPage(page, `${place}/${screen}`);
      await expect(page.locator(screen === 'edit' ? '.tool-editor__sheet' : '.admin-screen')).toBeVisible();
      const others = page.locator('#root > :not(.site-page, .skip-links, .visually-hidden, #toolbar, .tool)');
      await expect(others.filter({ visible: true })).toHaveCount(0);
    }
  }
});

test('the fields beside a page fold away for good, and come back for what leads to them', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Platz', ['Ein Absatz.']);
  await openEditor(page, path);
  const fields = page.getByRole('complementary', { name: 'Felder der Seite' });
  const sheet = page.locator('.tool-editor__sheet');
  const widthOf = async () => (await sheet.boundingBox())?.width ?? 0;
  const narrow = await widthOf();
  await page.getByRole('button', { name: 'Felder einklappen' }).click();
  await expect(fields).toBeHidden();
  await expect.poll(widthOf).toBeGreaterThan(narrow + 300);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(text(page, 'Ein Absatz.')).toBeVisible();
  await expect(fields).toBeHidden();

  // Working on the page leaves them away, a key that leads to them shows them.
  await text(page, 'Ein Absatz.').click();
  await expect(fields).toBeHidden();
  await page.keyboard.press('F2');
  await expect(fields.getByRole('tab', { name: 'Block' })).toBeFocused();
  const unfold = page.getByRole('button', { name: 'Felder ausklappen' });
  await page.getByRole('button', { name: 'Felder einklappen' }).press('Enter');
  await page.locator('.tool-rail').getByRole('button', { name: 'Prüfungen' }).click();
  await expect(fields.getByRole('tab', { name: /^Prüfungen/ })).toBeFocused();
  await page.getByRole('button', { name: 'Felder einklappen' }).click();
  await unfold.press('Enter');
  await expect(fields.getByRole('tab', { name: 'Notizen' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Felder einklappen' })).toBeHidden();
});

/** No fault that a machine finds, and nothing that scrolls sideways. */
const checkPart = (page: Page, part: string) =>
  test.step(part, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

const languages = ['de', 'en'] as const;

for (const [place, width] of [1440, 820, 390].entries())
  for (const language of languages) {
    // The languages take turns, at each width another one.
    if (!isDue(place + languages.indexOf(language), turnWithin(), languages.length)) continue;
    test(`nothing that keeps work safe has a fault that a machine finds: ${language}, ${width}`, async ({
      page,
      request,
      context,
      allowedLines,
    }) => {
      allowedLines.push(/status of (500|401)/, /net::ERR_/);
      await page.setViewportSize({ width, height: 900 });
      const path = await makePage(request, `Stand ${language} ${width}`, ['Vorher.'], `/${language}`);
      const check = (part: string) => checkPart(page, part);
      const dialog = page.getByRole('dialog');

      await openEditor(page, path);
      await typeAfter(page, 'Vorher.', ' Neu.');
      await expect(savedState(page)).toContainText(language === 'de' ? 'Entwurf gesichert' : 'Draft kept');
      await page.locator('.tool-status__state').click();
      await expect(dialog).toBeVisible();
      await check('the menu of states');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.locator('#toolbar .cancel').click();
      await expect(dialog).toBeVisible();
      await check('the question on leaving');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await context.setOffline(true);
      await expect(page.locator('.tool-notice--offline')).toBeVisible();
      await check('the line without a network');
      await context.setOffline(false);
      await expect(page.locator('.tool-notice--offline')).toHaveCount(0);

      const calls = (url: URL) => url.pathname === `/++api++${path}`;
      await page.route(calls, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, json: { type: 'Failure', message: 'Traceback' } })
          : route.fallback(),
      );
      await page.keyboard.press('Control+s');
      await expect(page.locator('.tool-notice--error')).toBeVisible();
      await check('the line of a failed save');
      await page.unroute(calls);

      await page.reload();
      await expect(text(page, 'Vorher. Neu.')).toHaveCount(1);
      await check('the line of resumed work');
      await page.getByRole('button', { name: /^(Gespeicherten Stand zeigen|Show what is stored)$/ }).click();
      await expect(page.locator('.tool-preview__window')).toBeVisible();
      await check('what is stored, beside it');
      await page.keyboard.press('Escape');
      await expect(page.locator('.tool-preview__window')).toHaveCount(0);

      // The server knows the session no more.
      await page.route(/\/\+\+api\+\+/, (route) => {
        const headers = { ...route.request().headers(), authorization: 'Bearer abgelaufen' };
        return route.fallback({ headers });
      });
      await page.keyboard.press('Control+s');
      await expect(dialog).toBeVisible();
      await check('the login over the page');
    });

    test(`what is asked, compared and checked has no fault that a machine finds: ${language}, ${width}`, async ({
      page,
      request,
      allowedLines,
    }) => {
      allowedLines.push(/status of 404/);
      await page.setViewportSize({ width, height: 900 });
      const [home, other] = language === 'de' ? ['/de', '/en'] : ['/en', '/de'];
      const quarrelled = 'Streit.';
      const path = await makePage(
        request,
        `Vergleich ${language} ${width}`,
        [quarrelled, 'Unten.', { '@type': 'image', url: '/de/nirgends.png' }],
        home,
      );
      await page.route('**/nirgends.png/**', (route) => route.fulfill({ status: 200, body: '' }));
      await patchContent(request, path, { description: 'Ein zweiter Stand.' });
      const check = (part: string) => checkPart(page, part);
      const dialog = page.getByRole('dialog');
      const openTab = async (name: RegExp) => {
        const tab = page.getByRole('tab', { name });
        if (!(await tab.isVisible())) await page.getByRole('button', { name: /^(Felder|Fields)/ }).click();
        await tab.press('Enter');
      };

      await openEditor(page, path);
      await typeAfter(page, quarrelled, ' Von mir.');
      const { blocks, blocks_layout } = await storedOf(request, path);
      const theirs = { ...(blocks as object), t0: textBlock('Streit. Von ihr.') };
      await takeOver(request, path, { blocks: theirs, blocks_layout, description: 'Ihre.' }, false);
      await page.keyboard.press('Control+s');
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await check('the question of what stays');
      await dialog
        .getByRole('button', { name: /^(Zusammenführen und speichern|Merge and save)$/ })
        .press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('.tool-notice', { hasText: 'Edda Redlich' })).toBeVisible();
      await check('the line of what was merged');

      await text(page, 'Unten.').click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Delete');
      await expect(text(page, 'Unten.')).toHaveCount(0);
      await openTab(/^(Verlauf|History)/);
      await expect(page.locator('.tool-history__deleted')).toHaveCount(1);
      await expect(page.locator('.tool-history__state').nth(1)).toBeVisible();
      await check('the tray and the earlier states');
      await page.locator('.tool-history__state').nth(1).press('Enter');
      await expect(dialog.locator('.tool-version__card').first()).toBeVisible();
      await check('an earlier state, compared');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await openTab(/^(Prüfungen|Checks)/);
      await expect(page.locator('.tool-finding').first()).toBeVisible();
      await check('the checks');
      const close = page.getByRole('button', { name: /^(Felder schließen|Close fields)$/ });
      if (await close.isVisible()) await close.press('Enter');
      await page.locator('.tool-status__state').press('Enter');
      await dialog.getByRole('button', { name: /^(Zeitpunkt ändern|Change the time)$/ }).press('Enter');
      await expect(page.locator('#field-expires-state')).toBeVisible();
      await check('the menu of states with its dates');

      const source = await makePage(request, `Vorlage ${language} ${width}`, ['Eins.', 'Zwei.'], other);
      await openPage(page, `${home}/add?type=Document&language=${language}&translation=${source}&title=Neu`);
      await expect(page.locator('#page-add')).toBeVisible();
      const beside = page.getByRole('button', { name: /^(Vorlage|Source)$/ });
      if ((await beside.getAttribute('aria-pressed')) === 'false') await beside.press('Enter');
      await expect(page.locator('.tool-source__row').first()).toBeVisible();
      await check('the source beside its translation');
    });
  }
