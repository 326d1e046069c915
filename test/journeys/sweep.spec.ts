import type { APIRequestContext, Page } from '@playwright/test';
import { isDue, roundOf } from '../../scripts/turn.mjs';
import { expect, failedResponse, test } from './support/journey';
import { createLinkCheck } from './support/links';
import { demoPaths, faultsOf, signIn, useVariants, visitsTo, type Visit } from './support/sweep';

const isFull = process.env.PORTAL_FULL === '1';
const parts = 16;
const minute = 60_000;

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });

type LinkCheck = (page: Page) => Promise<string[]>;

/** Makes the visits one after the other in the same tab; gives what is wrong by visit. */
async function sweep(
  page: Page,
  visits: readonly Visit[],
  deadLinks: LinkCheck,
): Promise<Record<string, string[]>> {
  const setVariant = await useVariants(page);
  const found: Record<string, string[]> = {};
  for (const visit of visits) {
    const name = `${visit.path} at ${visit.width.width} in ${visit.variant}`;
    setVariant(visit.variant);
    const faults = await test.step(name, async () => [
      ...(await faultsOf(page, visit)),
      ...(await deadLinks(page)),
    ]);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}

async function visitsOfPart(request: APIRequestContext, part: number): Promise<Visit[]> {
  const visits = visitsTo(await demoPaths(request), isFull, roundOf());
  return visits.filter((_, index) => index % parts === part);
}

test.describe('every demo page in both languages renders with a clean console, axe at 0, no sideways scroll and no dead link', () => {
  test.setTimeout((isFull ? 40 : 8) * minute);

  for (let part = 0; part < parts; part += 1) {
    if (!isDue(part)) continue;
    test(`part ${part + 1} of ${parts}`, async ({ page, request }) => {
      const visits = await visitsOfPart(request, part);
      expect(visits.length).toBeGreaterThan(0);
      expect(await sweep(page, visits, createLinkCheck(request))).toEqual({});
    });
  }
});

interface Screens {
  name: string;
  /** Below each language. */
  paths: readonly string[];
  as?: readonly [login: string, password: string];
}

const demoPassword = 'Portal-Demo-2026';

/** The screens of the app, by who opens them; what is content lies among the demo's pages. */
const screens: readonly Screens[] = [
  {
    name: 'session',
    paths: [
      'login',
      'login?return_url=/de/intranet',
      'logout',
      'passwordreset',
      'passwordreset/token',
      'profil',
    ],
  },
  {
    name: 'search',
    paths: [
      'sitemap',
      'search',
      'search?SearchableText=wasser',
      'search?Subject=Küste',
      'search?SearchableText=qqxx',
      '@@search?SearchableText=torsen&group_select=6',
      'search-old?SearchableText=wasser',
    ],
  },
  {
    name: 'cart and forms',
    paths: ['@cart', '@cart-checkout', 'unlock-form', 'links-to-item', 'press/links-to-item'],
  },
  {
    name: 'intranet',
    paths: ['intranet'],
    as: ['member', demoPassword],
  },
  {
    name: 'administration',
    paths: [
      'contents',
      'desk',
      'trash',
      'press/contents',
      'controlpanel',
      'controlpanel/users',
      'controlpanel/groups',
      'controlpanel/membership',
      'controlpanel/mail',
      'controlpanel/redirects',
      'personal-preferences',
    ],
    as: ['admin', 'admin'],
  },
];

const inBothLanguages = (paths: readonly string[]) =>
  ['de', 'en'].flatMap((language) => paths.map((path) => `/${language}/${path}`));

test.describe('every screen of the app in both languages renders the same way', () => {
  test.setTimeout((isFull ? 40 : 8) * minute);

  for (const { name, paths, as } of screens) {
    test(name, async ({ page, context, request, baseURL }) => {
      if (as) await signIn(context, request, baseURL ?? '', as);
      // What users see links to more than visitors may follow.
      const deadLinks = as ? () => Promise.resolve([]) : createLinkCheck(request);
      expect(await sweep(page, visitsTo(inBothLanguages(paths), isFull, roundOf()), deadLinks)).toEqual({});
    });
  }

  test.describe('where the CMS shows no page', () => {
    test.use({ allowedLines: [failedResponse] });

    test('not found and protected', async ({ page, request }) => {
      const paths = ['gibt-es-nicht', 'intranet', 'contents', 'controlpanel'];
      const visits = visitsTo(inBothLanguages(paths), isFull, roundOf());
      expect(await sweep(page, visits, createLinkCheck(request))).toEqual({});
    });
  });
});
