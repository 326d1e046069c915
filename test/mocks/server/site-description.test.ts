import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { unknownSite } from '~mocks/server/site-config';
import { describePlone } from '~mocks/server/plone-description';
import { describeRepository } from '~mocks/server/site-description';
import { createTestCms } from '~test/support/test-cms';

describe('the embedded CMS', () => {
  test('tells its title, and the languages whose folders lie at its root', async () => {
    const { repository } = await createTestCms();
    expect(describeRepository(repository)).toEqual({
      siteTitle: 'Testportal',
      languages: ['de', 'en'],
      defaultLanguage: 'de',
      languageFolders: true,
      sitePages: [],
      siteLogo: '',
      footerLinks: { de: [], en: [] },
    });
  });

  test('with another title, and with one language alone, says so at once', async () => {
    const { repository } = await createTestCms();
    await repository.write((transaction) => {
      transaction.setSetting('site', { site_title: 'Vogelwarte' });
      transaction.setSetting('language', { available_languages: ['en'], default_language: 'en' });
    });
    expect(describeRepository(repository)).toMatchObject({
      siteTitle: 'Vogelwarte',
      languages: ['en'],
      defaultLanguage: 'en',
    });
  });

  test('tells which of the app’s pages visitors find, its logo, and the links of its own footer', async () => {
    const { repository } = await createTestCms({
      items: [
        { path: '/de', type: 'LRF', title: 'Deutsch' },
        { path: '/de/impressum', type: 'Document', title: 'Impressum' },
        { path: '/de/datenschutz', type: 'Document', title: 'Datenschutz', state: 'private' },
        { path: '/de/intranet', type: 'Document', title: 'Intranet', state: 'intranet' },
        { path: '/de/verein', type: 'Document', title: 'Verein' },
      ],
    });
    const uid = repository.byPath('/de/verein')?.uid ?? '';
    const footer_links = {
      blocks: {
        b: { title: 'Extern', href: 'https://extern.example', openInNewTab: true },
        a: { title: 'Verein', href: [{ '@id': `../resolveuid/${uid}` }] },
        gone: { title: 'Weg', href: [{ '@id': `../resolveuid/${'0'.repeat(32)}` }] },
        blank: { title: '', href: '/de' },
      },
      blocks_layout: { items: ['a', 'b', 'gone', 'blank', 'constructor'] },
    };
    const { root } = repository;
    await repository.write((transaction) => {
      transaction.put({ ...root, fields: { ...root.fields, footer_links } });
      transaction.setSetting('site', {
        site_logo: `filenameb64:${btoa('unser logo.svg')};datab64:${btoa('<svg/>')}`,
      });
    });
    expect(describeRepository(repository)).toMatchObject({
      sitePages: ['/de/intranet', '/de/impressum'],
      siteLogo: '/@@site-logo/unser%20logo.svg',
      footerLinks: {
        de: [
          { title: 'Verein', href: '/de/verein', openInNewTab: false },
          { title: 'Extern', href: 'https://extern.example', openInNewTab: true },
        ],
      },
    });
  });
});

interface Plone {
  title?: string;
  available?: readonly string[];
  preferred?: string;
  /** The server is up, but what it says is no JSON. */
  isStarting?: boolean;
  /** Statuses by language folder; those not named answer 404. */
  folders?: Readonly<Record<string, number>>;
  /** Further answers by path below the API; other paths than these, the site's and the folders' answer 404. */
  answers?: Readonly<Record<string, { status?: number; body?: unknown }>>;
}

describe('a Plone elsewhere', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  async function serve(plone: () => Plone): Promise<{ api: URL; asked: string[] }> {
    const asked: string[] = [];
    const listening = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      const {
        title = 'Plone',
        available = ['de', 'en'],
        preferred = 'de',
        folders = {},
        answers = {},
        isStarting,
      } = plone();
      const language = /^\/Plone\/\+\+api\+\+\/(\w+)\?/.exec(path)?.[1] ?? '';
      const isSite = path === '/Plone/++api++/@site';
      const answer = answers[path.replace(/^\/Plone\/\+\+api\+\+/, '').replace(/\?.*$/, '')];
      if (answer) {
        response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' });
        return response.end(JSON.stringify(answer.body ?? {}));
      }
      response.writeHead(isSite ? 200 : (folders[language] ?? 404), { 'Content-Type': 'application/json' });
      const names = ['plone.site_title', 'plone.available_languages', 'plone.default_language'] as const;
      const [first, second, third] = names;
      if (isStarting) return response.end('One moment');
      return response.end(JSON.stringify({ [first]: title, [second]: available, [third]: preferred }));
    });
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const { port } = listening.address() as AddressInfo;
    return { api: new URL(`http://127.0.0.1:${port}/Plone`), asked };
  }

  test.each<[string, Plone, object]>([
    [
      'with both folders, one of them for members only',
      { title: 'Warte', folders: { de: 200, en: 401 } },
      { siteTitle: 'Warte', languages: ['de', 'en'], defaultLanguage: 'de', languageFolders: true },
    ],
    [
      'with a folder of one language, whatever else it offers',
      { available: ['en', 'fr'], preferred: 'fr', folders: { en: 200 } },
      { languages: ['en'], defaultLanguage: 'en', languageFolders: true },
    ],
    [
      'without folders',
      { available: ['en'], preferred: 'en' },
      { languages: ['en'], defaultLanguage: 'en', languageFolders: false },
    ],
  ])('%s', async (_, plone, expected) => {
    const { api } = await serve(() => plone);
    expect(await describePlone(api)()).toMatchObject(expected);
  });

  test('tells which pages it has, moved ones too, its logo and footer; site actions that Plone brings are none', async () => {
    const link = { title: 'Society', href: [{ '@id': '/en/society' }], openInNewTab: true };
    const plone: Plone = {
      folders: { de: 200, en: 200 },
      answers: {
        '/de/impressum': {},
        '/de/anfahrt': { status: 301 },
        '/de/press': { status: 401 },
        '/de/intranet': { status: 401 },
        '/en/@inherit': {
          body: {
            'voltolighttheme.footer': {
              data: { footer_links: { blocks: { a: link }, blocks_layout: { items: ['a'] } } },
            },
          },
        },
        '/de/@inherit': {
          body: { 'voltolighttheme.header': { data: { logo: { download: '/@@images/logo-1.svg' } } } },
        },
        '/de/@actions': {
          body: {
            site_actions: [
              { id: 'sitemap', title: 'Übersicht', url: '/sitemap' },
              { id: 'imprint', title: 'Impressum', url: '/de/recht' },
            ],
          },
        },
      },
    };
    const { api } = await serve(() => plone);
    expect(await describePlone(api)()).toMatchObject({
      sitePages: ['/de/intranet', '/de/anfahrt', '/de/impressum'],
      siteLogo: '/@@images/logo-1.svg',
      footerLinks: {
        de: [{ title: 'Impressum', href: '/de/recht', openInNewTab: false }],
        en: [{ title: 'Society', href: '/en/society', openInNewTab: true }],
      },
    });
  });

  test.each<[string, boolean, Plone['answers']]>([
    ['with the add-on', false, { '': { body: { '@components': { fzjsettings: { '@id': '/x' } } } } }],
    ['without it', true, { '': { body: { '@components': { actions: { '@id': '/x' } } } } }],
    ['that keeps its root from visitors', false, { '': { status: 401, body: { type: 'Unauthorized' } } }],
    ['whose root is no content', false, { '': { body: ['@components'] } }],
  ])('one %s: that the add-on is missing is said to be %s', async (_, expected, answers = {}) => {
    const { api } = await serve(() => ({ folders: { de: 200, en: 200 }, answers }));
    expect((await describePlone(api)()).isStock ?? false).toBe(expected);
  });

  test('is asked once for many pages, and again a minute later while the old answer still serves', async () => {
    let title = 'Alt';
    let time = 0;
    const { api, asked } = await serve(() => ({ title, folders: { de: 200, en: 200 } }));
    const describeIt = describePlone(api, () => time);
    await Promise.all([describeIt(), describeIt()]);
    await describeIt();
    expect(asked.filter((path) => path.endsWith('/@site'))).toHaveLength(1);
    title = 'Neu';
    time = 61_000;
    expect((await describeIt()).siteTitle).toBe('Alt');
    await expect.poll(async () => (await describeIt()).siteTitle).toBe('Neu');
  });

  test('that does not answer is taken for one with everything, and is tried again', async () => {
    let isStarting = true;
    let time = 0;
    const { api, asked } = await serve(() => ({ title: 'Wieder da', folders: { de: 200 }, isStarting }));
    const describeIt = describePlone(api, () => time);
    expect(await describeIt()).toEqual(unknownSite);
    const calls = asked.length;
    isStarting = false;
    expect(await describeIt()).toEqual(unknownSite);
    expect(asked).toHaveLength(calls);
    time += 6_000;
    expect((await describeIt()).siteTitle).toBe('Wieder da');
  });
});
