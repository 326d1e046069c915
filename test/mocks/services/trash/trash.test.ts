import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCms } from '~mocks/cms';
import { createRepository } from '~mocks/repository/store/repository';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

type Body = Record<string, unknown>;

const day = 24 * 3_600_000;

let cms: TestCms;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 5, 1, 12, 0);
  cms = await createTestCms({ rateLimits: false, now: () => now });
});

async function call(method: string, path: string, json?: unknown, as: string | null = 'admin') {
  const response = await cms.ask(path, {
    method,
    ...(as === null ? {} : { as }),
    ...(json === undefined ? {} : { json }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

const get = async (path: string, as?: string | null) => (await call('GET', path, undefined, as)).body;
const remove = (path: string, as?: string | null) => call('DELETE', path, undefined, as);
const uidOf = async (path: string) => String((await get(path)).UID);
const itemsOf = (body: Body) => body.items as Body[];
const tray = async (place = '', as?: string | null) => itemsOf(await get(`${place}/@trash`, as));
const restore = (uid: string, body: Body = {}, { place = '', as = 'admin' } = {}) =>
  call('POST', `${place}/@trash/${uid}/restore`, body, as);

/** A page with a page in it; gives the path. */
async function makePages(fields: Body = {}): Promise<string> {
  const made = await call('POST', '/de/forschung', { '@type': 'Document', title: 'Anlage', ...fields });
  expect(made.status).toBe(201);
  await call('POST', '/de/forschung/anlage', { '@type': 'Document', title: 'Innen' });
  return '/de/forschung/anlage';
}

test('deleted content comes back to its place with state, rights, translations, versions, comments and old addresses', async () => {
  const path = await makePages();
  await call('POST', `${path}/@workflow/publish`, {});
  await call('PATCH', path, { title: 'Anlage zwei' });
  await call('POST', `${path}/@sharing`, {
    entries: [{ id: 'member', type: 'user', roles: { Editor: true } }],
    inherit: false,
  });
  await call('POST', '/en/research', {
    '@type': 'Document',
    title: 'Plant',
    translation_of: path,
    language: 'en',
  });
  await call('POST', `${path}/@aliases`, { items: [{ path: '/de/frueher' }] });
  await call('POST', `${path}/@comments`, { text: 'Gut' });
  await call('PATCH', '/de/forschung', { ordering: { obj_id: 'anlage', delta: 'top' } });
  const before = {
    page: await get(path),
    sharing: await get(`${path}/@sharing`),
    history: await get(`${path}/@history`),
    translations: await get(`${path}/@translations`),
    aliases: await get(`${path}/@aliases`),
    comments: await get(`${path}/@comments`),
    order: itemsOf(await get('/de/forschung')).map(({ '@id': id }) => id),
  };
  const uid = String(before.page.UID);
  expect((await remove(path)).status).toBe(204);
  expect((await call('GET', path)).status).toBe(404);
  expect((await get(`/@search?UID=${uid}`)).items_total).toBe(0);
  expect((await get('/@search?SearchableText=Anlage')).items_total).toBe(0);
  expect(await tray()).toEqual([
    {
      '@id': `${testOrigin}/@trash/${uid}`,
      '@type': 'Document',
      type_title: expect.any(String) as string,
      UID: uid,
      id: 'anlage',
      title: 'Anlage zwei',
      former: `${testOrigin}${path}`,
      review_state: 'published',
      deleted: '2026-06-01T12:00:00+00:00',
      expires: '2026-07-01T12:00:00+00:00',
      deleted_by: { id: 'admin', fullname: expect.any(String) as string },
      items_inside: 1,
      breaches_total: 0,
      obstacle: null,
      thumbnail: null,
    },
  ]);
  expect(await restore(uid)).toEqual({
    status: 200,
    body: { '@id': `${testOrigin}${path}`, UID: uid, id: 'anlage', renamed: false },
  });
  expect({
    page: await get(path),
    sharing: await get(`${path}/@sharing`),
    history: await get(`${path}/@history`),
    translations: await get(`${path}/@translations`),
    aliases: await get(`${path}/@aliases`),
    comments: await get(`${path}/@comments`),
    order: itemsOf(await get('/de/forschung')).map(({ '@id': id }) => id),
  }).toEqual({ ...before, page: { ...before.page, parent: expect.any(Object) as object } });
  expect((await get(`${path}/innen`)).title).toBe('Innen');
  expect(await tray()).toEqual([]);
});

test('notes come back with the pages that they are about', async () => {
  const path = await makePages();
  const inner = `${path}/innen`;
  for (const each of [path, inner])
    await call('POST', `${each}/@notes`, { text: 'Bitte kürzen', block: 'a' });
  const before = [await get(`${path}/@notes`), await get(`${inner}/@notes`)];
  expect(before.map(({ items_total: total }) => total)).toEqual([1, 1]);
  const uid = await uidOf(path);
  await remove(path);
  expect(JSON.stringify(await tray())).not.toContain('Bitte kürzen');
  await restore(uid);
  expect([await get(`${path}/@notes`), await get(`${inner}/@notes`)]).toEqual(before);
});

test('deleted pictures are seen small by those who are told of them, and the list is narrowed down to a person', async () => {
  const picture = (data: Buffer, filename: string, type: string) => ({
    '@type': 'Image',
    title: filename,
    image: { data: data.toString('base64'), encoding: 'base64', filename, 'content-type': type },
  });
  const red = sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await call('POST', '/de', picture(await red.png().toBuffer(), 'rot.png', 'image/png'));
  await call('POST', '/de', picture(drawing, 'linie.svg', 'image/svg+xml'));
  await remove('/de/rot.png');
  await remove('/de/linie.svg', 'siteadmin');
  const listed = await get('/de/@trash');
  const thumbnails = Object.fromEntries(itemsOf(listed).map(({ title, thumbnail }) => [title, thumbnail]));
  expect(thumbnails).toEqual({
    'linie.svg': expect.stringMatching(/\/de\/@trash\/[^/]+\/thumbnail$/) as string,
    'rot.png': expect.stringMatching(/\/de\/@trash\/[^/]+\/thumbnail$/) as string,
  });
  const pathOf = (title: string) => String(thumbnails[title]).replace(testOrigin, '');
  const path = pathOf('rot.png');
  const seen = await cms.ask(path, { as: 'admin' });
  expect(seen.headers.get('Content-Type')).toBe('image/png');
  expect(seen.headers.get('Cache-Control')).toMatch(/^private/);
  expect(await sharp(await seen.arrayBuffer()).metadata()).toMatchObject({ width: 200, height: 100 });
  const drawn = await cms.ask(pathOf('linie.svg'), { as: 'admin' });
  expect(await drawn.text()).toBe(drawing.toString());
  // Opened by itself it must not run anything.
  expect(Object.fromEntries(drawn.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': expect.stringMatching(/^attachment/) as string,
    'content-security-policy': expect.stringMatching(/^sandbox;/) as string,
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private/) as string,
  });
  for (const each of [path, pathOf('linie.svg')]) {
    expect((await cms.ask(each)).status).toBe(401);
    expect((await cms.ask(each, { as: 'member' })).status).toBe(404);
  }

  const persons = listed['persons'] as Body[];
  expect(persons.map(({ id }) => id).sort()).toEqual(['admin', 'siteadmin']);
  const of = async (by: string) => itemsOf(await get(`/de/@trash?by=${by}`)).map(({ title }) => title);
  expect(await of('siteadmin')).toEqual(['linie.svg']);
  expect(await of('niemand')).toEqual([]);
});

test('links are told while they lead nowhere, and whole again', async () => {
  const path = await makePages();
  const inner = await uidOf(`${path}/innen`);
  await call('PATCH', '/de/forschung/gezeiten', {
    relatedItems: [await uidOf(path)],
    blocks: { a: { '@type': 'teaser', href: [{ '@id': `${path}/innen` }] } },
    blocks_layout: { items: ['a'] },
  });
  const uid = await uidOf(path);
  await remove(path);
  const entry = await get(`/@trash/${uid}`);
  expect(entry.breaches_total).toBe(1);
  expect(entry.breaches).toMatchObject([{ '@id': `${testOrigin}/de/forschung/gezeiten` }]);
  expect(itemsOf(await get('/@trash?broken=1'))).toHaveLength(1);
  await restore(uid);
  const source = await get('/de/forschung/gezeiten');
  expect(source.relatedItems).toMatchObject([{ '@id': `${testOrigin}${path}` }]);
  expect(JSON.stringify(source.blocks)).toContain(`${path}/innen`);
  const [breach] = (await get(`/@linkintegrity?uids=${inner}`)) as unknown as Body[];
  expect(breach?.breaches).toHaveLength(1);
});

test('what is told and done there follows the rights that hold where it lay', async () => {
  const path = await makePages();
  const uid = await uidOf(path);
  await remove(path);
  expect((await call('GET', '/@trash', undefined, null)).status).toBe(401);
  const as = 'member';
  const place = '/de/forschung';
  expect(await tray(place, as)).toEqual([]);
  expect((await call('GET', `${place}/@trash/${uid}`, undefined, as)).status).toBe(404);
  expect((await restore(uid, {}, { place, as })).status).toBe(404);
  expect((await call('DELETE', `${place}/@trash/${uid}`, undefined, as)).status).toBe(404);
  expect((await call('DELETE', `${place}/@trash`, undefined, as)).body).toEqual({ removed: 0, left: 0 });
  // Below another place nobody is told of it.
  expect(await tray('/en')).toEqual([]);
  expect(await tray('/de/forschung', 'siteadmin')).toHaveLength(1);
});

test('nobody restores where they may not add, or what does not belong there', async () => {
  const path = await makePages();
  await call('POST', `${path}/@sharing`, {
    entries: [{ id: 'member', type: 'user', roles: { Editor: true } }],
  });
  const uid = await uidOf(path);
  await remove(path, 'member');
  expect(await tray('/de/forschung', 'member')).toMatchObject([{ deleted_by: { id: 'member' } }]);
  expect((await restore(uid, {}, { place: '/de/forschung', as: 'member' })).status).toBe(403);
  expect((await restore(uid, { target: '/de' }, { place: '/de/forschung', as: 'member' })).status).toBe(403);
  for (const target of ['/nowhere', 17, [], '/de/forschung/x\n'])
    expect((await restore(uid, { target })).status, String(target)).toBe(400);
  expect(await tray()).toHaveLength(1);
});

test('an id that is taken gets a number, a container that is gone is told, and another place serves', async () => {
  const path = await makePages();
  const uid = await uidOf(path);
  const inner = await uidOf(`${path}/innen`);
  await remove(`${path}/innen`);
  await remove(path);
  await makePages();
  expect(await tray()).toMatchObject([
    { UID: uid, obstacle: 'id' },
    { UID: inner, obstacle: 'place' },
  ]);
  expect((await restore(uid)).body).toMatchObject({ id: 'anlage-1', renamed: true });
  expect((await restore(inner)).body).toMatchObject({ '@id': `${testOrigin}${path}-1/innen` });
  await remove(`${path}-1/innen`);
  await remove(`${path}-1`);
  expect(await restore(inner)).toMatchObject({ status: 409, body: { error: { type: 'Conflict' } } });
  const elsewhere = await restore(inner, { target: '/en/research' });
  expect(elsewhere.body).toMatchObject({ '@id': `${testOrigin}/en/research/innen`, renamed: false });
  expect((await get('/en/research/innen')).language).toMatchObject({ token: 'en' });
});

test('what is deleted for good, expired or a working copy is not there', async () => {
  const path = await makePages();
  const uid = await uidOf(path);
  await remove(`${path}/innen?for_good=1`);
  expect(await tray()).toEqual([]);
  const copy = await call('POST', '/de/forschung/gezeiten/@workingcopy', {});
  await remove(new URL(String(copy.body['@id'])).pathname.replace('/++api++', ''));
  expect(await tray()).toEqual([]);
  await remove(path);
  now += 29 * day;
  expect(await tray()).toHaveLength(1);
  now += day;
  expect(await tray()).toEqual([]);
  expect((await restore(uid)).status).toBe(404);
  // The next deletion takes it out of the store.
  await remove(await makePages());
  expect(cms.repository.records('trash')).toHaveLength(1);
  expect(cms.repository.records('trashed').some(([key]) => key.startsWith(uid))).toBe(false);
});

test('rights of accounts that are gone do not come back', async () => {
  const path = await makePages();
  await call('POST', '/@users', { username: 'kurz', email: 'kurz@example.org', password: 'Kurz-Zeit-2026' });
  await call('POST', `${path}/@sharing`, {
    entries: [{ id: 'kurz', type: 'user', roles: { Editor: true } }],
  });
  const uid = await uidOf(path);
  await remove(path);
  await call('DELETE', '/@users/kurz');
  await restore(uid);
  expect(JSON.stringify(cms.repository.byUid(uid)?.localRoles)).not.toContain('kurz');
});

describe('the list', () => {
  test('is searched by title, place and person, batched, and emptied below a place', async () => {
    for (const title of ['Erste', 'Zweite', 'Dritte']) {
      await call('POST', '/de/forschung', { '@type': 'Document', title });
      now += 1000;
      await remove(`/de/forschung/${title.toLowerCase()}`);
    }
    expect((await tray()).map(({ title }) => title)).toEqual(['Dritte', 'Zweite', 'Erste']);
    expect(itemsOf(await get('/@trash?SearchableText=ZWEI'))).toHaveLength(1);
    expect(itemsOf(await get('/@trash?SearchableText=forschung%20admin'))).toHaveLength(3);
    const batch = await get('/@trash?b_size=2&b_start=2');
    expect(batch).toMatchObject({ items_total: 3, batching: { first: expect.any(String) as string } });
    expect(itemsOf(batch).map(({ title }) => title)).toEqual(['Erste']);
    expect((await call('GET', '/@trash?b_size=x')).status).toBe(400);
    expect((await call('DELETE', '/en/@trash')).body).toEqual({ removed: 0, left: 0 });
    expect((await call('DELETE', '/de/@trash')).body).toEqual({ removed: 3, left: 0 });
    expect(await tray()).toEqual([]);
  });

  test('outlives a restart', async () => {
    const path = await makePages();
    const uid = await uidOf(path);
    await remove(path);
    const again = createCms({ repository: await createRepository(cms.repository.storage), now: () => now });
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await cms.login('admin')}`,
    };
    const address = `${testOrigin}/++api++/@trash/${uid}/restore`;
    const answer = await again.fetch(new Request(address, { method: 'POST', headers, body: '{}' }));
    expect(answer.status).toBe(200);
    const found = await again.fetch(new Request(`${testOrigin}/++api++${path}/innen`, { headers }));
    expect(found.status).toBe(200);
  });

  test('brings a big folder back at once', async () => {
    const path = await makePages();
    const folder = cms.repository.byPath(path);
    const inside = cms.repository.byPath(`${path}/innen`);
    if (!folder || !inside) throw new Error('no pages');
    await cms.repository.write((transaction) => {
      for (let number = 0; number < 3000; number += 1) {
        const uid = `${number}`.padStart(32, '0').replace('0000', 'cafe');
        transaction.put({ ...inside, uid, id: `kind-${number}`, translationGroup: uid });
      }
    });
    await remove(path);
    expect(await tray()).toMatchObject([{ items_inside: 3001 }]);
    expect((await restore(folder.uid)).status).toBe(200);
    expect((await get(`${path}?b_size=1`)).items_total).toBe(3001);
    expect((await get(`${path}?b_size=2`)).items).toMatchObject([
      {},
      { '@id': `${testOrigin}${path}/kind-0` },
    ]);
  });
});
