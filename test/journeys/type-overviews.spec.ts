import { makePage, publish } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const overview = (type: string) => ({
  '@type': 'listing',
  variation: 'overview',
  querystring: {
    query: [
      { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: [type] },
      { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de::5' },
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
