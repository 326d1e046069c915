import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const restricted = { restricted: true, restricted_token: 'Ebbe-und-Flut' };
const locked = { type: 'File', fields: { file: { file: 'zu.pdf' }, ...restricted } } as const;

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/de/zu.pdf', title: 'Zu', ...locked },
  {
    path: '/de/rest.pdf',
    type: 'File',
    title: 'Nicht mehr beschränkt',
    fields: { file: { file: 'rest.pdf' }, restricted_token: 'Springtide' },
  },
  { path: '/de/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'b.png' }, ...restricted } },
  { path: '/de/offen.pdf', type: 'File', title: 'Offen', fields: { file: { file: 'offen.pdf' } } },
  { path: '/de/ordner', type: 'Document', title: 'Ordner' },
  { path: '/de/ordner/innen', type: 'Document', title: 'Innen' },
  { path: '/de/ordner/innen/zu.pdf', title: 'Innen zu', ...locked },
  { path: '/de/akten', type: 'Document', title: 'Akten' },
  { path: '/de/akten/gruen', type: 'Document', title: 'Grün' },
  { path: '/de/akten/rot', type: 'Document', title: 'Rot', state: 'private' },
  { path: '/de/akten/rot/zu.pdf', title: 'Rot zu', ...locked },
  { path: '/de/vorlage', type: 'Document', title: 'Vorlage', state: 'pending' },
  { path: '/de/vorlage/zu.pdf', title: 'Vorlage zu', ...locked },
  { path: '/de/werkstatt', type: 'Document', title: 'Werkstatt' },
  { path: '/de/mappe', type: 'Document', title: 'Mappe' },
  { path: '/de/mappe/heft', type: 'Document', title: 'Heft', state: 'pending', fields: restricted },
];

const workshop = '/de/werkstatt';
let cms: TestCms;

const share = (path: string, roles: object) =>
  cms.ask(`${path}/@sharing`, { as: 'admin', json: { entries: [{ id: 'member', type: 'user', roles }] } });

beforeEach(async () => {
  cms = await createTestCms({ items, rateLimits: false });
  await share(workshop, { Contributor: true });
});

const paste = (source: unknown, as: string, verb = '@copy') =>
  cms.ask(`${workshop}/${verb}`, { as, json: { source } });

const pasted = () => {
  const folder = cms.repository.byPath(workshop);
  return folder ? cms.repository.childrenOf(folder).map(({ id }) => id) : [];
};

describe('content with an unlock token', () => {
  test.each([['/de/zu.pdf'], ['/de/rest.pdf'], ['/de/bild'], ['/de/ordner'], ['/de/ordner/innen']])(
    '%s is copied by those alone who may change it',
    async (source) => {
      const refused = await paste([source, '/de/offen.pdf'], 'member');
      expect([refused.status, await refused.json()]).toEqual([403, null]);
      expect(pasted()).toEqual([]);
      expect((await paste(source, 'editor')).status).toBe(200);
      expect(pasted()).toEqual([source.split('/').at(-1)]);
    },
  );

  test('other content is copied by whoever sees it', async () => {
    expect((await paste('/de/offen.pdf', 'member')).status).toBe(200);
    const copy = cms.repository.byPath(`${workshop}/offen.pdf`);
    expect(copy?.localRoles).toEqual({ member: ['Owner'] });
  });

  test('is not moved to where more is allowed', async () => {
    await share('/de/vorlage', { Editor: true });
    await share(workshop, { Contributor: true, Editor: true });
    expect((await paste('/de/vorlage/zu.pdf', 'member', '@move')).status).toBe(403);
    expect((await paste('/de/vorlage', 'member', '@move')).status).toBe(403);
    expect(cms.repository.byPath('/de/vorlage/zu.pdf')).toBeDefined();
    expect((await paste('/de/vorlage/zu.pdf', 'siteadmin', '@move')).status).toBe(200);
  });
});

test('a working copy of content with an unlock token is for those alone who may change it', async () => {
  await share('/de/mappe', { Contributor: true, Editor: true });
  const checkOut = (as: string) => cms.ask('/de/mappe/heft/@workingcopy', { as, method: 'POST', json: {} });
  expect((await checkOut('member')).status).toBe(403);
  expect((await checkOut('siteadmin')).status).toBe(201);
});

test('a copied folder takes along what its copier sees, no private pages', async () => {
  expect((await paste('/de/akten', 'member')).status).toBe(200);
  const copy = cms.repository.byPath(`${workshop}/akten`);
  expect(copy && cms.repository.childrenOf(copy).map(({ id }) => id)).toEqual(['gruen']);
  expect((await paste('/de/akten', 'editor')).status).toBe(200);
  expect(cms.repository.byPath(`${workshop}/copy_of_akten/rot/zu.pdf`)).toBeDefined();
});
