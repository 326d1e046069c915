import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import { seedUid } from '~mocks/seed/uids';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

const secret = '/de/geheim';
const open = '/de/geheim/offen';
const uid = seedUid(secret);
const private_ = { state: 'private' } as const;

/** A private page with a public one below it, and a public page that leads to private content in every way. */
const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  {
    path: secret,
    type: 'Document',
    title: 'Verschlusssache',
    fields: { relatedItems: ['/de/ziel'] },
    ...private_,
  },
  { path: `${secret}/bild`, type: 'Image', title: 'Plan', fields: { image: { picture: 'plan.png' } } },
  { path: open, type: 'Document', title: 'Offen' },
  {
    path: `${secret}/institut`,
    type: 'Institut',
    title: 'Geheiminstitut',
    fields: { token: 'gi' },
    ...private_,
  },
  { path: '/de/verweis', type: 'Link', title: 'Verweis', fields: { remoteUrl: secret } },
  {
    path: '/de/tuer',
    type: 'Link',
    title: 'Tür',
    fields: { remoteUrl: 'https://example.org/hinterzimmer' },
    ...private_,
  },
  { path: '/de/ziel', type: 'Document', title: 'Ziel' },
  {
    path: '/de/seite',
    type: 'Meldung',
    title: 'Seite',
    fields: { relatedItems: [secret, '/de/ziel'], preview_image_link: `${secret}/bild`, institutes: ['gi'] },
    blocks: [
      { '@type': 'teaser', href: [{ '@id': secret, title: 'Verschlusssache' }], overwrite: false },
      { '@type': 'image', url: `${secret}/bild`, alt: '' },
      { '@type': 'gridBlock', href: [{ '@id': secret, title: 'Verschlusssache' }] },
      {
        '@type': 'slate',
        value: [
          { type: 'p', children: [{ type: 'link', data: { url: secret }, children: [{ text: 'dort' }] }] },
          { type: 'p', children: [{ type: 'link', data: { url: '/de/tuer' }, children: [{ text: 'da' }] }] },
        ],
      },
    ],
  },
];

const redirects = { '/de/alter-name': secret };

let cms: TestCms;
beforeEach(async () => {
  cms = await createTestCms({ items, redirects, rateLimits: false });
});

const body = async (path: string, as?: string): Promise<string> =>
  (await cms.ask(path, as === undefined ? {} : { as })).text();

const json = async (path: string, as?: string): Promise<Record<string, unknown>> =>
  JSON.parse(await body(path, as)) as Record<string, unknown>;

/** Everything that would tell of the private content. */
const tales = /Verschlusssache|\/geheim|hinterzimmer|Geheiminstitut|"Plan"/;

describe('who may not view content is not told of it', () => {
  test.each([
    '/de/seite?expand=breadcrumbs,navigation,contextnavigation,aliases&metadata_fields=_all',
    '/de?metadata_fields=_all&fullobjects=1',
    '/de/verweis',
    '/de/@navigation?expand.navigation.depth=4',
    '/de/@search?metadata_fields=_all',
    '/de/@search?fullobjects=1&SearchableText=Seite',
    '/@relations?relation=relatedItems',
    `/@relations?source=${seedUid('/de/seite')}`,
    `/@linkintegrity?uids=${seedUid('/de/ziel')}`,
    '/@vocabularies/portal.vocabularies.institutes',
  ])('by %s', async (path) => {
    for (const as of [undefined, 'member']) {
      // The public page below the private one is found by its own path.
      const told = (await body(path, as)).replaceAll(open, '');
      expect(told).not.toMatch(/"error"|"type":"\w+Error"/);
      expect(told).not.toMatch(tales);
    }
    expect(await body(path, 'admin')).not.toBe(await body(path));
  });

  test('by the page below it, in breadcrumbs, container and what it inherits', async () => {
    const page = await json(`${open}?expand=breadcrumbs,inherit,navroot,fzjsettings,nearest-institut`);
    expect(JSON.stringify(page)).not.toContain('Verschlusssache');
    expect(page.parent).toEqual({ '@id': `${testOrigin}${secret}` });
    expect(await json(`${open}/@breadcrumbs`)).toMatchObject({
      items: [{ '@id': `${testOrigin}${open}`, title: 'Offen' }],
    });
    expect(await json(`${open}/@breadcrumbs`, 'editor')).toMatchObject({
      items: [{ title: 'Verschlusssache' }, {}],
    });
  });

  test('by a UID', async () => {
    for (const as of [undefined, 'member']) {
      const response = await cms.ask(`/resolveuid/${uid}`, as === undefined ? {} : { as });
      expect([response.status, response.headers.get('location')]).toEqual([401, null]);
    }
    const followed = await cms.ask(`/resolveuid/${uid}`, { as: 'editor' });
    expect(followed.headers.get('location')).toContain(secret);
  });

  test('by an address that it had before', async () => {
    const response = await cms.ask('/de/alter-name');
    expect([response.status, response.headers.get('location')]).toEqual([401, null]);
    const followed = await cms.ask('/de/alter-name', { as: 'editor' });
    expect([followed.status, followed.headers.get('location')]).toEqual([
      302,
      `${testOrigin}/++api++${secret}`,
    ]);
  });

  test('by the number of relations', async () => {
    expect((await json('/@relations')).stats).toEqual({ relatedItems: 1 });
    expect((await json('/@relations', 'admin')).stats).toMatchObject({
      relatedItems: 3,
      preview_image_link: 1,
    });
  });

  test('by a query for what lies below it', async () => {
    const search = async (o: string, v: string): Promise<unknown> => {
      const query = [{ i: 'path', o: `plone.app.querystring.operation.${o}`, v }];
      const response = await cms.ask('/de/ziel/@querystring-search', { json: { query } });
      return ((await response.json()) as { items_total: number }).items_total;
    };
    expect(await search('string.relativePath', '../geheim')).toBe(
      await search('string.relativePath', '../gibt-es-nicht'),
    );
    expect(await search('string.absolutePath', uid)).toBe(
      await search('string.absolutePath', 'f'.repeat(32)),
    );
  });
});

describe('what is written names no content that the writer may not view', () => {
  const write = async (fields: object): Promise<Response> => {
    const share = [{ id: 'member', type: 'user', roles: { Editor: true, Contributor: true } }];
    await cms.ask('/de/seite/@sharing', { as: 'admin', json: { entries: share } });
    return cms.ask('/de/seite', { as: 'member', method: 'PATCH', json: fields });
  };

  test.each([[secret], [uid], [`${testOrigin}${secret}`]])('as a related item, by %s', async (name) => {
    const [known, unknown] = [
      await write({ relatedItems: [name] }),
      await write({ relatedItems: ['/de/nichts'] }),
    ];
    expect([known.status, unknown.status]).toEqual([400, 400]);
  });

  test('as a link, which stays the text that it was', async () => {
    const blocks = { a: { '@type': 'teaser', href: [{ '@id': secret }] } };
    expect((await write({ blocks, blocks_layout: { items: ['a'] } })).status).toBe(204);
    expect(JSON.stringify(cms.repository.byPath('/de/seite')?.fields.blocks)).not.toContain(uid);
  });

  test('and takes nothing away that they were not shown', async () => {
    const page = await json('/de/seite', 'member');
    expect(page.relatedItems).toMatchObject([{ title: 'Ziel' }]);
    expect((await write({ relatedItems: page.relatedItems, preview_image_link: null })).status).toBe(204);
    const { relatedItems, preview_image_link } = cms.repository.byPath('/de/seite')?.fields ?? {};
    expect(relatedItems).toEqual([seedUid('/de/ziel'), uid]);
    expect(preview_image_link).toBe(seedUid(`${secret}/bild`));
  });
});

describe('vocabularies of people and groups are for those who edit', () => {
  test.each(
    ['Users', 'Groups', 'Principals']
      .map((name) => `plone.app.vocabularies.${name}`)
      .concat('plone.app.users.group_ids'),
  )('%s', async (name) => {
    const status = async (as?: string) =>
      (await cms.ask(`/de/ziel/@vocabularies/${name}`, as === undefined ? {} : { as })).status;
    expect([await status(), await status('member'), await status('editor')]).toEqual([401, 403, 200]);
  });
});
