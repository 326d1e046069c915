import { makeContent, makePage, publish } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const overview = (type: string, place = '/de') => ({
  '@type': 'listing',
  variation: 'overview',
  querystring: {
    query: [
      { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: [type] },
      { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: `${place}::5` },
    ],
    sort_on: 'sortable_title',
  },
});

test('projects and awards are narrowed down by what is declared of them, and the address tells it', async ({
  page,
  request,
}) => {
  const projects = await makePage(request, 'Alle Projekte', [overview('Project')]);
  await publish(request, projects);
  await openPage(page, projects);
  const rows = page.locator('.block-listing .listing-item');
  const found = page.getByRole('status').filter({ hasText: /Einträge?$/ });
  await expect(found).toBeVisible();
  const all = await rows.count();
  expect(all).toBeGreaterThan(3);

  const topic = page.getByRole('group', { name: 'Thema' }).getByRole('checkbox').first();
  await topic.press('Space');
  await expect(page).toHaveURL(/topic=/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(topic).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  const left = await rows.count();
  await page.reload();
  await expect(rows).toHaveCount(left);
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(found).toBeFocused();
  await expect(rows).toHaveCount(all);
  await page.goBack();
  await expect(rows).toHaveCount(left);

  const awards = await makePage(request, 'All awards', [overview('Award')], '/en');
  await publish(request, awards);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, awards);
  const year = page.getByRole('group', { name: 'Year' }).getByRole('button').nth(1);
  await year.press('Enter');
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/year=\d{4}/);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('of many projects', () => {
  test.use({ hasTouch: true });

  test('three of a topic are seen until more are asked for, by mouse, key and touch', async ({
    page,
    request,
  }) => {
    const place = await makePage(request, 'Many projects', [], '/en');
    for (const [at, topic] of ['Ice', 'Ice', 'Ice', 'Ice', 'Ice', 'Rock'].entries())
      await makeContent(
        request,
        { '@type': 'Project', title: `P${at}`, subjects: [topic], project_start_year: 2024 },
        place,
      );
    await publish(request, place);
    const path = await makePage(request, 'All of the many', [overview('Project', place)], '/en');
    await publish(request, path);
    await page.setViewportSize({ width: 1440, height: 900 });
    const rows = page.locator('.overview__group').first().locator('.listing-item');
    const more = page.getByRole('button', { name: '2 more on Ice' });
    for (const open of [() => more.click(), () => more.press('Enter'), () => more.tap()]) {
      await openPage(page, path);
      await expect(rows).toHaveCount(3);
      await open();
      await expect(rows).toHaveCount(5);
      await expect(rows.nth(3).getByRole('link')).toBeFocused();
      await expect(page).toHaveURL(/open=Ice/);
    }
    expect(await axeFindings(page)).toEqual([]);
    const scale = (await page.locator('.time-scale').boundingBox()) ?? { x: 0, width: 0 };
    const bar = (await rows.first().locator('.time-bar').boundingBox()) ?? { x: 1, width: 1 };
    expect([scale.x, scale.width]).toEqual([bar.x, bar.width]);
    await page.reload();
    await expect(rows).toHaveCount(5);
    await rows.last().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /^P/ })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(5);
  });

  test('institutes narrow them down, by mouse, key and touch', async ({ page, request }) => {
    const title = `At the institute ${Date.now()}`;
    const home = '/en/institutes/energy-storage';
    await publish(request, await makeContent(request, { '@type': 'Project', title }, home));
    const path = await makePage(request, 'Projects of institutes', [overview('Project', '/en')], '/en');
    await publish(request, path);
    await openPage(page, path);
    const rows = page.locator('.block-listing .listing-item');
    const checkbox = page
      .getByRole('group', { name: 'Institute' })
      .getByRole('checkbox', { name: 'Energy Storage' });
    for (const choose of [() => checkbox.click(), () => checkbox.press('Space'), () => checkbox.tap()]) {
      await choose();
      await expect(page).toHaveURL(/institute=/);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Folding tissue' })).toHaveCount(0);
      await checkbox.press('Space');
      await expect(page).not.toHaveURL(/institute=/);
      await expect(page.getByRole('link', { name: 'Folding tissue' })).toBeVisible();
    }
    await checkbox.press('Space');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(rows.filter({ hasText: title })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('news are searched as one types, and read by year and month', async ({ page, request }) => {
  const news = await makePage(request, 'Alle Meldungen', [overview('Meldung')]);
  await publish(request, news);
  await openPage(page, news);
  const rows = page.locator('.block-listing .listing-item');
  const year = page.getByRole('group', { name: 'Jahr' }).getByRole('button').nth(1);
  await year.press('Enter');
  await expect(page).toHaveURL(/year=\d{4}/);
  await expect(year).toBeFocused();
  const month = page.getByRole('group', { name: 'Monat' }).getByRole('button').first();
  await month.press('Enter');
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page).not.toHaveURL(/month=/);

  const title = (await rows.last().locator('.listing-item__link').textContent()) ?? '';
  const words = page.getByRole('textbox', { name: 'Stichwort' });
  await words.pressSequentially(title.toLowerCase());
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('.listing-item__link')).toHaveText(title);
  await expect(page).toHaveURL(/text=/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(words).toHaveValue(title.toLowerCase());
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('of awards of many years', () => {
  test.use({ hasTouch: true });

  test('six of a year are seen, and older years are one, by mouse, key and touch', async ({
    page,
    request,
  }) => {
    const place = await makePage(request, 'Awards of years', [], '/en');
    const years = [...Array.from({ length: 8 }, () => 2021), 2020, 2019, 2018, 2017, 2016, 2015];
    for (const [at, year] of years.entries())
      await makeContent(
        request,
        { '@type': 'Award', title: `A${at} of ${year}`, award_date_year: year },
        place,
      );
    await publish(request, place);
    const path = await makePage(request, 'All of the awards', [overview('Award', place)], '/en');
    await publish(request, path);
    const rows = page.locator('.block-listing .listing-item__link');
    const more = page.getByRole('button', { name: '2 more in 2021' });
    const older = page.getByRole('button', { name: /^until 2016/ });
    for (const way of ['click', 'press', 'tap'] as const) {
      await openPage(page, path);
      const use = (button: typeof older) => (way === 'press' ? button.press('Enter') : button[way]());
      await expect(rows).toHaveCount(12);
      await use(more);
      await expect(rows).toHaveCount(14);
      await expect(rows.nth(6)).toBeFocused();
      await use(older);
      await expect(rows).toHaveText(['A12 of 2016', 'A13 of 2015']);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(rows).toHaveCount(2);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('of news of many years', () => {
  test.use({ hasTouch: true });

  test('older years are one, and a month shows its first, by mouse, key and touch', async ({
    page,
    request,
  }) => {
    const place = await makePage(request, 'News of years', [], '/en');
    const make = (title: string, day: string) =>
      makeContent(request, { '@type': 'Meldung', title, effective: `${day}T08:00:00` }, place);
    for (const year of [2020, 2019, 2018, 2017, 2016, 2015]) await make(`Of ${year}`, `${year}-05-01`);
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await make(`Day ${day}`, `2021-11-0${day}`);
    await publish(request, place);
    const path = await makePage(request, 'All of the years', [overview('Meldung', place)], '/en');
    await publish(request, path);
    const rows = page.locator('.block-listing .listing-item__link');
    const older = page.getByRole('button', { name: /^until 2016/ });
    const month = page.getByRole('button', { name: '2 more in November 2021' });
    const all = page.getByRole('button', { name: /^All years/ });
    for (const way of ['click', 'press', 'tap'] as const) {
      await openPage(page, path);
      const use = (button: typeof older) => (way === 'press' ? button.press('Enter') : button[way]());
      await use(month);
      await expect(page.getByRole('link', { name: 'Day 2', exact: true })).toBeFocused();
      await expect(page).toHaveURL(/open=2021-11/);
      await use(older);
      await expect(rows).toHaveText(['Of 2016', 'Of 2015']);
      await use(page.getByRole('button', { name: /^2015/ }));
      await expect(rows).toHaveText(['Of 2015']);
      await expect(page).toHaveURL(/year=2015/);
      await use(all);
      await expect(page).not.toHaveURL(/year=/);
    }
    await page.goBack();
    await expect(rows).toHaveText(['Of 2015']);
    await page.goBack();
    await expect(page).toHaveURL(/year=-2016/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rows).toHaveText(['Of 2016', 'Of 2015']);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('a menu leads to those of an institute, by mouse, key and touch', async ({ page, request }) => {
    const title = `News of the institute ${Date.now()}`;
    const home = '/en/institutes/energy-storage';
    await publish(request, await makeContent(request, { '@type': 'Meldung', title }, home));
    const path = await makePage(request, 'News of institutes', [overview('Meldung', '/en')], '/en');
    await publish(request, path);
    await page.setViewportSize({ width: 1440, height: 900 });
    const found = page.getByRole('link', { name: title });
    for (const way of ['click', 'press', 'tap'] as const) {
      await openPage(page, path);
      const menu = page.getByRole('button', { name: 'All institutes' });
      const value = page.getByRole('checkbox', { name: /Energy Storage/ });
      await (way === 'press' ? menu.press('Enter') : menu[way]());
      await (way === 'press' ? value.press('Space') : value[way]());
      await expect(page).toHaveURL(/institute=/);
      await expect(found).toBeVisible();
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(found).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('whatever an address holds, an overview stands with it as text, or without it', async ({
  page,
  request,
}) => {
  page.on('dialog', () => expect(page.url(), 'a script of the address ran').toBe(''));
  const news = await makePage(request, 'Meldungen zum Verstellen', [overview('Meldung')]);
  await publish(request, news);
  const rows = page.locator('.block-listing .listing-item');
  const nothing = page.getByText('Nichts passt zu dieser Auswahl.');
  const markup = encodeURIComponent('"><img src=x onerror=alert(1)>');
  for (const address of [
    `text=${markup}&topic=${markup}`,
    'year=99999',
    'topic=constructor&topic=__proto__&topic=%E2%80%AEcba&topic=%F0%9F%9A%A2',
    'year=%E0%A4%A&month=%00',
  ]) {
    await openPage(page, `${news}?${address}`);
    await expect(nothing, address).toBeVisible();
    await expect(page.locator('main [onerror]')).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(rows.first()).toBeVisible();
  }
  for (const address of ['page=-1&rows=-1', 'month=2026-11&funder=x&%', `text=${'x'.repeat(5000)}`]) {
    await openPage(page, `${news}?${address}`);
    await expect(rows.first(), address).toBeVisible();
    expect(await rows.count(), address).toBeLessThanOrEqual(24);
  }
  const words = page.getByRole('textbox', { name: 'Stichwort' });
  await expect(words).toHaveValue('x'.repeat(5000));
  await words.fill('\u202E🚢 <script>alert(2)</script>');
  await expect(nothing).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
});
