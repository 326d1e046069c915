import type { Locator } from '@playwright/test';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { useVariants } from './support/sweep';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is shown there.');
  return box;
}

for (const home of ['/de', '/en'])
  test(`on ${home} the statement has two thirds of its row, and what is in focus is large and leads on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    (await useVariants(page))('main');
    await openPage(page, home);
    const statement = await boxOf(page.locator('.has--size--statement').first());
    const figures = await boxOf(page.locator('.block.slateTable').first());
    expect(statement.width / figures.width).toBeGreaterThan(1.8);
    const focus = page.locator('.band > .teaser');
    await expect(focus.locator('.block-teaser__more')).toBeVisible();
    const size = await focus.locator('.card__title').evaluate((title) => getComputedStyle(title).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThan(35);
  });

for (const path of ['/de/projekte/tidentakt', '/en/projects/tidentakt'])
  test(`${path} wears its own accent, and its facts lie in one strip below the picture`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const lead = page.locator('.block-teaser-hero');
    await expect(lead.locator('.button')).toHaveCSS('background-color', 'rgb(252, 201, 138)');
    await expect(page.locator('.site-footer__portal')).toHaveCSS('background-color', /^color\(srgb 0\.08/);
    const strip = page.locator('.fact-strip');
    const tops = await strip
      .locator('dt')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(tops.length).toBe(4);
    expect(new Set(tops).size).toBe(1);
    const [above, band] = [await boxOf(lead), await boxOf(page.locator('.band:has(.fact-strip)'))];
    expect(Math.abs(above.y + above.height - band.y)).toBeLessThan(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.project-header__back').click();
    await expect(page.locator('html')).not.toHaveAttribute('data-look');
  });

for (const [home, width] of [
  ['/de', 1440],
  ['/en', 820],
  ['/en', 390],
] as const)
  test(`in network the lead picture of ${home} at ${width} px is cut by a curve on sand`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    (await useVariants(page))('network');
    await openPage(page, home);
    const lead = page.locator('.block-teaser-hero');
    await expect(lead).toHaveCSS('background-color', 'rgb(243, 237, 226)');
    await expect(lead.locator('.button')).toHaveCSS('border-radius', '999px');
    const radius = await lead
      .locator('.block-teaser-hero__picture')
      .evaluate((picture) => getComputedStyle(picture).borderBottomLeftRadius);
    expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(80);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

for (const [home, width, columns] of [
  ['/de', 1440, 3],
  ['/en', 820, 2],
  ['/de', 390, 1],
] as const)
  test(`on ${home} at ${width} px institutes are small rows in ${columns} columns, subjects have colours of their own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    (await useVariants(page))('main');
    await openPage(page, home);
    const cards = page.locator('.has--size--small .card');
    const places = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(places).toHaveLength(3);
    expect(new Set(places).size).toBe(columns);
    const picture = await boxOf(cards.first().locator('.card__picture'));
    expect(picture.width).toBeLessThan(100);
    expect(Math.abs(picture.width - picture.height)).toBeLessThan(1);
    const marks = await page
      .locator('.card__square:visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(marks).size, marks.join()).toBeGreaterThan(2);
    expect(marks).not.toContain('rgb(2, 61, 107)');
    const mail = page.locator('.portal-contact a[href^="mailto:"]');
    expect((await boxOf(mail)).height, 'an address in one line').toBeLessThan(40);
  });

for (const home of ['/de', '/en'])
  test(`in network events of ${home} lie on sand and institutes on mint`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    (await useVariants(page))('network');
    await openPage(page, home);
    const events = page.locator('.blocks > .listing:has(.listing-event)');
    await expect(events).toHaveCSS('background-color', 'rgb(243, 237, 226)');
    await expect(events).toHaveCSS('box-shadow', /^rgb\(243, 237, 226\)/);
    await expect(page.locator('.has--size--small .card').first()).toHaveCSS(
      'background-color',
      'rgb(231, 243, 238)',
    );
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

for (const [path, inside] of [
  ['/de/projekte/tidentakt', '/de/projekte/tidentakt/messungen'],
  ['/en/projects/tidentakt', '/en/projects/tidentakt/measurements'],
] as const)
  test(`${path} has no trail above its lead picture and a foot of one row`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator('.breadcrumbs')).toBeHidden();
    await expect(page.locator('.legal-row')).toBeVisible();
    await expect(page.locator('.portal-contact, .doormat')).not.toHaveCount(0);
    for (const part of await page.locator('.portal-contact, .doormat').all()) await expect(part).toBeHidden();
    await openPage(page, inside);
    await expect(page.locator('.breadcrumbs')).toBeVisible();
  });

for (const path of [
  '/de/bilder/portrait-torsen',
  '/de/projekte/flickwerk',
  '/en/institutes/atmosphere-and-climate',
])
  test(`at 820 px no picture of ${path} fills the window`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    await openPage(page, path);
    const heights = await page
      .locator('main img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(0.86 * 900);
    const heroes = await page
      .locator('.block-teaser-hero__picture')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const height of heroes) expect(height).toBeLessThan(640);
  });
