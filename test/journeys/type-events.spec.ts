import { makeContent, publish } from './support/editing';
import { axeFindings, expect, openPage, settled, sidewaysScroll, test } from './support/journey';

const operation = 'plone.app.querystring.operation.';

test('an event calendar is read by month, week and list, by keyboard and by kind, and taken along as ICS', async ({
  page,
  request,
}) => {
  const calendar = {
    '@type': 'Document',
    blocks: {
      t: { '@type': 'title' },
      c: {
        '@type': 'listing',
        variation: 'eventCalendar',
        querystring: {
          query: [{ i: 'portal_type', o: `${operation}selection.any`, v: ['Event'] }],
          sort_on: 'start',
        },
      },
    },
    blocks_layout: { items: ['t', 'c'] },
  };
  const folder = await makeContent(request, { ...calendar, title: 'Termine der Werkstatt' });
  const english = await makeContent(request, { ...calendar, title: 'Workshop dates' }, '/en');
  const event = (title: string, start: string, end: string, subject: string) =>
    makeContent(
      request,
      { '@type': 'Event', title, start, end, subjects: [subject], location: 'Halle 3' },
      folder,
    );
  await event('Spin in Schichten', '2031-03-04T16:00:00+00:00', '2031-03-04T17:00:00+00:00', 'Kolloquium');
  await event('Speicher <b>2031</b> 🦀', '2031-03-11T08:00:00+00:00', '2031-03-13T16:00:00+00:00', 'Tagung');
  await publish(request, folder);
  await publish(request, english);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, `${folder}?day=2031-03-03`);
  const grid = page.getByRole('grid', { name: 'März 2031' });
  const day = grid.getByRole('button', { name: /^Montag, 3\. März 2031, keine/ });
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await day.press('ArrowRight');
  const next = grid.getByRole('button', { name: /^Dienstag, 4\. März 2031, 1 Veranstaltung/ });
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/day=2031-03-04/);
  await expect(page.getByRole('link', { name: 'Spin in Schichten', exact: true })).toBeVisible();
  // What goes on for three days lies over them as one bar.
  const bar = await grid.locator('.month-grid__event--bar').boundingBox();
  const begin = await grid.getByRole('button', { name: /^Dienstag, 11\. März/ }).boundingBox();
  expect(bar?.width ?? 0).toBeGreaterThan(2.8 * (begin?.width ?? Infinity));
  expect(bar?.width ?? Infinity).toBeLessThan(3 * (begin?.width ?? 0));
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: /^Art/ }).press('Enter');
  await page.getByRole('checkbox', { name: /^Tagung/ }).check();
  await expect(page).toHaveURL(/kind=Tagung/);
  await expect(page.getByRole('link', { name: 'Spin in Schichten', exact: true })).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('link', { name: 'Speicher <b>2031</b> 🦀', exact: true })).toBeVisible();
  const file = await page.getByRole('link', { name: 'Einmal als ICS laden' }).getAttribute('href');
  const lines = await (await request.get(file ?? '')).text();
  expect(lines).toContain('BEGIN:VCALENDAR');
  expect(lines).toContain('SUMMARY:Spin in Schichten');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Woche' }).click();
  await page.getByRole('button', { name: 'Nächste Woche' }).click();
  await expect(page.getByRole('link', { name: 'Speicher <b>2031</b> 🦀', exact: true })).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect(page).toHaveURL(/view=list/);
  expect(await axeFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 820, height: 1180 });
  await openPage(page, `${english}?day=2031-03-11`);
  await expect(page.getByRole('grid', { name: 'March 2031' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From 11 March 2031' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
