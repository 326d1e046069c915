import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

type Body = Record<string, unknown>;

const origin = 'http://localhost:3000';

let cms: TestCms;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 5, 1, 12, 0);
  cms = await createTestCms({ rateLimits: false, now: () => now });
});

async function call(method: string, path: string, json?: unknown, as: string | null = 'admin', headers = {}) {
  const response = await cms.ask(path, {
    method,
    headers,
    ...(as === null ? {} : { as }),
    ...(json === undefined ? {} : { json }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text === '' ? null : JSON.parse(text)) as Body,
    headers: response.headers,
  };
}

const post = (path: string, json: unknown, as?: string | null) => call('POST', path, json, as);
const get = async (path: string, as?: string | null) => (await call('GET', path, undefined, as)).body;
const uidOf = async (path: string) => String((await get(path)).UID);

describe('copy and move', () => {
  test('a copy starts anew, with all that lies inside', async () => {
    const { status, body } = await post('/de/aktuelles/@copy', { source: '/de/forschung/gezeiten' });
    expect(status).toBe(200);
    expect(body).toEqual([
      { source: `${origin}/de/forschung/gezeiten`, target: `${origin}/de/aktuelles/gezeiten` },
    ]);
    const copy = await get('/de/aktuelles/gezeiten');
    expect(copy).toMatchObject({ review_state: 'private', title: 'Gezeiten', items_total: 1 });
    expect(copy.UID).not.toBe(await uidOf('/de/forschung/gezeiten'));
    await post('/de/aktuelles/@copy', { source: copy['@id'] });
    await post('/de/aktuelles/@copy', { source: copy.UID });
    expect((await get('/de/aktuelles/copy2_of_gezeiten')).title).toBe('Gezeiten');
  });

  test('what is named twice is copied twice, and moved not at all', async () => {
    const source = ['/de/forschung/gezeiten', '/de/forschung/gezeiten'];
    const { body } = await post('/de/aktuelles/@copy', { source });
    expect((body as unknown as Body[]).map(({ target }) => target)).toEqual([
      `${origin}/de/aktuelles/gezeiten`,
      `${origin}/de/aktuelles/copy_of_gezeiten`,
    ]);
    expect(await post('/en/research/@move', { source })).toMatchObject({
      status: 500,
      body: { type: 'AttributeError', message: "'gezeiten'" },
    });
    expect((await call('GET', '/de/forschung/gezeiten')).status).toBe(200);
  });

  test('what moves out of a page that moves too is found at its own place', async () => {
    const source = ['/de/forschung/gezeiten/messreihe', '/de/forschung/gezeiten'];
    const { body } = await post('/de/aktuelles/@move', { source });
    expect((body as unknown as Body[]).map((each) => each.source)).toEqual(
      source.map((path) => origin + path),
    );
    const old = await call('GET', '/de/forschung/gezeiten/messreihe');
    expect(old.headers.get('location')).toBe(`${origin}/++api++/de/aktuelles/messreihe`);
  });

  const page = '/de/forschung/gezeiten';
  const leaf = `${page}/messreihe`;

  test.each<[string, string[], string[]]>([
    ['@move', [leaf, page], ['messreihe', 'gezeiten']],
    ['@move', [page, leaf], ['gezeiten', 'messreihe']],
    ['@copy', [leaf, page], ['messreihe', 'gezeiten', 'gezeiten/messreihe']],
    ['@copy', [page, leaf], ['gezeiten', 'gezeiten/messreihe', 'messreihe']],
  ])('%s of %j, of which one lies in the other, leaves a sound tree', async (service, source, made) => {
    const under = '/de/aktuelles';
    const found = async (path: string, query = '') => {
      const { items } = await get(`${path}/@search?b_size=100&sort_on=path${query}`);
      return (items as Body[]).map((each) => String(each['@id']).replace(origin, '')).sort();
    };
    const before = await found(under);
    const { status } = await post(`${under}/${service}`, { source });
    expect(status).toBe(200);
    const added = made.map((path) => `${under}/${path}`);
    expect((await found(under)).filter((path) => !before.includes(path))).toEqual(added.toSorted());
    const left = (await found('/de/forschung')).filter((path) => path.startsWith(page));
    expect(left).toEqual(service === '@copy' ? [page, leaf] : []);
    const listed = (await get(under)).items as Body[];
    const names = listed.map((each) => String(each['@id']).replace(`${origin}${under}/`, ''));
    const own = made.filter((path) => !path.includes('/'));
    expect(names.slice(-own.length)).toEqual(own);
    for (const path of added) {
      const item = await get(path);
      expect(item['@id']).toBe(origin + path);
      expect(await found(under, `&UID=${String(item.UID)}`)).toEqual([path]);
    }
  });

  test('a move keeps everything, and the old place leads to the new one', async () => {
    const before = await get('/de/forschung/gezeiten');
    await post('/en/research/@move', { source: ['/de/forschung/gezeiten', '/nope'] });
    const after = await get('/en/research/gezeiten');
    expect(after).toMatchObject({ UID: before.UID, review_state: 'published', modified: before.modified });
    expect([after.language, (await get('/en/research/gezeiten/messreihe')).language]).toMatchObject([
      { token: 'en' },
      { token: 'en' },
    ]);
    const old = await call('GET', '/de/forschung/gezeiten/messreihe');
    expect(old.headers.get('location')).toContain('/en/research/gezeiten/messreihe');
    expect((await get('/de/@search?SearchableText=messreihe')).items_total).toBe(0);
  });

  test.each([
    ['@copy', '/de/aktuelles', {}, 'admin', 400],
    ['@copy', '/de/aktuelles', { source: [] }, 'admin', 400],
    ['@copy', '/de/aktuelles', { source: 5 }, 'admin', 500],
    ['@copy', '/de/aktuelles', { source: '/nope' }, 'admin', 200],
    ['@copy', '/de/aktuelles', { source: '/de/extern' }, null, 401],
    ['@copy', '/de/aktuelles', { source: '/de/extern' }, 'member', 403],
    ['@copy', '/de/bilder/watt', { source: '/de/extern' }, 'admin', 404],
    ['@copy', '/de/aktuelles', { source: '/de' }, 'admin', 500],
    ['@move', '/de/forschung/gezeiten', { source: '/de/forschung' }, 'admin', 500],
    ['@move', '/de/forschung', { source: '/de/forschung/gezeiten' }, 'admin', 200],
  ])('%s into %s of %j as %s is answered by %i', async (name, path, json, as, status) => {
    const before = cms.repository.childrenOf(cms.repository.root).length;
    const answer = await post(`${path}/${name}`, json, as);
    expect(answer.status).toBe(status);
    if (status === 401 || status === 403) expect(answer.body).toBeNull();
    expect(cms.repository.childrenOf(cms.repository.root)).toHaveLength(before);
  });

  test('what is locked stays', async () => {
    await post('/de/forschung/@lock', {}, 'siteadmin');
    expect((await post('/de/aktuelles/@move', { source: '/de/forschung' })).status).toBe(423);
  });
});

describe('old addresses', () => {
  const path = '/de/forschung/gezeiten';

  test('are added, listed, followed and taken away', async () => {
    const items = [{ path: '/flut' }, '/ebbe', { path: '/de/tide', datetime: '2025-05-05' }];
    expect((await post(`${path}/@aliases`, { items })).status).toBe(204);
    expect((await get(`${path}/@aliases`)).items).toEqual([
      { path: '/de/ebbe', 'redirect-to': path, datetime: '2026-06-01T12:00:00+00:00', manual: true },
      { path: '/de/flut', 'redirect-to': path, datetime: '2026-06-01T12:00:00+00:00', manual: true },
      { path: '/de/tide', 'redirect-to': path, datetime: '2025-05-05T00:00:00', manual: true },
    ]);
    expect((await call('GET', '/de/flut', undefined, null)).status).toBe(302);
    expect(
      (await call('DELETE', `${path}/@aliases`, { items: ['/de/flut', { path: '/nope' }] })).body,
    ).toEqual({
      type: 'error',
      failed: ['/nope'],
    });
    expect((await call('GET', '/de/flut', undefined, null)).status).toBe(404);
  });

  test('that cannot be are told', async () => {
    await post(`${path}/@aliases`, { items: ['/da'] });
    const { status, body } = await post(`${path}/@aliases`, { items: ['x', '/da', '/de/aktuelles', '/neu'] });
    expect([status, body]).toEqual([
      200,
      { type: 'error', failed: ['x', '/Plone/de/da', '/Plone/de/aktuelles'] },
    ]);
    expect(cms.repository.aliasAt('/de/neu')?.to).toBe(path);
  });

  test.each([
    [{ path: 'x', 'redirect-to': path }, 'Alternative url path must start with a slash.'],
    [{ path: '/x', 'redirect-to': '/nope' }, 'The provided target object does not exist.'],
    [{ path: '/x' }, 'You have to enter a target.'],
    [{ path: '/de/alt', 'redirect-to': path }, 'The provided alternative url already exists!'],
    [{ path: '/de/forschung', 'redirect-to': path }, 'Cannot use a working path as alternative url.'],
  ])('of the site: %j is refused, and with it all', async (item, message) => {
    const { status, body } = await post('/@aliases', {
      items: [{ path: '/gut', 'redirect-to': path }, item],
    });
    expect([status, body.message]).toEqual([400, message]);
    expect(cms.repository.aliasAt('/gut')).toBeUndefined();
  });

  test('come from a table and go into one', async () => {
    const form = new FormData();
    form.set(
      'file',
      new File([`/t1,${path},2024-01-01,False\n/t2,https://example.org/\n`], 'a.csv', { type: 'text/csv' }),
    );
    const request = new Request(`${origin}/++api++/@aliases`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${await cms.login('admin')}` },
    });
    expect((await cms.fetch(request)).status).toBe(204);
    const table = await cms.ask('/@aliases', { as: 'admin', headers: { Accept: 'text/csv' } });
    expect(await table.text()).toContain(
      `/t1,${path},2024/01/01 00:00:00 UTC,False\r\n/t2,https://example.org/,`,
    );
  });

  test.each([
    ['editor', 401],
    ['siteadmin', 200],
  ])('of the site are no business of %s', async (as, status) =>
    expect((await call('GET', '/@aliases', undefined, as)).status).toBe(status),
  );
});

describe('relations', () => {
  const [source, target] = ['/de/aktuelles', '/de/forschung'];

  test('set the field of their name', async () => {
    await post('/@relations', { items: [{ source, target, relation: 'relatedItems' }] });
    expect((await get(source)).relatedItems).toMatchObject([{ '@id': origin + target }]);
    const found = await get(`/@relations?source=${source}&relation=relatedItems`);
    expect(found.relations).toMatchObject({ relatedItems: { items_total: 1, readonly: false } });
    await call('DELETE', '/@relations', { source, relation: 'relatedItems' });
    expect((await get(source)).relatedItems).toEqual([]);
  });

  test('of any other name are kept too, and go with their ends', async () => {
    await post('/@relations', { items: [{ source, target, relation: 'frei' }] });
    expect((await get('/@relations')).stats).toMatchObject({ frei: 1 });
    await call('DELETE', source);
    expect((await get('/@relations')).stats).not.toHaveProperty('frei');
  });

  test('that name nothing are told, the others made', async () => {
    const items = [
      { source, target: '/nope', relation: 'x' },
      { source, target, relation: 'x' },
    ];
    const { status, body } = await post('/@relations', { items });
    expect(status).toBe(422);
    expect((body.error as Body).failed).toEqual([
      [items[0], 'Failed on creating a relation. Target not found.'],
    ]);
    expect((await get('/@relations')).stats).toMatchObject({ x: 1 });
  });

  test('links are relations, and what breaks with a deletion is told', async () => {
    const uid = await uidOf(target);
    const url = { type: 'link', data: { url: target }, children: [{ text: 'x' }] };
    await call('PATCH', source, {
      blocks: { a: { '@type': 'slate', value: [{ type: 'p', children: [url] }] } },
    });
    const [answer] = (await get(`/@linkintegrity?uids=${uid}`)) as unknown as Body[];
    expect(answer?.breaches).toEqual([
      { '@id': origin + source, title: 'Aktuelles', uid: await uidOf(source) },
    ]);
    await call('PATCH', source, { blocks: {} });
    const [after] = (await get(`/@linkintegrity?uids=${uid}`)) as unknown as Body[];
    expect(after?.breaches).toEqual([]);
  });
});

describe('translations', () => {
  test('are linked and unlinked', async () => {
    await post('/en/research', { '@type': 'Document', title: 'Tides', id: 'tides' });
    const [de, en] = ['/de/forschung/gezeiten', '/en/research/tides'];
    expect((await post(`${de}/@translations`, { id: en })).status).toBe(201);
    expect((await get(`${en}/@translations`)).items).toEqual([{ '@id': origin + de, language: 'de' }]);
    expect((await post(`${de}/@translations`, { id: en })).status).toBe(400);
    expect((await call('DELETE', `${de}/@translations`, { language: 'en' })).status).toBe(204);
    expect((await get(`${en}/@translations`)).items).toEqual([]);
  });

  test.each([
    [{}, 'Missing content id to link to'],
    [{ id: '/nope' }, 'Content does not exist'],
    [{ id: '/de/aktuelles' }, 'Source already translated into language de'],
    [{ id: '/en' }, 'Language Root Folders can only be linked between each other'],
  ])('%j is refused', async (json, message) =>
    expect((await post('/de/forschung/gezeiten/@translations', json)).body.error).toMatchObject({ message }),
  );

  test.each([
    ['/de/forschung/gezeiten', 'en', '/en/research'],
    ['/de/aktuelles', 'en', '/en'],
    ['/de/aktuelles', 'xx', '/de'],
  ])('of %s into %s belong into %s', async (path, language, place) =>
    expect(await get(`${path}/@translation-locator?target_language=${language}`)).toEqual({
      '@id': origin + place,
    }),
  );
});

describe('a working copy', () => {
  const path = '/de/forschung/gezeiten';
  const copy = '/de/forschung/working_copy_of_gezeiten';

  test('is made, tells of its baseline, locks it, and is checked in', async () => {
    const made = await post(`${path}/@workingcopy`, {});
    expect([made.status, made.body]).toEqual([201, { '@id': origin + copy }]);
    expect((await get(path)).working_copy).toMatchObject({ '@id': origin + copy, creator_name: 'admin' });
    expect((await get(copy)).working_copy_of).toMatchObject({ '@id': origin + path });
    expect((await get(path, null)).working_copy).toBeNull();
    expect((await call('PATCH', path, { title: 'x' })).status).toBe(403);
    expect((await post(`${path}/@workingcopy`, {})).status).toBe(403);
    await call('PATCH', copy, { title: 'Besser' });
    await post(copy, { '@type': 'Document', title: 'Kind' });
    const uid = await uidOf(path);
    expect((await call('PATCH', `${copy}/@workingcopy`, {})).status).toBe(204);
    expect(await get(path)).toMatchObject({
      title: 'Besser',
      UID: uid,
      review_state: 'published',
      items_total: 2,
    });
    expect(cms.repository.byPath(copy)).toBeUndefined();
    expect((await call('PATCH', path, { title: 'frei' })).status).toBe(204);
  });

  test('is given up from the baseline', async () => {
    await post(`${path}/@workingcopy`, {});
    expect((await call('DELETE', `${path}/@workingcopy`)).status).toBe(204);
    expect(await get(path)).toMatchObject({ title: 'Gezeiten', working_copy: null, lock: { locked: false } });
    expect((await call('DELETE', `${path}/@workingcopy`)).status).toBe(500);
  });

  test.each([
    ['/de/extern', 'admin', 403],
    ['/de/bilder/watt', 'admin', 403],
    [path, 'member', 401],
  ])('of %s as %s: %i', async (place, as, status) =>
    expect((await post(`${place}/@workingcopy`, {}, as)).status).toBe(status),
  );
});

describe('an upload in parts', () => {
  const tus = { 'Tus-Resumable': '1.0.0' };
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const metadata = `filename ${encoded('bericht.pdf')},content-type ${encoded('application/pdf')},@type ${encoded('File')}`;

  const begin = (headers: Body = {}, as = 'admin') =>
    call('POST', '/de/bilder/@tus-upload', undefined, as, {
      ...tus,
      'Upload-Length': '10',
      'Upload-Metadata': metadata,
      ...headers,
    });
  const part = (location: string, text: string, offset: number, headers: Body = {}) =>
    call('PATCH', location, text, 'admin', {
      ...tus,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      ...headers,
    });
  const pathOf = (headers: Headers) =>
    new URL(headers.get('location') ?? origin).pathname.replace('/++api++', '');

  test('is resumed and becomes content', async () => {
    const begun = await begin();
    expect(begun.status).toBe(201);
    const location = pathOf(begun.headers);
    const first = await part(location, 'Hallo', 0);
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '5']);
    const state = await call('HEAD', location, undefined, 'admin', tus);
    expect([state.headers.get('upload-offset'), state.headers.get('upload-length')]).toEqual(['5', '10']);
    const last = await part(location, ' Welt', 5);
    expect(last.headers.get('location')).toBe(`${origin}/de/bilder/bericht-1.pdf`);
    const file = await cms.ask('/de/bilder/bericht-1.pdf/@@download/file');
    expect(await file.text()).toBe('Hallo Welt');
    expect((await call('HEAD', location, undefined, 'admin', tus)).status).toBe(404);
  });

  test.each([
    [{ 'Tus-Resumable': '0.1' }, 'admin', 412],
    [{ 'Upload-Length': 'x' }, 'admin', 400],
    [{}, 'member', 401],
  ])('with %j as %s begins with %i', async (headers, as, status) =>
    expect((await begin(headers, as)).status).toBe(status),
  );

  test.each([
    [{ 'Content-Type': 'text/plain' }, 400],
    [{ 'Upload-Offset': 'x' }, 400],
    [{ 'Tus-Resumable': '' }, 412],
  ])('refuses a part with %j by %i', async (headers, status) =>
    expect((await part(pathOf((await begin()).headers), 'Hallo', 0, headers)).status).toBe(status),
  );

  test('is over after an hour', async () => {
    const location = pathOf((await begin()).headers);
    now += 3_600_001;
    expect((await part(location, 'Hallo', 0)).status).toBe(404);
    await begin();
    expect(cms.repository.records('uploads')).toHaveLength(1);
  });

  test('replaces the file of content', async () => {
    const begun = await call('POST', '/de/bilder/bericht.pdf/@tus-replace', undefined, 'admin', {
      ...tus,
      'Upload-Length': '3',
      'Upload-Metadata': metadata,
    });
    const location = pathOf(begun.headers);
    expect(location).toContain('@tus-upload');
    const done = await part(location, 'Neu', 0);
    expect(done.headers.get('location')).toBe(`${origin}/de/bilder/bericht.pdf`);
    expect(await (await cms.ask('/de/bilder/bericht.pdf/@@download/file')).text()).toBe('Neu');
  });

  test('tells what it can', async () => {
    const { status, headers } = await call('OPTIONS', '/de/bilder/@tus-upload');
    expect([status, headers.get('tus-extension')]).toEqual([204, 'creation,expiration']);
  });
});
