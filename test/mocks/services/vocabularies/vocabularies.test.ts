import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { json } from '../json';

interface Body {
  '@id': string;
  items: { token: string; title: string; url?: string }[];
  items_total?: number;
  batching?: { next?: string };
}

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/en', type: 'LRF', title: 'English' },
      { path: '/de/a', type: 'Document', title: 'A', subjects: ['Größe', 'Prize'] },
      { path: '/de/i', type: 'Institut', title: 'Zellen', fields: { name: 'Zellforschung', token: 'zel' } },
      { path: '/en/i', type: 'Institut', title: 'Cells', fields: { name: 'Cell Research', token: 'zel' } },
      { path: '/de/j', type: 'Institut', title: 'Atome', fields: { token: 'ato' } },
      { path: '/de/k', type: 'Institut', title: 'Geheim', state: 'private', fields: { token: 'geh' } },
      { path: '/de/l', type: 'Institut', title: 'Alt', expires: '2020-01-01', fields: { token: 'alt' } },
      { path: '/de/blog', type: 'BlogFolder', title: 'Blog' },
      { path: '/de/blog/tags', type: 'Document', title: 'Schlagworte' },
      { path: '/de/blog/tags/eis', type: 'BlogTag', title: 'Eis' },
    ],
  });
});

const read = (path: string, as?: string): Promise<Body> => json<Body>(cms.ask(path, as ? { as } : {}));
const tokens = async (path: string, as?: string) => (await read(path, as)).items.map(({ token }) => token);

const roles = '/de/@vocabularies/plone.app.vocabularies.Roles';
const keywords = '/de/@vocabularies/plone.app.vocabularies.Keywords';

test('the list names every vocabulary, for everybody', async () => {
  const list = await json<{ '@id': string; title: string }[]>(cms.ask('/de/@vocabularies'));
  expect(list).toContainEqual({
    '@id': `${testOrigin}/de/@vocabularies/portal.vocabularies.institutes`,
    title: 'portal.vocabularies.institutes',
  });
});

describe('terms', () => {
  test('stand in the language of the path', async () => {
    const months = (path: string) => read(`${path}/@vocabularies/portal.vocabularies.months?token=3`);
    expect((await months('/de')).items).toEqual([{ token: '3', title: 'März' }]);
    expect((await months('/en')).items).toEqual([{ token: '3', title: 'March' }]);
  });

  test.each([
    ['admin', ['Administrators', 'Reviewers', 'Site Administrators']],
    ['editor', ['Reviewers', 'Site Administrators']],
  ])('%s may choose from the groups %o', async (as, expected) => {
    expect(await tokens('/de/@vocabularies/plone.app.users.group_ids', as)).toEqual(expected);
  });

  test.each([
    ['?title=EAD', ['Reader']],
    ['?tokens=Reader&tokens=EDITOR', ['Editor', 'Reader']],
    ['?token=reader&tokens=Editor', ['Reader']],
    ['?tokens=Nix', []],
    ['?title=&token=&b_size=2', ['Anonymous', 'Authenticated']],
  ])('%s gives %o', async (query, expected) => {
    expect(await tokens(`${roles.replace('/de', '/en')}${query}`)).toEqual(expected);
  });

  test.each([
    ['/de', 'plone.app.vocabularies.Catalog', 1],
    ['/de/i', 'plone.app.vocabularies.Catalog', 1],
    ['/en/i', 'plone.app.vocabularies.Catalog', 0],
    ['', 'plone.app.vocabularies.Catalog', 1],
    ['/en', 'plone.app.multilingual.RootCatalog', 1],
  ])('at %s %s knows %d item of the German part', async (path, name, count) => {
    const { UID } = await json<{ UID: string }>(cms.ask('/de/a'));
    expect((await read(`${path}/@vocabularies/${name}?token=${UID}`)).items_total).toBe(count);
  });

  test('given two titles fail', async () => {
    expect((await cms.ask(`${roles}?title=a&title=b`)).status).toBe(500);
  });

  test('come in batches, or all at once without a count', async () => {
    const batch = await read(`${roles}?b_size=3&b_start=3`);
    expect([batch.items.length, batch.items_total, batch.batching?.next]).toEqual([
      3,
      10,
      expect.stringContaining('b_start=6'),
    ]);
    const all = await read(`${roles}?b_size=-1`);
    expect(all).not.toHaveProperty('items_total');
    expect([all.items.length, all['@id']]).toEqual([10, `${testOrigin}${roles}`]);
  });

  test('of content are titled in the language where they can be, and hide what one may not see', async () => {
    const institutes = '/@vocabularies/portal.vocabularies.institutes';
    expect((await read(`/de${institutes}`)).items).toEqual([
      { token: 'ato', title: 'Atome' },
      { token: 'zel', title: 'Zellforschung' },
    ]);
    expect(await tokens(`/de${institutes}`, 'admin')).toEqual(['alt', 'ato', 'geh', 'zel']);
    expect((await read(`/en${institutes}?token=zel`)).items[0]?.title).toBe('Cell Research');
  });

  test('of settings follow what is saved', async () => {
    const locations = '/de/@vocabularies/portal.vocabularies.job_offer_locations';
    expect(await tokens(locations)).toEqual(['main-campus']);
    const own = await createTestCms({
      settings: { 'portal-settings': { job_offer_locations: [{ token: 'x', de: 'Ix', en: 'Ex' }] } as never },
    });
    const body = await json<Body>(own.ask('/en/@vocabularies/portal.vocabularies.job_offer_locations'));
    expect(body.items).toEqual([{ token: 'x', title: 'Ex' }]);
  });

  test('of a blog lie in it alone', async () => {
    const tags = '/@vocabularies/collective.blog.tags';
    expect((await read(`/de/blog/tags${tags}`)).items).toEqual([
      { token: expect.any(String), title: 'Eis', url: `${testOrigin}/de/blog/tags/eis` },
    ]);
    expect(await tokens(`/de${tags}`)).toEqual([]);
  });

  test('keywords are named by base64, users without those of the server', async () => {
    expect((await read(keywords, 'editor')).items).toEqual([
      { token: 'R3LDtsOfZQ==', title: 'Größe' },
      { token: 'UHJpemU=', title: 'Prize' },
    ]);
    const users = await tokens('/de/@vocabularies/plone.app.vocabularies.Users', 'editor');
    expect(users).toContain('editor');
    expect(users).not.toContain('admin');
    const principals = await tokens(
      '/de/@vocabularies/plone.app.vocabularies.Principals?b_size=-1',
      'editor',
    );
    expect(principals).toContain('user__editor');
  });
});

describe('refused is', () => {
  const form = (type: string) => ({ error: { type, message: expect.any(String) } });
  test.each([
    ['/de/@vocabularies/nix', undefined, 404, form('Not Found')],
    [`${roles}?title=a&token=b`, undefined, 400, form('Invalid parameters')],
    [`${roles}?b_size=x`, undefined, 400, { type: 'BadRequest', message: 'Invalid b_size: Not an integer' }],
    [`${roles}?b_size=-2`, undefined, 500, { type: 'AssertionError' }],
    [keywords, undefined, 401, form('Not authenticated')],
    [keywords, 'member', 403, form('Not authorized')],
    ['/de/@vocabularies/Behaviors', 'admin', 500, { type: 'ValueError' }],
    ['/de/a/@sources/title', 'editor', 401, { type: 'Unauthorized' }],
    ['/de/a/@sources', 'admin', 400, form('Bad Request')],
    ['/de/a/@sources/nix', 'admin', 404, form('Not Found')],
    ['/de/a/@sources/language', 'admin', 400, form('Bad Request')],
    ['/de/a/@sources/subjects', 'admin', 500, { message: "'Tuple' object has no attribute 'source'" }],
    ['/de/a/@querysources/preview_image_link?query=a', 'admin', 404, form('Not Found')],
    ['/@userschema/nix', undefined, 400, form('Invalid parameters')],
    ['/de/@userschema', undefined, 404, { type: 'NotFound' }],
    ['/@controlpanels', 'editor', 401, { type: 'Unauthorized' }],
    ['/@controlpanels/nix', 'admin', 404, null],
    ['/@controlpanels/imaging', 'siteadmin', 500, { type: 'AttributeError' }],
    ['/@controlpanels/dexterity-types/Nix', 'admin', 503, { type: 'KeyError', message: "'Nix'" }],
    ['/de/a/@inherit?expand.inherit.behaviors=plone.basic', 'admin', 500, { type: 'AttributeError' }],
  ])('%s to %s with %i', async (path, as, status, body) => {
    const response = await cms.ask(path, as ? { as } : {});
    const answer: unknown = await response.json();
    expect(response.status).toBe(status);
    if (body === null) expect(answer).toBeNull();
    else expect(answer).toMatchObject(body);
  });
});
