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
