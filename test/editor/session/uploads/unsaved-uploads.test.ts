// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postStored } from '@/api/editing';
import { postFile } from '@/api/create-file';
import { request } from '@/api/client';
import { deleteContent } from '@/api/organising';
import { catalogSearch } from '@/api/search';
import { sessionCookie } from '@/lib/session-token';
import { flatten } from '@/api/urls';
import { keyOf } from '@/editor/session/drafts/draft-store';
import { createServerPage } from '@/editor/session/saving/server-page';
import type { OpenedPage } from '@/editor/session/opened-page';
import { discardRemembered } from '@/editor/session/uploads/discard-uploads';
import { abandonedUploads, readUploads } from '@/editor/session/uploads/ledger-store';
import { createUnsavedUploads } from '@/editor/session/uploads/unsaved-uploads';
import { startCms } from '~test/support/cms';

const { cms, api } = startCms();
const call = { language: 'de' } as const;

beforeEach(async () => {
  Cookies.set(sessionCookie, await cms().login('siteadmin'));
});
afterEach(() => vi.unstubAllGlobals());

let pages = 0;

const input = (filename: string) => ({
  data: btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  encoding: 'base64' as const,
  'content-type': 'image/svg+xml',
  filename,
});
const sendPicture = (filename: string) => (folder: string) =>
  postFile(folder, 'Image', input(filename), call);

async function begin(type = 'Document') {
  const number = (pages += 1);
  const path = flatten(await postStored('/de', { '@type': 'Document', title: `Ordner ${number}` }, call));
  const page: OpenedPage = {
    path,
    language: 'de',
    type,
    title: type,
    initial: {},
    stored: {},
    schema: {},
    isNew: true,
    lock: undefined,
  };
  const server = createServerPage(page);
  const key = keyOf(`siteadmin\nde\n${path}`);
  const onLeft = vi.fn();
  const onLateMoves = vi.fn();
  const isLoggedInAgain = vi.fn(() => Promise.resolve(false));
  const parts = {
    page,
    server,
    userId: 'siteadmin',
    key,
    holderTitle: 'Bilder',
    onLateMoves,
    onLeft,
    isLoggedInAgain,
  };
  const uploads = createUnsavedUploads({ ...parts, remembered: undefined });
  return { path, server, uploads, key, onLeft, onLateMoves, isLoggedInAgain };
}

async function exists(path: string, isVisitor = false): Promise<boolean> {
  const token = Cookies.get(sessionCookie);
  if (isVisitor) Cookies.remove(sessionCookie);
  try {
    return await request(path, call).then(
      () => true,
      () => false,
    );
  } finally {
    if (token !== undefined) Cookies.set(sessionCookie, token);
  }
}

/** The content of a folder, each item with who has made it. */
async function itemsIn(path: string): Promise<string[]> {
  const query = { 'path.depth': 1, metadata_fields: ['Creator', 'id'], sort_on: 'id' };
  const { items } = await catalogSearch(path, query, call);
  return (items as unknown as { id: string; Creator: string }[]).map(({ id, Creator }) => `${id} ${Creator}`);
}

const holderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

test('uploads lie in one hidden folder, and move into the page when that is saved', async () => {
  const { path, server, uploads, key } = await begin();
  const [one, two] = await Promise.all([
    uploads.place(sendPicture('eins.svg')),
    uploads.place(sendPicture('zwei.svg')),
  ]);
  const holder = holderOf(one['@id']);
  expect(holderOf(two['@id'])).toBe(holder);
  expect(holderOf(holder)).toBe(path);
  expect(await exists(one['@id'], true)).toBe(false);
  expect(await readUploads(key)).toMatchObject({ holder, loose: [] });
  await server.send({ title: 'Seite' }, '');
  expect([...(await uploads.settle())]).toEqual([
    [one['@id'], `${path}/seite/eins.svg`],
    [two['@id'], `${path}/seite/zwei.svg`],
  ]);
  expect(await exists(`${path}/seite/eins.svg`)).toBe(true);
  expect(await exists(holder)).toBe(false);
  expect(await readUploads(key)).toBeUndefined();
  // From now on the page has a place of its own.
  expect((await uploads.place(sendPicture('drei.svg')))['@id']).toBe(`${path}/seite/drei.svg`);
});

test('beside a page that takes no files they lie in its folder', async () => {
  const { path, server, uploads } = await begin('News Item');
  const made = await uploads.place(sendPicture('eins.svg'));
  api.use(http.post('*/seite/@move', () => new HttpResponse(null, { status: 404 })));
  await server.send({ title: 'Seite' }, '');
  expect([...(await uploads.settle())]).toEqual([[made['@id'], `${path}/eins.svg`]]);
  expect(await exists(holderOf(made['@id']))).toBe(false);
});

test('where nothing takes them they stay, which is told', async () => {
  const { server, uploads, onLeft } = await begin();
  const made = await uploads.place(sendPicture('eins.svg'));
  api.use(http.post('*/@move', () => new HttpResponse('null', { status: 403 })));
  await server.send({ title: 'Seite' }, '');
  expect([...(await uploads.settle())]).toEqual([]);
  expect(onLeft).toHaveBeenCalledWith(holderOf(made['@id']));
  expect(await exists(made['@id'])).toBe(true);
});

test('a network that fails while they move is told, and the next time they do', async () => {
  const { path, server, uploads } = await begin();
  await uploads.place(sendPicture('eins.svg'));
  await server.send({ title: 'Seite' }, '');
  api.use(http.post('*/@move', () => HttpResponse.error(), { once: true }));
  await expect(uploads.settle()).rejects.toMatchObject({ details: { kind: 'network' } });
  await uploads.settle();
  expect(await exists(`${path}/seite/eins.svg`)).toBe(true);
});

test('a file that arrives while the page is saved goes after the others', async () => {
  const { path, server, uploads, onLateMoves } = await begin();
  const first = await uploads.place(sendPicture('eins.svg'));
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const late = uploads.place(async (folder) => {
    await gate;
    return sendPicture('zwei.svg')(folder);
  });
  await server.send({ title: 'Seite' }, '');
  await uploads.settle();
  go();
  expect((await late)['@id']).toBe(`${path}/seite/zwei.svg`);
  expect(onLateMoves).toHaveBeenCalledOnce();
  expect(await exists(holderOf(first['@id']))).toBe(false);
});

test('where no folder may be made they lie beside the page, and go with it all the same', async () => {
  const { path, uploads, key } = await begin();
  api.use(http.get(`*${path}/@types`, () => HttpResponse.json([])));
  const made = await uploads.place(sendPicture('eins.svg'));
  expect(made['@id']).toBe(`${path}/eins.svg`);
  expect(await readUploads(key)).toMatchObject({ loose: [made['@id']] });
  await uploads.discard();
  expect(await exists(made['@id'])).toBe(false);
  expect(await readUploads(key)).toBeUndefined();
});

test('what other content uses, or somebody else has put there, stays when the page goes', async () => {
  const { uploads } = await begin();
  const used = await uploads.place(sendPicture('eins.svg'));
  const unused = await uploads.place(sendPicture('zwei.svg'));
  const blocks = { a: { '@type': 'image', url: used['@id'] } };
  await postStored(
    '/de',
    { '@type': 'Document', title: 'Andere', blocks, blocks_layout: { items: ['a'] } },
    call,
  );
  await uploads.discard();
  expect(await exists(used['@id'])).toBe(true);
  expect(await exists(unused['@id'])).toBe(false);

  const { uploads: others } = await begin();
  const mine = await others.place(sendPicture('eins.svg'));
  Cookies.set(sessionCookie, await cms().login('admin'));
  const theirs = await sendPicture('fremd.svg')(holderOf(mine['@id']));
  Cookies.set(sessionCookie, await cms().login('siteadmin'));
  await others.discard();
  expect(await exists(mine['@id'])).toBe(false);
  expect(await exists(theirs['@id'])).toBe(true);
});

describe('where somebody has removed the folder meanwhile', () => {
  const remove = (path: string) => deleteContent(path, { ...call, isForGood: true });

  test('another is made, one for all files', async () => {
    const { path, uploads, key } = await begin();
    const holder = holderOf((await uploads.place(sendPicture('eins.svg')))['@id']);
    await remove(holder);
    await Promise.all(['zwei.svg', 'drei.svg'].map((name) => uploads.place(sendPicture(name))));
    expect(await itemsIn(path)).toHaveLength(1);
    expect(await itemsIn(holder)).toEqual(['drei.svg siteadmin', 'zwei.svg siteadmin']);
    expect(await readUploads(key)).toMatchObject({ holder, loose: [] });
  });

  test('a file that fails for another reason is not sent twice', async () => {
    const { uploads } = await begin();
    await uploads.place(sendPicture('eins.svg'));
    const send = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(uploads.place(send)).rejects.toThrow('refused');
    expect(send).toHaveBeenCalledOnce();
  });

  test('the page is saved all the same', async () => {
    const { server, uploads, key } = await begin();
    await remove(holderOf((await uploads.place(sendPicture('eins.svg')))['@id']));
    await server.send({ title: 'Seite' }, '');
    expect([...(await uploads.settle())]).toEqual([]);
    expect(await readUploads(key)).toBeUndefined();
  });

  test('it is forgotten with the page that nobody saves', async () => {
    const { uploads, key } = await begin();
    await remove(holderOf((await uploads.place(sendPicture('eins.svg')))['@id']));
    await uploads.discard();
    expect(await readUploads(key)).toBeUndefined();
  });
});

describe('while somebody else is logged in in another window', () => {
  const logIn = async (login: string) => void Cookies.set(sessionCookie, await cms().login(login));

  test('no file is sent; its own person is asked for once, and all of them go', async () => {
    const { path, uploads, isLoggedInAgain } = await begin();
    await logIn('admin');
    const send = vi.fn(sendPicture('eins.svg'));
    await expect(uploads.place(send)).rejects.toMatchObject({ details: { status: 401 } });
    expect(send).not.toHaveBeenCalled();
    expect(await itemsIn(path)).toEqual([]);
    isLoggedInAgain.mockClear();
    isLoggedInAgain.mockImplementation(() => logIn('siteadmin').then(() => true));
    const made = await Promise.all([uploads.place(send), uploads.place(sendPicture('zwei.svg'))]);
    expect(isLoggedInAgain).toHaveBeenCalledOnce();
    const [first] = made.map((each) => holderOf(each['@id']));
    expect(await itemsIn(first ?? '')).toEqual(['eins.svg siteadmin', 'zwei.svg siteadmin']);
  });

  test('nothing moves into the page, and nothing goes', async () => {
    const { path, server, uploads } = await begin();
    const made = await uploads.place(sendPicture('eins.svg'));
    await logIn('admin');
    await expect(uploads.discard()).rejects.toMatchObject({ details: { status: 401 } });
    expect(await exists(made['@id'])).toBe(true);
    await server.send({ title: 'Seite' }, '');
    await expect(uploads.settle()).rejects.toMatchObject({ details: { status: 401 } });
    expect(await exists(made['@id'])).toBe(true);
    await logIn('siteadmin');
    await uploads.settle();
    expect(await exists(`${path}/seite/eins.svg`)).toBe(true);
  });
});

test('what a tab that died has left goes, unless a living one holds it', async () => {
  const { uploads, key } = await begin();
  const made = await uploads.place(sendPicture('eins.svg'));
  const holding = (names: string[]) =>
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: { query: () => Promise.resolve({ held: names.map((name) => ({ name })) }) },
    });
  holding([key]);
  const keys = async (user: string) => (await abandonedUploads(user, Date.now())).map(([each]) => each);
  expect(await keys('siteadmin')).not.toContain(key);
  holding([]);
  expect(await keys('editor')).not.toContain(key);
  const found = (await abandonedUploads('siteadmin', Date.now())).find(([each]) => each === key);
  if (found) await discardRemembered(...found, 'siteadmin', 'de');
  expect(await exists(made['@id'])).toBe(false);
  expect(await keys('siteadmin')).not.toContain(key);
});
