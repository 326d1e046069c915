import { logIn, makePage, publish, tokenOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

test('the toolbar tells state and languages, folds up for good, and its panels lead on and back', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Seite unter Werkzeugen', ['Text.']);
  await logIn(page);
  await page.route('**/@types/Document', async (route) => {
    const answer = await route.fetch();
    const schema = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...schema, layouts: ['document_view', 'listing_view'] },
    });
  });
  await openPage(page, path);
  const toolbar = page.locator('#toolbar');
  await expect(toolbar.locator('#toolbar-state')).toHaveText('Status: privat');
  await expect(toolbar.locator('#toolbar-languages')).toHaveAccessibleName(/DE · Englisch fehlt$/);

  await page.locator('#toolbar-add').click();
  const add = page.getByRole('group', { name: 'Hinzufügen zu „Seite unter Werkzeugen“' });
  await expect(add.getByRole('heading', { level: 3 }).first()).toHaveText('Häufig');
  await expect(add.getByRole('link').first()).toHaveText('Seite');
  await page.locator('main').click({ position: { x: 900, y: 300 } });
  await expect(add).toBeHidden();

  await page.locator('#toolbar-more').click();
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Umbenennen' })).toBeVisible();
  await page.getByLabel('Darstellung').selectOption('listing_view');
  await expect(page.getByRole('alert')).toContainText('Darstellung: Liste');
  await page.keyboard.press('Escape');

  await page.locator('#toolbar-state').click();
  await page.locator('[data-transition="publish"]').click();
  await expect(toolbar.locator('#toolbar-state')).toHaveText('Status: öffentlich');

  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.locator('#toolbar-personal').click();
    await expect(page.locator('.menu-user')).toContainText('siteadmin');
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Werkzeuge einklappen' }).press('Enter');
  await expect(page.locator('#toolbar-body')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Werkzeuge ausklappen' })).toBeVisible();
  await expect(toolbar).toHaveClass(/\bcollapsed\b/);
  const { value, path: at } =
    (await page.context().cookies()).find(({ name }) => name === 'toolbar_expanded') ?? {};
  expect([value, at]).toEqual(['false', '/']);
  await page.getByRole('button', { name: 'Werkzeuge ausklappen' }).click();
  await expect(page.locator('#toolbar-more')).toBeVisible();
});

test.describe('who has not answered yet', () => {
  test.use({ hasAnswered: false });

  test('the toolbar lies on no control of the question for consent', async ({ page }) => {
    await logIn(page);
    await openPage(page, '/de/forschung');
    const controls = page.locator('.cookie-banner').locator('button, a');
    await expect(controls.first()).toBeVisible();
    const covered = () =>
      controls.evaluateAll((all) =>
        all.flatMap((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const isFree = [left + 1, (left + right) / 2, right - 1].every((x) =>
            [top + 1, bottom - 1].every((y) => document.elementFromPoint(x, y)?.closest('#toolbar') === null),
          );
          return isFree ? [] : [control.textContent];
        }),
      );
    for (const isFolded of [false, true]) {
      for (const width of [1440, 1024, 820, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(covered, `${width} pixels`).toEqual([]);
      }
      if (!isFolded) await page.locator('.tool-rail__handle').click();
    }
  });
});

test('what can be done with a page is shown at once, so that nothing moves under the pointer', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Seite mit stillem Menü', ['Text.']);
  await logIn(page);
  await openPage(page, path);
  const late = ['@workflow', '@types/Document', '@translation-locator'];
  const held = new Map<string, () => void>();
  for (const service of late)
    await page.route(`**/${service}*`, async (route) => {
      await new Promise<void>((resolve) => held.set(service, resolve));
      return route.fallback();
    });
  await page.locator('#toolbar-more').click();
  const panel = page.getByRole('group', { name: 'Mehr', exact: true });
  await expect(panel).toBeVisible();
  const rename = panel.getByRole('button', { name: 'Umbenennen' });
  for (const service of late) {
    await expect.poll(() => held.has(service)).toBe(true);
    await expect(rename).toHaveCount(0);
    held.get(service)?.();
  }
  await expect(rename).toBeVisible();
  await expect(panel.locator('[data-transition="publish"]')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Übersetzung anlegen' })).toBeVisible();
});

test('beside a screen of the whole site the toolbar leads on, and does nothing with any page', async ({
  page,
}) => {
  await logIn(page);
  for (const screen of ['controlpanel', 'desk', 'contents', 'de/controlpanel', 'de/controlpanel/users']) {
    await openPage(page, `/${screen}`);
    const toolbar = page.locator('#toolbar');
    await expect(toolbar.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/de');
    await expect(toolbar.locator('#toolbar-personal')).toBeVisible();
    await expect(toolbar.locator('.edit, #toolbar-add, #toolbar-more, #toolbar-state')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Springen und suchen' });
  await palette.getByRole('combobox').fill('Website');
  await expect(palette.getByRole('option', { name: /^Website/ }).first()).toBeVisible();
  // The app's own panels as well as those of the CMS.
  await palette.getByRole('combobox').fill('Weiterleit');
  await expect(palette.getByRole('option', { name: /^Weiterleitungen/ })).toBeVisible();
  await palette.getByRole('combobox').fill('>Umbenennen');
  await expect(palette.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // There is no panel 'Mehr' that could lead to it where the rail is narrow.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Springen' }).click();
  await expect(palette.getByRole('combobox')).toBeFocused();
});

test('a page that somebody edits says so, can be unlocked and edited; others see what they may', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'A page in work', ['Text.'], '/en');
  await publish(request, path);
  const headers = { Accept: 'application/json', Authorization: `Bearer ${await tokenOf(request, 'editor')}` };
  expect((await request.post(`/++api++${path}/@lock`, { headers, data: {} })).ok()).toBe(true);
  await logIn(page);
  await openPage(page, path);
  const banner = page.getByRole('region', { name: 'Lock of the page' });
  await expect(banner).toContainText(/This item was locked by .+ on .+\. If you are certain/);
  await expect(page.locator('#toolbar .edit')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('alert')).toContainText('“A page in work” is not locked any more.');
  await expect(banner).toBeHidden();
  await expect(page.locator('#toolbar .edit')).toBeVisible();

  await logIn(page, 'member');
  await openPage(page, path);
  await expect(page.locator('#toolbar-state')).toHaveText('State: public');
  for (const name of ['#toolbar .edit', '#toolbar-add', '#toolbar-languages', '#toolbar .setup'])
    await expect(page.locator(name)).toBeHidden();
  await page.context().clearCookies({ name: 'auth_token' });
  await openPage(page, path);
  await expect(page.locator('#toolbar')).toHaveCount(0);
});

test('the palette leads by keys to pages, actions, people and panels', async ({ page, request }) => {
  const path = await makePage(request, 'Seite zum Anspringen', ['Text.']);
  await logIn(page);
  await openPage(page, '/de/forschung');
  await expect(page.locator('#toolbar-more')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Springen und suchen' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(
    palette.getByRole('group', { name: 'Zuletzt bearbeitet' }).getByRole('option').first(),
  ).toBeVisible();
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.type('Anspringen');
  await expect(palette.getByRole('option').first()).toContainText('Seite zum Anspringen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main h1')).toHaveText('Seite zum Anspringen');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('>Verl');
  await expect(palette.getByRole('option')).toHaveText([/Verlauf/]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: 'Springen' }).click();
  await field.fill('@member');
  await expect(palette.getByRole('group', { name: 'Personen' }).getByRole('option').first()).toBeVisible();
  await field.fill(path);
  await expect(palette.getByRole('option').first()).toContainText(path);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#page-edit')).toBeVisible();

  // A narrow rail has no room for it: it is opened from the panel behind 'Mehr'.
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/de/forschung');
  await page.locator('#toolbar-more').click();
  await page.getByRole('button', { name: 'Springen' }).click();
  await expect(field).toBeFocused();
  await field.fill(path);
  await palette.getByRole('option').filter({ hasText: path }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('what is typed while the palette is fetched is looked for in it, and no link of the page hears Enter', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Seite zum Vorgreifen', ['Text.']);
  await logIn(page);
  await openPage(page, '/de/forschung');
  await expect(page.locator('#toolbar-more')).toBeVisible();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.locator('main a').first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Vorgreifene');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main h1')).toHaveText('Seite zum Vorgreifen');
});

test('the palette does what can be done with the page one is looking at, by keys and pointer', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Seite zum Handeln', ['Text.']);
  await logIn(page);
  await openPage(page, path);
  await expect(page.locator('#toolbar-add')).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Springen und suchen' });
  /** Enter comes before the list has followed the words. */
  const choose = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(`>${words}`);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  };

  await choose('Umben');
  const renaming = page.getByRole('dialog', { name: 'Umbenennen' });
  await expect(renaming.getByLabel('Titel')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Seite nach dem Handeln');
  await page.keyboard.press('Enter');
  await expect(renaming).toBeHidden();
  await expect(page.locator('main h1')).toHaveText('Seite nach dem Handeln');

  await choose('Status');
  const states = page.getByRole('dialog', { name: 'Status' });
  await expect(states.getByRole('button', { name: 'Kommentar zur Änderung' })).toBeFocused();
  await states.getByRole('button', { name: /Veröffentlichen/ }).click();
  await expect(states).toBeHidden();
  await expect(page.locator('#toolbar-state')).toHaveText('Status: öffentlich');

  await choose('Versch');
  const moving = page.getByRole('dialog', { name: /^Verschieben nach/ });
  await expect(moving.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(moving).toBeHidden();

  await choose('Ausschn');
  await expect(page.getByText('Inhalt(e) ausgeschnitten.')).toBeVisible();
  await choose('Seite hinzu');
  await expect(page).toHaveURL(/\/add\?type=Document$/);

  // While a page is edited the palette leads to its screens, and starts nothing.
  await page.keyboard.press('Escape');
  await openPage(page, `${path}/edit`);
  await expect(page.locator('#page-edit')).toBeVisible();
  await page.locator('#page-edit').getByRole('button').first().focus();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('>Umben');
  await expect(palette.getByRole('option')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, path);
  await page.locator('#toolbar-more').click();
  await page.getByRole('button', { name: 'Springen' }).click();
  await palette.getByRole('combobox').fill('>Status');
  const change = palette.getByRole('option', { name: /^Status/ });
  await change.click();
  await expect(states).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
