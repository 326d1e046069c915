import { roundOf } from '../../scripts/turn.mjs';
import { expect, failedResponse, test } from './support/journey';
import { createLinkCheck } from './support/links';
import { signIn, sweep, visitsTo } from './support/sweep';

const isFull = process.env.PORTAL_FULL === '1';
const minute = 60_000;

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });

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
