import { join } from 'node:path';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { galleryOf } from '~demo/gallery/pages';
import { createDayClock } from '../../mocks/seed/makers';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { expect, openPage, test } from './support/journey';
import { unfitPictures } from './support/pictures';
import { cleanUp, startServer } from './support/server-process';
import { demoPaths, widths } from './support/sweep';

const exported = join(import.meta.dirname, '../mocks/exchange/aldermoor');
const densities = [1, 2];
const gallery = galleryOf('en')(createDayClock(new Date())).map(({ path }) => path);

test.setTimeout(300_000);
test.afterAll(cleanUp);

/** Pictures of pages that do not fit their places, in a window of each width. */
async function unfitOn(context: BrowserContext, paths: readonly string[]) {
  const found: Record<string, string[]> = {};
  let count = 0;
  for (const path of paths) {
    for (const width of widths) {
      // In a tab of its own nothing is left of the page before, which browsers take instead of a smaller scale.
      const page = await context.newPage();
      await page.setViewportSize(width);
      await openPage(page, path);
      const { seen, unfit } = await unfitPictures(page);
      await page.close();
      count += seen;
      if (unfit.length > 0) found[`${path} at ${width.width}`] = unfit;
    }
  }
  return { count, found };
}

let address: string | undefined;
test.beforeAll(async () => {
  address = await startServer('--memory', '--port', '0', '--import', exported).address;
});

for (const [place, deviceScaleFactor] of densities.entries()) {
  test.describe(`On a screen of density ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });

    test('every picture of the gallery is fetched as wide as it is drawn', async ({ context }) => {
      const due = gallery.filter((_, index) => isDue(index + place, turnWithin(), 4));
      const { count, found } = await unfitOn(context, ['/en', ...due]);
      expect(count).toBeGreaterThan(0);
      expect(found).toEqual({});
    });

    test.describe('of an imported site', () => {
      test.use({ baseURL: ({ baseURL }, use) => use(address ?? baseURL) });

      const due = async (request: APIRequestContext) =>
        (await demoPaths(request)).filter((_, index) => isDue(index + place, turnWithin(), 4));

      test('every picture is fetched as wide as it is drawn', async ({ context, request }) => {
        const { count, found } = await unfitOn(context, ['/en', ...(await due(request))]);
        expect(count).toBeGreaterThan(0);
        expect(found).toEqual({});
      });
    });
  });
}
