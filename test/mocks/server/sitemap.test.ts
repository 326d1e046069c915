import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedReader, type PublicReader } from '~mocks/server/public-reader';
import { answerSearchEngine, isForSearchEngines } from '~mocks/server/sitemap';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { childrenOf, readXml, textOf } from './feed-reader';

const origin = 'http://portal.example';
const config = { languages: ['de', 'en'], languageFolders: true } as const;
const picture = {
  data: 'R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
  encoding: 'base64',
  filename: 'bild.gif',
  'content-type': 'image/gif',
};
let cms: TestCms;
let reader: PublicReader;

const answer = (pathname: string, by = reader) =>
  answerSearchEngine({ pathname, origin, config, reader: by });

async function addressesIn(pathname: string, by = reader): Promise<(string | undefined)[]> {
  const sent = await answer(pathname, by);
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const list = readXml(await sent.text());
  return list.children.map((each) => textOf(each, 'loc'));
}

async function add(place: string, change: Record<string, unknown>, isPublished = true): Promise<void> {
  expect((await cms.ask(place, { as: 'admin', json: { '@type': 'Document', ...change } })).status).toBe(201);
  if (isPublished)
    await cms.ask(`${place}/${String(change.id)}/@workflow/publish`, { as: 'admin', json: {} });
}

beforeAll(async () => {
  cms = await createTestCms();
  reader = embeddedReader(cms, { origin, address: '127.0.0.1' });
  await add('/de', { id: 'seite', title: 'A & B' });
  await add('/de', { id: 'geheim', title: 'Geheim' }, false);
  await add('/de', { '@type': 'Image', id: 'bild', title: 'Bild', image: picture }, false);
});

describe('the list of pages for search engines', () => {
  test('names a list for each language, and these what everybody may view', async () => {
    expect(await addressesIn('/sitemap.xml')).toEqual([
      `${origin}/sitemap-de-1.xml`,
      `${origin}/sitemap-en-1.xml`,
    ]);
    const pages = await addressesIn('/sitemap-de-1.xml');
    expect(pages).toContain(`${origin}/de/seite`);
    expect(pages.filter((address) => /geheim|bild$/.test(address ?? ''))).toEqual([]);
    expect(pages.filter((address) => !address?.startsWith(`${origin}/de`))).toEqual([]);
  });

  test('says when a page was changed', async () => {
    const list = readXml(await (await answer('/sitemap-de-1.xml')).text());
    for (const url of childrenOf(list, 'url'))
      expect(new Date(textOf(url, 'lastmod') ?? '').getTime()).toBeGreaterThan(0);
  });

  test('names what lies in no language too, persons for one, by the folder at the root', async () => {
    const id = (name: string) => `http://cms.example/Plone/++api++/${name}`;
    const atRoot = [
      { '@id': id('de'), '@type': 'LRF' },
      { '@id': id('fr'), '@type': 'LRF' },
      { '@id': id('assets'), '@type': 'LIF' },
      { '@id': id('logo.png'), '@type': 'Image' },
      { '@id': id('profile'), '@type': 'Folder' },
      { '@id': id('%3Cb%3E'), '@type': 'Folder' },
      { '@id': id('x'.repeat(200)), '@type': 'Folder' },
      { '@id': 7, '@type': null },
      'profile',
    ];
    const asked: string[] = [];
    const plone: PublicReader = {
      ...reader,
      ask: (path) => {
        asked.push(path);
        return Promise.resolve(Response.json({ items: path.startsWith('/@') ? atRoot : [], items_total: 1 }));
      },
    };
    expect(await addressesIn('/sitemap.xml', plone)).toEqual([
      `${origin}/sitemap-de-1.xml`,
      `${origin}/sitemap-en-1.xml`,
      `${origin}/sitemap-profile-1.xml`,
    ]);
    expect((await answer('/sitemap-profile-1.xml', plone)).status).toBe(200);
    expect(asked.at(-1)).toMatch(/^\/profile\/@search\?/);
    for (const name of ['fr', 'assets', 'logo.png', 'constructor'])
      expect((await answer(`/sitemap-${name}-1.xml`, plone)).status).toBe(404);
  });

  test('comes in parts of a thousand pages', async () => {
    const asked: string[] = [];
    const large: PublicReader = {
      ask: (path) => {
        asked.push(path);
        return Promise.resolve(Response.json({ items: [], items_total: 2_500 }));
      },
      ownAddress: (own) => own,
    };
    expect((await addressesIn('/sitemap.xml', large)).slice(0, 4)).toEqual(
      [1, 2, 3].map((part) => `${origin}/sitemap-de-${part}.xml`).concat(`${origin}/sitemap-en-1.xml`),
    );
    await answer('/sitemap-en-3.xml', large);
    expect(asked.at(-1)).toMatch(/^\/en\/@search\?.*b_start=2000&b_size=1000/);
    expect((await answer('/sitemap-en-4.xml', large)).status).toBe(404);
    expect((await answer('/sitemap-fr-1.xml', large)).status).toBe(404);
  });

  test('a CMS that does not answer is told as such', async () => {
    const broken = { ...reader, ask: () => Promise.reject(new Error('gone')) };
    expect((await answer('/sitemap.xml', broken)).status).toBe(502);
  });

  test('robots learn where it lies, and which screens say nothing', async () => {
    const text = await (await answer('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain('Disallow: /*/login$');
    expect(text).not.toContain('++api++');
  });

  test.each([
    [
      'User-agent: *\nDisallow: /de/intern\nSitemap: {portal_url}/sitemap.xml.gz',
      `\nSitemap: ${origin}/sitemap.xml\n`,
    ],
    ['User-agent: *\nDisallow: /de/intern', `\n\nSitemap: ${origin}/sitemap.xml\n`],
  ])('robots learn what the control panel says: %j', async (stored, end) => {
    const site = { ask: () => Promise.resolve(Response.json({ 'plone.robots_txt': stored })) };
    const text = await (await answer('/robots.txt', { ...reader, ...site })).text();
    expect(text).toBe(`User-agent: *\nDisallow: /de/intern${end}`);
  });

  test('the words that Plone ships keep nobody from what pages are drawn by', async () => {
    const shipped = '# Add Googlebot-specific syntax extension …\nUser-Agent: Googlebot\nDisallow: /*?\n';
    for (const site of [
      () => Promise.resolve(Response.json({ 'plone.robots_txt': shipped })),
      () => Promise.reject(new Error('gone')),
    ])
      expect(await (await answer('/robots.txt', { ...reader, ask: site })).text()).not.toContain(
        'Disallow: /*?\n',
      );
  });

  test.each(['/sitemap-de-0.xml', '/sitemap-de-100.xml', '/de/sitemap.xml', '/sitemap-../x-1.xml'])(
    '%s is none',
    (path) => expect(isForSearchEngines(path)).toBe(false),
  );
});
