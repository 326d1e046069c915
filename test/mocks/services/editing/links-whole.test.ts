import { beforeEach, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

type Body = Record<string, unknown>;

const pages = Array.from({ length: 20 }, (_, number) => `seite-${number}`);
const linksOnEach = 10;
const home = '/de/forschung/netz';

let cms: TestCms;

async function call(method: string, path: string, json?: unknown) {
  const response = await cms.ask(path, { method, as: 'admin', ...(json === undefined ? {} : { json }) });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

const get = async (path: string) => (await call('GET', path)).body;

/** The path of the page with this number; every fifth lies in a folder. */
const pathOf = (number: number) => `${home}${number % 5 === 0 ? '/ordner' : ''}/${pages[number]}`;

/** Links to the ten pages that follow, half of them in texts, half as teasers. */
function blocksOf(number: number): Body {
  const blocks: Body = {};
  for (let step = 1; step <= linksOnEach; step += 1) {
    const target = pathOf((number + step) % pages.length);
    const link = { type: 'link', data: { url: target }, children: [{ text: target }] };
    blocks[`b${step}`] =
      step % 2 === 0
        ? { '@type': 'teaser', href: [{ '@id': target }] }
        : { '@type': 'slate', value: [{ type: 'p', children: [{ text: '' }, link, { text: '' }] }] };
  }
  return { blocks, blocks_layout: { items: Object.keys(blocks) } };
}

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
  const add = async (place: string, id: string) =>
    expect((await call('POST', place, { '@type': 'Document', id, title: id })).status).toBe(201);
  await add('/de/forschung', 'netz');
  await add(home, 'ordner');
  for (const [number, id] of pages.entries()) await add(number % 5 === 0 ? `${home}/ordner` : home, id);
  for (const number of pages.keys())
    expect((await call('PATCH', pathOf(number), blocksOf(number))).status).toBe(204);
});

/** What the blocks of a page link to, as it is told. */
function linksIn(page: Body): string[] {
  const found: string[] = [];
  const visit = (value: unknown, name = '') => {
    if (typeof value === 'string' && (name === 'url' || name === '@id')) found.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) visit(each, inner);
  };
  visit(page.blocks);
  return found;
}

/** Where all links of all pages lead: UIDs by page, undefined for what leads nowhere. */
async function targets(uids: readonly string[]): Promise<Map<string, (string | undefined)[]>> {
  const known = new Map<string, string | undefined>();
  const uidAt = async (link: string) => {
    const path = link.replace(testOrigin, '');
    if (!known.has(path)) {
      const { status, body } = await call('GET', path.startsWith('/') ? path : `/${path}`);
      known.set(path, status === 200 ? String(body.UID) : undefined);
    }
    return known.get(path);
  };
  const all = new Map<string, (string | undefined)[]>();
  for (const uid of uids) {
    const item = cms.repository.byUid(uid);
    if (!item) continue;
    const links = linksIn(await get(cms.repository.pathOf(item)));
    const found: (string | undefined)[] = [];
    for (const link of links) found.push(await uidAt(link));
    all.set(uid, found);
  }
  return all;
}

test('over 200 links, moving, renaming, reverting and restoring keep them whole, and deleting warns of those that break', async () => {
  const uids: string[] = [];
  for (const number of pages.keys()) uids.push(String((await get(pathOf(number))).UID));
  const before = await targets(uids);
  expect([...before.values()].flat()).toHaveLength(200);
  expect([...before.values()].flat().every((uid) => uid !== undefined && uids.includes(uid))).toBe(true);

  const move = async (source: string, to: string) =>
    expect((await call('POST', `${to}/@move`, { source })).status).toBe(200);
  await move(pathOf(1), '/en/research');
  await move(`${home}/ordner`, '/de/aktuelles');
  expect((await call('PATCH', pathOf(2), { id: 'anders', title: 'Anders' })).status).toBe(204);
  expect((await call('PATCH', home, { id: 'netzwerk' })).status).toBe(204);
  expect(await targets(uids)).toEqual(before);

  // The version from before the moves names the places of before.
  const third = cms.repository.byUid(uids[3] ?? '');
  if (!third) throw new Error('no page');
  const path = cms.repository.pathOf(third);
  expect((await call('PATCH', path, { blocks: {}, blocks_layout: { items: [] } })).status).toBe(204);
  expect((await targets(uids)).get(third.uid)).toEqual([]);
  const linked = (await get(`${path}/@history`)) as unknown as Body[];
  const last = Math.max(...linked.map(({ version }) => Number(version ?? -1)));
  expect((await call('PATCH', `${path}/@history`, { version: last - 1 })).status).toBe(200);
  expect(await targets(uids)).toEqual(before);

  const doomed = cms.repository.byUid(uids[7] ?? '');
  if (!doomed) throw new Error('no page');
  const [warning] = (await get(`/@linkintegrity?uids=${doomed.uid}`)) as unknown as Body[];
  const named = (warning?.breaches as Body[]).map(({ uid }) => String(uid));
  const linking = uids.filter((uid) => before.get(uid)?.includes(doomed.uid));
  expect(new Set(named)).toEqual(new Set(linking));
  expect(linking).toHaveLength(linksOnEach);
  expect((await call('DELETE', cms.repository.pathOf(doomed))).status).toBe(204);
  const broken = await targets(uids);
  for (const [uid, found] of broken)
    expect(found.filter((each) => each === undefined)).toHaveLength(linking.includes(uid) ? 1 : 0);
  expect((await get(`/@trash/${doomed.uid}`)).breaches_total).toBe(linksOnEach);
  expect((await call('POST', `/@trash/${doomed.uid}/restore`, {})).status).toBe(200);
  expect(await targets(uids)).toEqual(before);
});
