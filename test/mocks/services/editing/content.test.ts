import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { versionsOf } from '~mocks/repository/versions';
import { namedScreen, screens } from '@/lib/screens';

type Body = Record<string, unknown>;

let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
});

async function call(method: string, path: string, json?: unknown, as = 'admin', headers = {}) {
  const response = await cms.ask(path, { method, as, headers, ...(json === undefined ? {} : { json }) });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body, response };
}

const add = (path: string, json: unknown, as?: string) => call('POST', path, json, as);
const change = (path: string, json: unknown, as?: string) => call('PATCH', path, json, as);
const get = async (path: string, as = 'admin') => (await call('GET', path, undefined, as)).body;
const ids = async (path: string) =>
  ((await get(path)).items as Body[]).map((each) => String(each['@id']).split('/').pop());

const page = (title: string, more: Body = {}) => ({ '@type': 'Document', title, ...more });
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const image = (filename: string) => ({
  data: pixel,
  encoding: 'base64',
  'content-type': 'image/png',
  filename,
});

describe('adding', () => {
  test('a page gets an id, an owner, the folder’s language and its first version', async () => {
    const { status, body, response } = await add('/de/forschung', page('Über uns', { language: 'en' }));
    expect(status).toBe(201);
    expect(response.headers.get('location')).toBe(body['@id']);
    expect(body).toMatchObject({ id: 'ueber-uns', review_state: 'private', creators: ['admin'] });
    expect(body.language).toMatchObject({ token: 'de' });
    const stored = cms.repository.byPath('/de/forschung/ueber-uns');
    expect(stored?.localRoles).toEqual({ admin: ['Owner'] });
    expect(versionsOf(cms.repository, String(body.UID)).map(({ comment }) => comment)).toEqual([
      'Initial version',
    ]);
  });

  test('the same title again is numbered, and is found at once', async () => {
    await add('/de/forschung', page('Doppelt'));
    expect((await add('/de/forschung', page('Doppelt'))).body.id).toBe('doppelt-1');
    expect((await get('/de/@search?SearchableText=doppelt')).items_total).toBe(2);
  });

  test.each(['History', 'Contents', 'Login', 'Edit', 'Links to item', 'Unlock form', 'Rules'])(
    'a page titled %s gets no id at which the app shows a screen',
    async (title) => {
      const { body } = await add('/de/forschung', page(title));
      expect(body.id).toBe(`${title.toLowerCase().replaceAll(' ', '-')}-1`);
    },
  );

  test.each(['Search', 'Sitemap', 'Profil', 'Register'])(
    'a page titled %s gets another id at the roots alone',
    async (title) => {
      const name = title.toLowerCase();
      expect((await add('/', page(title))).body.id).toBe(`${name}-1`);
      expect((await add('/de', page(title))).body.id).toBe(`${name}-1`);
      expect((await add('/de/forschung', page(title))).body.id).toBe(name);
      const { status, body } = await add('/de', page('Anderes', { id: name }));
      expect([status, body.message]).toEqual([400, `The id "${name}" is reserved.`]);
      await call('POST', '/de/@move', { source: [`/de/forschung/${name}`] });
      expect(await ids('/de')).toContain(`copy_of_${name}`);
    },
  );

  test.each(Object.keys(screens))(
    'a page titled %s is reached by its address, wherever it lies',
    async (title) => {
      for (const folder of ['/', '/de', '/de/forschung']) {
        const { status, body } = await add(folder, page(title));
        expect(status).toBe(201);
        const path = `${folder === '/' ? '' : folder}/${String(body.id)}`;
        // no screen stands there, or one that yields to content
        expect(namedScreen(path)?.yields ?? true).toBe(true);
        expect((await get(path)).UID).toBe(body.UID);
      }
    },
  );

  test('renamed to the name of a screen a page gets another', async () => {
    await add('/de/forschung', page('Alt'));
    expect((await change('/de/forschung/alt', { id: 'contents' })).status).toBe(204);
    expect(await ids('/de/forschung')).toContain('contents-1');
  });

  test.each([
    ['no type', { title: 'x' }, 400, "Property '@type' is required"],
    ['no title', { '@type': 'Document' }, 400, "'field': 'title'"],
    ['an unknown type', { '@type': 'Nope', title: 'x' }, 403, 'No content type with the name'],
    ['a type that lies nowhere', { '@type': 'LRF', title: 'x' }, 403, 'Disallowed subobject type: LRF'],
    ['a post outside of a blog', { '@type': 'Post', title: 'x' }, 403, 'Cannot create Post'],
    ['an id in use', page('x', { id: 'gezeiten' }), 400, 'already in use'],
    ['an id with a slash', page('x', { id: 'a/b' }), 400, 'illegal in URLs'],
    ['the id of a tool', page('x', { id: 'portal_types' }), 400, 'is reserved'],
    ['an id in letters of a language', page('x', { id: 'Ä' }), 400, "'field': 'id'"],
    ['a broken relation', page('x', { relatedItems: ['/nope'] }), 400, '(resolved by path)'],
    [
      'a backward event',
      { '@type': 'Event', title: 'x', start: '2026-05-02', end: '2026-05-01' },
      400,
      'Enddatum',
    ],
    [
      'a picture that is none',
      { '@type': 'Image', image: { ...image('a.txt'), 'content-type': 'text/plain' } },
      400,
      'Bild-Datei',
    ],
    ['a malformed body', 'foo', 500, 'No JSON object could be decoded'],
  ])('%s is refused', async (_, json, status, message) => {
    const before = (await get('/de/forschung')).items_total;
    const answer = await add('/de/forschung', json);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(message);
    expect((await get('/de/forschung')).items_total).toBe(before);
  });

  test('names at the root of the server are for managers', async () => {
    const wish = page('x', { id: 'acl_users' });
    expect((await add('/de/forschung', wish, 'siteadmin')).status).toBe(400);
    expect((await add('/de/forschung', wish)).status).toBe(201);
  });

  test('content called like a service that there is not is found', async () => {
    await add('/de/forschung', page('Kürzel', { id: '@kurz' }));
    expect(await get('/de/forschung/@kurz')).toMatchObject({ title: 'Kürzel' });
    expect(await get('/de/forschung/@kurz/@breadcrumbs')).toMatchObject({ root: expect.any(String) });
  });

  test.each([
    ['member', 401],
    ['reviewer', 401],
  ])('%s may not', async (as, status) =>
    expect((await add('/de/forschung', page('x'), as)).status).toBe(status),
  );

  test('a picture is named after its file and has true pixels', async () => {
    const { body } = await add('/de/bilder', { '@type': 'Image', image: image('Foto Ä.PNG') });
    expect(body).toMatchObject({ id: 'foto-ae.png', title: 'Foto Ä.PNG' });
    expect(body.image).toMatchObject({ width: 1, height: 1, size: 70 });
    const original = await cms.ask('/de/bilder/foto-ae.png/@@images/image');
    expect(Buffer.from(await original.arrayBuffer()).toString('base64')).toBe(pixel);
  });

  test('a blog brings its folders, in which alone authors and tags lie', async () => {
    await add('/en', { '@type': 'BlogFolder', id: 'blog', title: 'Blog' });
    expect(await ids('/en/blog')).toEqual(['authors', 'tags']);
    expect((await add('/en/blog/authors', { '@type': 'Author', title: 'Ada' })).status).toBe(201);
    expect((await add('/en/blog/authors', { '@type': 'BlogTag', title: 'Ada' })).status).toBe(403);
    expect((await add('/en/blog', { '@type': 'Post', title: 'One' })).status).toBe(201);
  });

  test('a translation joins the group of its source', async () => {
    const source = String((await get('/de/forschung/gezeiten')).UID);
    await add('/en/research', page('Tides', { language: 'en', translation_of: source }));
    const { items } = await get('/de/forschung/gezeiten/@translations');
    expect(items).toEqual([{ '@id': 'http://localhost:3000/en/research/tides', language: 'en' }]);
    const again = await add('/en/research', page('Again', { language: 'en', translation_of: source }));
    expect(again.status).toBe(503);
    expect(cms.repository.byPath('/en/research/again')).toBeUndefined();
  });
});

describe('changing', () => {
  const path = '/de/forschung/gezeiten';

  test.each([
    [{ description: null }, 'description', ''],
    [{ title: ' Neu ' }, 'title', 'Neu'],
    [{ subjects: 'allein' }, 'subjects', ['allein']],
    [{ effective: '2026-01-01T10:20:45' }, 'effective', '2026-01-01T10:20:00+00:00'],
    [{ exclude_from_nav: 'yes' }, 'exclude_from_nav', false],
    [{ exclude_from_nav: 'True' }, 'exclude_from_nav', true],
    [{ creators: [] }, 'creators', ['admin']],
    [{ blocks: '{"a": {"@type": "own"}}' }, 'blocks', { a: { '@type': 'own' } }],
  ])('%j', async (json, field, value) => {
    const answer = await call('PATCH', path, json, 'admin', { Prefer: 'return=representation' });
    expect(answer.status).toBe(200);
    expect(answer.body[field]).toEqual(value);
    expect((await get(path))[field]).toEqual(value);
  });

  test.each([
    [{ title: null }, 'title is a required field'],
    [{ title: '' }, 'Erforderliche Eingabe fehlt.'],
    [{ title: 5 }, 'Objekttyp ist falsch.'],
    [{ title: 'a\nb' }, 'Einschränkung ist nicht erfüllt'],
    [{ subjects: ['a', 5] }, 'Objekttyp ist falsch.'],
    [{ language: 'fr' }, 'Einschränkung ist nicht erfüllt'],
    [{ effective: 'x' }, 'Invalid date: x'],
    [{ blocks: [] }, 'Falscher Typ für Behälterinhalt'],
    [{ effective: '2026-02-02', expires: '2026-01-01' }, 'Ablaufdatum'],
    [{ preview_image_link: '' }, 'Could not resolve object for  (resolved by UID)'],
  ])('%j is refused', async (json, message) => {
    const before = await get(path);
    const answer = await change(path, json);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    expect(await get(path)).toEqual(before);
  });

  test('all wrong fields are told together', async () => {
    const { body } = await change(path, { title: null, subjects: 5, effective: 'x' });
    expect(String(body.message).match(/'error': 'ValidationError'/g)).toHaveLength(3);
  });

  test('a whole answer may be sent back: nothing but nothing changes', async () => {
    await change(path, { effective: '2026-03-01T10:00:00' });
    const before = await get(path);
    const history = versionsOf(cms.repository, String(before.UID)).length;
    expect((await change(path, before)).status).toBe(204);
    expect(await get(path)).toEqual(before);
    expect(versionsOf(cms.repository, String(before.UID))).toHaveLength(history);
  });

  test('links in blocks are stored by UID and follow their target', async () => {
    const link = { type: 'link', data: { url: '/de/forschung' }, children: [{ text: 'x' }] };
    const blocks = {
      a: { '@type': 'slate', value: [{ type: 'p', children: [link] }] },
      b: {
        '@type': 'own',
        columns: [{ href: [{ '@id': '/de/forschung#ziel', title: 'bleibt', image_scales: {} }] }],
      },
      c: { '@type': 'own', url: '/de/forschung?a=1', link: '/de/forschung', href: 'https://example.org' },
    };
    await change('/de/aktuelles', { blocks });
    const stored = JSON.stringify(cms.repository.byPath('/de/aktuelles')?.fields.blocks);
    expect(stored.match(/\.\.\/\.\.\/resolveuid\/[0-9a-f]{32}/g)).toHaveLength(2);
    await change('/de/forschung', { id: 'wissen' });
    const after = (await get('/de/aktuelles')).blocks as Record<string, Body>;
    expect(JSON.stringify(after.a)).toContain('"url":"http://localhost:3000/de/wissen"');
    expect(after.b?.columns).toMatchObject([
      { href: [{ '@id': 'http://localhost:3000/de/wissen#ziel', title: 'bleibt' }] },
    ]);
    expect(after.c).toMatchObject({ url: '/de/forschung?a=1', link: '/de/forschung' });
  });

  test('an image stays when its answer is sent back, and goes with null where it may', async () => {
    const made = await add('/de/bilder', { '@type': 'Image', image: image('a.png') });
    const path = `/de/bilder/${String(made.body.id)}`;
    await change(path, { title: 'Neu', image: made.body.image });
    expect((await get(path)).image).toEqual(made.body.image);
    expect((await change(path, { image: null })).status).toBe(400);
  });

  test('an Editor without the right to add cannot rename', async () => {
    expect((await change(path, { id: 'fort' }, 'reviewer')).status).toBe(401);
    const { viewer } = { viewer: { id: 'e', roles: ['Authenticated', 'Editor'] as const, groups: [] } };
    expect(cms.repository.can(viewer, 'Add portal content', cms.repository.root)).toBe(false);
  });

  test('a locked page wants the token of its lock', async () => {
    const { body } = await call('POST', `${path}/@lock`, {}, 'siteadmin');
    expect((await change(path, { title: 'x' })).body).toEqual({
      error: { type: 'Forbidden', message: 'Resource is locked.' },
    });
    const token = String(body.token);
    expect((await call('PATCH', path, { title: 'x' }, 'admin', { 'Lock-Token': token })).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(423);
  });

  test('a rename leads from every old address to the new one', async () => {
    await change(path, { id: 'Ebbe und Flut' });
    expect((await get('/de/forschung/ebbe-und-flut/messreihe')).title).toBe('Messreihe 2026');
    const moved = await cms.ask('/de/forschung/gezeiten/messreihe', { as: 'admin' });
    expect(moved.headers.get('location')).toContain('/de/forschung/ebbe-und-flut/messreihe');
    const { items } = await get('/de/forschung/ebbe-und-flut/messreihe/@aliases');
    expect(items).toMatchObject([{ path: '/de/forschung/gezeiten/messreihe', manual: false }]);
    await change('/de/forschung/ebbe-und-flut', { id: 'gezeiten' });
    expect((await cms.ask(path, { as: 'admin' })).status).toBe(200);
    expect(cms.repository.aliasAt(path)).toBeUndefined();
  });
});

describe('order', () => {
  const names = ['a', 'b', 'c', 'd'];

  beforeEach(async () => {
    await add('/de', page('Ordnung', { id: 'ordnung' }));
    for (const id of names) await add('/de/ordnung', page(`${id.toUpperCase()} Titel`, { id }));
  });

  test.each([
    [{ obj_id: 'c', delta: 'top' }, 'cabd'],
    [{ obj_id: 'a', delta: 'bottom' }, 'bcda'],
    [{ obj_id: 'a', delta: 2 }, 'bcad'],
    [{ obj_id: 'a', delta: -5 }, 'abcd'],
    [{ obj_id: 'a', delta: 1, subset_ids: ['a', 'c'] }, 'cbad'],
    [{ obj_id: 'zz', delta: 1 }, 'abcd'],
  ])('%j', async (ordering, expected) => {
    expect((await change('/de/ordnung', { ordering })).status).toBe(204);
    expect((await ids('/de/ordnung')).join('')).toBe(expected);
  });

  test.each([
    [{ obj_id: 'a', delta: 1, subset_ids: ['c', 'a'] }, 400],
    [{ obj_id: 'a', delta: 1, subset_ids: ['a', 'zz'] }, 500],
    [{ obj_id: 'a', delta: 'x' }, 500],
    [{ obj_id: 'a' }, 503],
    [{ delta: 1 }, 503],
  ])('%j is answered by %i', async (ordering, status) =>
    expect((await change('/de/ordnung', { ordering })).status).toBe(status),
  );

  test.each([
    ['descending', 'dcba'],
    ['reverse', 'dcba'],
    ['ascending', 'abcd'],
  ])('sorted %s', async (order, expected) => {
    await change('/de/ordnung', { ordering: { obj_id: 'a', delta: 'bottom' } });
    await change('/de/ordnung', { sort: { on: 'sortable_title', order } });
    expect((await ids('/de/ordnung')).join('')).toBe(expected);
  });
});

test('two writers at once lose nothing of each other', async () => {
  const writes = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? add('/de/forschung', page('Zugleich'))
      : change('/de/forschung', { [n % 4 === 1 ? 'rights' : 'description']: `n${n}` }),
  );
  const answers = await Promise.all(writes);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  const made = (await ids('/de/forschung?b_size=100')).filter((id) => id?.startsWith('zugleich'));
  expect(new Set(made).size).toBe(10);
  const after = await get('/de/forschung');
  expect([after.description, after.rights].every((text) => /^n\d+$/.test(String(text)))).toBe(true);
});

test('deleting takes everything below, and leaves translations and links in peace', async () => {
  await change('/de/aktuelles', { relatedItems: ['/de/forschung/gezeiten'] });
  expect((await call('DELETE', '/de/forschung')).status).toBe(204);
  expect((await call('DELETE', '/de/forschung')).status).toBe(404);
  expect((await get('/de/aktuelles')).relatedItems).toEqual([]);
  expect((await get('/en/research/@translations')).items).toEqual([]);
  expect((await get('/de/@search?SearchableText=messreihe')).items_total).toBe(0);
  expect((await cms.ask('/de/alt', { as: 'admin' })).status).toBe(404);
});
