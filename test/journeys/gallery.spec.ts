import type { Page } from '@playwright/test';
import { galleryOf } from '~demo/gallery/pages';
import { createDayClock } from '../../mocks/seed/makers';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { logIn } from './support/editing';
import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { quietNetwork } from './support/quiet-network';
import { problemsOf, useVariants, variants, widths, type Visit } from './support/sweep';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });
test.setTimeout(180_000);

const day = createDayClock(new Date());
const paths = (['de', 'en'] as const).flatMap((language) => galleryOf(language)(day).map(({ path }) => path));

async function problemsAt(page: Page, visits: readonly Visit[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const visit of visits) {
    const problems = await problemsOf(page, visit);
    if (problems.length > 0) found[`at ${visit.width.width}`] = problems;
  }
  return found;
}

/** What editors see wrong: blocks that nothing draws, a page wider than its window, and whatever axe finds. */
async function problemsInEditor(page: Page, path: string): Promise<string[]> {
  await page.goto(`${path}/edit`, { waitUntil: 'commit' });
  await expect(page.locator('#page-edit')).toBeVisible();
  // One that has not come is drawn as nothing yet; some come once they are near the window.
  const coming = page.locator('#page-edit [aria-busy="true"]');
  await expect
    .poll(async () => {
      await coming.evaluateAll(([first]) => first?.scrollIntoView({ block: 'center' }));
      return coming.count();
    })
    .toBe(0);
  await quietNetwork(page);
  const lost = await page.locator('.block-unknown, .block-failure').allTextContents();
  const sideways = await sidewaysScroll(page);
  return [
    ...lost,
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(await axeFindings(page)),
  ];
}

test.describe('every page of the gallery looks as it is meant to', () => {
  for (const [index, path] of paths.entries()) {
    for (const [place, variant] of variants.entries()) {
      if (!isDue(index + place, turnWithin())) continue;
      test(`${path} in ${variant}, at every width`, async ({ page }) => {
        const setVariant = await useVariants(page);
        setVariant(variant);
        const visits = widths.map((width) => ({ path, width, variant }));
        expect(await problemsAt(page, visits)).toEqual({});
      });
    }
  }
});

test.describe('every page of the gallery can be edited', () => {
  for (const [index, path] of paths.entries()) {
    if (!isDue(index, turnWithin())) continue;
    test(`${path} at every width`, async ({ page }) => {
      await logIn(page);
      const found: Record<string, string[]> = {};
      for (const width of widths) {
        await page.setViewportSize(width);
        const problems = await problemsInEditor(page, path);
        if (problems.length > 0) found[`at ${width.width}`] = problems;
      }
      expect(found).toEqual({});
    });
  }
});
