import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import { createTestCms, testOrigin, type TestCms } from '~test/support/test-cms';

const secret = 'Tiefseegraben';
const day = 24 * 60 * 60 * 1000;
const page = '/de/entwurf';
const way = `${page}/@preview-links`;

const everything = { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de' };

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/de/geheim', type: 'Document', title: secret, state: 'private' },
  { path: '/de/geheim/bild', type: 'Image', title: secret, fields: { image: { picture: 'b.png' } } },
  { path: '/de/offen', type: 'Document', title: 'Offen' },
  {
    path: page,
    type: 'Document',
    title: 'Neue Anlage',
    state: 'private',
    fields: { preview_image_link: '/de/entwurf/bild' },
    blocks: [
      { '@type': 'title' },
      { '@type': 'image', url: '/de/entwurf/bild', alt: '' },
      { '@type': 'teaser', href: [{ '@id': '/de/geheim' }], overwrite: false },
      { '@type': 'teaser', href: [{ '@id': '/de/entwurf/unterseite' }], overwrite: false },
      { '@type': 'teaser', href: [{ '@id': page }], overwrite: false },
    ],
  },
  { path: '/de/entwurf/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'b.png' } } },
  { path: '/de/entwurf/datei', type: 'File', title: 'Datei', fields: { file: { file: 'datei.txt' } } },
  { path: '/de/entwurf/unterseite', type: 'Document', title: secret, state: 'private' },
  {
    path: '/de/entwurf/unterseite/bild',
    type: 'Image',
    title: secret,
    fields: { image: { picture: 'b.png' } },
  },
];

interface Link {
  '@id': string;
  id: string;
  author: string;
  author_name: string;
  expires: string;
  url: string;
}

let cms: TestCms;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-11-01T12:00:00Z');
  cms = await createTestCms({ items, now: () => now });
});

const make = (json: unknown = { days: 7 }, as = 'editor', path = way) => cms.ask(path, { as, json });
const made = async (json?: unknown, as?: string, path?: string) =>
  (await (await make(json, as, path)).json()) as Link;
const listed = async (as = 'editor') =>
  ((await (await cms.ask(way, { as })).json()) as { items: Link[]; items_total: number }).items;
const pathOf = (url: string) => new URL(url).pathname;
const body = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** What anybody gets who asks for the address of a link, or for what lies behind it. */
const look = (url: string, behind = '') => cms.ask(pathOf(url) + behind);

async function expectGone(response: Response): Promise<void> {
  expect(response.status).toBe(410);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({
    error: { type: 'Gone', message: 'This preview link shows nothing any more.' },
  });
}

describe('The preview links of a page', () => {
  test('are made, listed with who made them and until when, and revoked', async () => {
    const link = await made();
    expect(link).toMatchObject({ author: 'editor', expires: new Date(now + 7 * day).toISOString() });
    expect(link.author_name).not.toBe('');
    expect(link.url).toMatch(new RegExp(`^${testOrigin}${page}/@preview/[\\w.-]+$`));
    expect(await listed('siteadmin')).toEqual([link]);
    const address = pathOf(link['@id']);
    expect((await cms.ask(address, { as: 'siteadmin', method: 'DELETE' })).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await cms.ask(address, { as: 'editor', method: 'DELETE' })).status).toBe(404);
    await expectGone(await look(link.url));
  });

  test.each(['', 'member', 'reviewer'])('are nobody’s who may not edit it: %s', async (login) => {
    const link = await made();
    const as = login === '' ? {} : { as: login };
    for (const [method, path] of [
      ['GET', way],
      ['POST', way],
      ['DELETE', `${way}/${link.id}`],
    ] as const) {
      const answer = await cms.ask(path, { ...as, method, ...(method !== 'GET' && { json: { days: 1 } }) });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain(link.id);
    }
    expect(await listed()).toHaveLength(1);
  });

  test.each([0, 31, 1.5, -1, '7', null, [7], undefined])('are refused for %s days', async (days) => {
    expect((await make({ days })).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  test('are for pages that not everybody sees, and no site has one', async () => {
    expect((await make({ days: 1 }, 'siteadmin', '/de/offen/@preview-links')).status).toBe(400);
    const answer = await cms.ask('/de/offen/@preview-links', { as: 'siteadmin' });
    expect(await body(answer)).toMatchObject({ public: true, items: [] });
    expect(await body(await cms.ask(way, { as: 'editor' }))).toMatchObject({ public: false });
    expect((await make({ days: 1 }, 'admin', '/@preview-links')).status).toBe(404);
  });

  test('are twenty at most; what has ended counts no more', async () => {
    for (let count = 0; count < 20; count += 1) expect((await make({ days: 1 })).status).toBe(201);
    expect((await make({ days: 1 })).status).toBe(400);
    now += day;
    expect(await listed()).toEqual([]);
    expect((await make({ days: 1 })).status).toBe(201);
    expect(cms.repository.records('preview-links')).toMatchObject([[expect.anything(), [{}]]]);
  });

  test('go with it, do not come back from the trash, and its copy has none', async () => {
    const link = await made();
    const copy = await cms.ask('/de/@copy', { as: 'editor', json: { source: page } });
    const [{ target } = { target: '' }] = (await copy.json()) as { target: string }[];
    expect(await body(await cms.ask(`${pathOf(target)}/@preview-links`, { as: 'editor' }))).toMatchObject({
      items: [],
    });
    await cms.ask(page, { as: 'siteadmin', method: 'DELETE' });
    expect(cms.repository.records('preview-links')).toEqual([]);
    const trash = (await body(await cms.ask('/@trash', { as: 'siteadmin' }))) as { items: { UID: string }[] };
    const uid = trash.items[0]?.UID ?? '';
    const back = await cms.ask(`/@trash/${uid}/restore`, { as: 'siteadmin', json: {} });
    expect(back.ok).toBe(true);
    expect(await listed()).toEqual([]);
    await expectGone(await look(link.url));
  });

  test('move along with it', async () => {
    const link = await made();
    await cms.ask(page, { as: 'siteadmin', method: 'PATCH', json: { id: 'neue-anlage' } });
    const moved = pathOf(link.url).replace(page, '/de/neue-anlage');
    expect((await cms.ask(moved)).status).toBe(200);
    const old = await look(link.url);
    expect(old.status).toBe(302);
    expect(old.headers.get('location')).toBe(`${testOrigin}/++api++${moved}`);
    expect((await look(link.url.replace(/.$/, ''))).status).toBe(401);
  });

  test.each([
    `${page}?expand=actions,breadcrumbs,types,workflow,translations,inherit,aliases`,
    `${page}/@history`,
    '/de/@search?metadata_fields=_all&fullobjects=1',
  ])('are in nothing that is read of it: %s', async (path) => {
    const { id } = await made();
    expect(await (await cms.ask(path, { as: 'editor' })).text()).not.toContain(id);
  });
});

describe('A preview', () => {
  test('shows the page as visitors will see it, to anybody, and no cache keeps it', async () => {
    const { url, expires } = await made();
    const answer = await look(url, '?include_items=false&expand=breadcrumbs,actions,contextnavigation');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await body(answer)).toMatchObject({
      '@id': url,
      title: 'Neue Anlage',
      seo_noindex: true,
      seo_canonical_url: testOrigin + page,
      preview: { expires, public: false },
      '@components': { breadcrumbs: { items: [{ '@id': url }] } },
    });
    expect((await cms.ask(page)).status).toBe(401);
  });

  test('is the same for those who may do more', async () => {
    const { url } = await made();
    const path = `${pathOf(url)}?expand=actions`;
    expect(await body(await cms.ask(path, { as: 'siteadmin' }))).toEqual(await body(await cms.ask(path)));
  });

  test('tells nothing else that is not public', async () => {
    const { url } = await made();
    const expand = 'actions,breadcrumbs,contextnavigation,navigation,translations,workflow,types,inherit';
    const text = await (await look(url, `?fullobjects=1&expand=${expand}`)).text();
    expect(text).not.toContain(secret);
    for (const behind of [
      '/@search?metadata_fields=_all',
      `/@querystring-search?query=${encodeURIComponent(JSON.stringify({ query: [everything] }))}`,
      '/@contextnavigation',
    ]) {
      const answer = await look(url, behind);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(secret);
    }
  });

  test('has its pictures and files below its own address', async () => {
    const { url } = await made();
    const text = await (await look(url)).text();
    const pictures = text.match(new RegExp(`${testOrigin}/[^"]*/@@images/[^"]*`, 'g')) ?? [];
    for (const each of pictures) expect(each.startsWith(`${url}/`)).toBe(true);
    expect(text).toContain(`${url}/bild`);
    expect(text).toContain(`"base_path":"${pathOf(url)}/bild"`);
    expect(text).not.toContain(`${url}/unterseite`);
    for (const behind of ['/bild/@@images/image/preview', '/bild/@@images/image', '/datei/@@download/file']) {
      // As a browser asks for a picture.
      const answer = await cms.ask(`/${pathOf(url)}${behind}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect((await cms.ask(`/${page}${behind}`)).status).toBe(302);
    }
  });

  test('ends by itself', async () => {
    const { url } = await made({ days: 1 });
    now += day - 1;
    expect((await look(url)).status).toBe(200);
    now += 1;
    await expectGone(await look(url));
    await expectGone(await look(url, '/bild/@@images/image'));
  });

  test('ends when whoever made it may not see the page any more', async () => {
    const { url } = await made();
    await cms.repository.write((transaction, reader) => {
      const item = reader.byPath(page);
      if (item) transaction.put({ ...item, creators: ['admin'], localRoles: {}, blocksInheritance: true });
      const editor = reader.user('editor');
      if (editor) transaction.setUser({ ...editor, roles: [], groups: [] });
    });
    await expectGone(await look(url));
    await cms.repository.write((transaction) => transaction.removeUser('editor'));
    await expectGone(await look(url));
  });

  test('says so once everybody sees the page', async () => {
    const { url } = await made();
    await cms.ask(`${page}/@workflow/publish`, { as: 'siteadmin', json: {} });
    expect(await body(await look(url))).toMatchObject({ preview: { public: true } });
  });
});

describe('A token that opens nothing', () => {
  test.each([
    ['none', () => ''],
    ['a forged one', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['one that ends later', (token: string) => token.replace(/^\w/, (first) => (first === 'm' ? 'n' : 'z'))],
    ['one with more', (token: string) => `${token}.x`],
    ['no token', () => '@@images'],
    ['a name of JavaScript’s', () => '__proto__'],
    ['a book', () => 'x'.repeat(1500)],
  ])('has one answer: %s', async (_what, forge) => {
    const { url } = await made();
    const token = pathOf(url).split('/').at(-1) ?? '';
    await expectGone(await cms.ask(`${page}/@preview/${forge(token)}`));
    await expectGone(await cms.ask(`${page}/@preview/${forge(token)}`, { as: 'siteadmin' }));
  });

  test('is another page’s', async () => {
    const { url } = await made();
    const token = pathOf(url).split('/').at(-1);
    await made({ days: 1 }, 'siteadmin', '/de/geheim/@preview-links');
    for (const other of ['/de/geheim', '/de/entwurf/unterseite', '/de/offen', ''])
      await expectGone(await cms.ask(`${other}/@preview/${token}`));
  });

  test('is counted, and a good one is not', async () => {
    const { url } = await made();
    for (let count = 0; count < 40; count += 1) expect((await look(url)).status).toBe(200);
    for (let count = 0; count < 30; count += 1) await expectGone(await look(`${url}x`));
    expect((await look(`${url}x`)).status).toBe(429);
    expect((await look(url)).status).toBe(200);
  });
});

describe('Behind a good token', () => {
  test.each([
    '/unterseite',
    '/unterseite/@@images/preview_image/large',
    '/unterseite/bild/@@images/image',
    '/bild',
    '/bild/@@images/image/x/y',
    '/..%2fgeheim',
    '/%2e%2e/geheim/bild/@@images/image',
    '/@@images/blocks',
    '/@@images/__parent__',
    '/@types',
    '/@history',
    '/@sharing',
    '/@preview-links',
    '/@form-ticket',
    '/@preview/x',
    '/@@images',
  ])('nothing else lies: %s', async (behind) => {
    const { url } = await made();
    const answer = await look(url, behind);
    expect([400, 401, 404, 410]).toContain(answer.status);
    expect(await answer.text()).not.toContain(secret);
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('nothing is written: %s', async (method) => {
    const { url } = await made();
    for (const behind of ['', '/@comments', '/@contact-form', '/@search', '/bild'])
      expect(
        (await cms.ask(pathOf(url) + behind, { as: 'siteadmin', method, json: { title: 'x' } })).status,
      ).toBe(404);
    expect(await body(await cms.ask(page, { as: 'editor' }))).toMatchObject({ title: 'Neue Anlage' });
  });
});
