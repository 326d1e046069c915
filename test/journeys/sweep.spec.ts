import type { APIRequestContext, Page } from '@playwright/test';
import { expect, failedResponse, test } from './support/journey';
import { demoPaths, faultsOf, useVariants, visitsTo, type Visit } from './support/sweep';

const isFull = process.env.PORTAL_FULL === '1';
const parts = 10;

/** Makes the visits one after the other in the same tab; gives what is wrong by visit. */
async function sweep(page: Page, visits: readonly Visit[]): Promise<Record<string, string[]>> {
  const setVariant = await useVariants(page);
  const found: Record<string, string[]> = {};
  for (const visit of visits) {
    const name = `${visit.path} at ${visit.width.width} in ${visit.variant}`;
    setVariant(visit.variant);
    const faults = await test.step(name, () => faultsOf(page, visit));
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}

async function visitsOfPart(request: APIRequestContext, part: number): Promise<Visit[]> {
  const visits = visitsTo(await demoPaths(request), isFull);
  return visits.filter((_, index) => index % parts === part);
}

test.describe('every demo page in both languages renders with a clean console, axe at 0 and no sideways scroll', () => {
  test.setTimeout(isFull ? 1_200_000 : 240_000);

  for (let part = 0; part < parts; part += 1) {
    test(`part ${part + 1} of ${parts}`, async ({ page, request }) => {
      const visits = await visitsOfPart(request, part);
      expect(visits.length).toBeGreaterThan(0);
      expect(await sweep(page, visits)).toEqual({});
    });
  }
});

const screens = [
  ...['login', 'logout', 'sitemap', 'search', 'search?SearchableText=wasser', 'search?Subject=Küste'],
  ...['@@search?SearchableText=torsen&group_select=6', 'search-old?SearchableText=wasser'],
];
const allScreens = ['de', 'en'].flatMap((language) => screens.map((screen) => `/${language}/${screen}`));
const withoutPage = ['/de/gibt-es-nicht', '/en/no-such-page', '/de/intranet', '/en/intranet'];

test.describe('every screen of the app in both languages renders the same way', () => {
  test.setTimeout(240_000);

  test('login, logout, search and site map', async ({ page }) => {
    expect(await sweep(page, visitsTo(allScreens, isFull))).toEqual({});
  });

  test.describe('where the CMS shows no page', () => {
    test.use({ allowedLines: [failedResponse] });

    test('not found and protected', async ({ page }) => {
      expect(await sweep(page, visitsTo(withoutPage, isFull))).toEqual({});
    });
  });
});
