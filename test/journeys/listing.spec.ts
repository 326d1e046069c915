import { axeFindings, expect, needsAddOn, openPage, settled, sidewaysScroll, test } from './support/journey';

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

test('the members of a group are folded to the specified height, and unfold', async ({ page }) => {
  needsAddOn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/en/building-blocks/sliders');
  for (const [look, height, seen, columns] of [
    ['withImage', 395, 3, 3],
    ['withoutImage', 540, 4, 2],
  ] as const) {
    const block = page.locator(`.block-members:has(.block-members__list--${look})`);
    const list = block.locator('.block-members__list');
    const heightOf = async () => Math.round((await list.boundingBox())?.height ?? 0);
    await list.scrollIntoViewIfNeeded();
    expect(await heightOf()).toBe(height);
    const shown = list.locator(':scope > .persons > .person');
    await expect(shown).toHaveCount(seen);
    const places = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(places.map(Math.round)).size).toBe(columns);
    await block.getByRole('button', { name: 'Show All Members' }).click();
    await expect.poll(heightOf).toBeGreaterThan(height);
    await block.getByRole('button', { name: 'Hide Members' }).click();
    await expect.poll(heightOf).toBe(height);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('each tag of a listed item leads to the search for it, by pointer, keyboard and touch, and the rest to the item', async ({
  page,
}) => {
  await openPage(page, '/de/aktuelles/meldungen');
  const item = page.locator('.block-listing .listing-item, .block-listing .card').filter({
    has: page.locator('.card__tag'),
  });
  const tag = item.first().locator('.card__tag').first();
  const subject = (await tag.textContent()) ?? '';
  const target = await item.first().locator('.card__link, .listing-item__link').getAttribute('href');
  await expect(page.locator('a a')).toHaveCount(0);
  await tag.click();
  await expect(page).toHaveURL(`/de/search?Subject=${encodeURIComponent(subject)}`);
  await page.goBack();
  await tag.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\?Subject=/);
  await page.goBack();
  await item.first().click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(new RegExp(`${target ?? '?'}$`));
});

test('a list of jobs is sorted by its columns and narrowed down by its address', async ({ page }) => {
  needsAddOn();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/@job-offer-search')) asked.push(new URL(request.url()).search);
  });
  await openPage(page, '/en/careers/jobs');
  const list = page.locator('.job-list');
  const titles = () => list.locator('.job-table__link').allTextContents();
  await expect.poll(titles).not.toHaveLength(0);
  const before = await titles();
  await list.getByRole('button', { name: 'Title' }).click();
  await expect.poll(async () => (await titles()).join()).not.toBe(before.join());
  await list.getByRole('button', { name: /^Title/ }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  expect(asked.at(-1)).toContain('sort=sortable_title+desc');
  await openPage(page, '/en/careers/jobs?text=laser');
  await expect(page.getByRole('button', { name: 'Reset Filter' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reset Filter' }).click();
  await expect.poll(titles).toHaveLength(before.length);
});
