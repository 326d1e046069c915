// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/error';
import { createUpload } from '@/api/upload';
import { onWrite } from '@/api/writes';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';

const { cms, api } = startCms();
const megabyte = 1024 * 1024;

let calls: string[] = [];
beforeEach(async () => {
  Cookies.set(sessionCookie, await cms().login('editor'));
  calls = [];
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request: { method, headers } }) => {
    calls.push([method, headers.get('Upload-Offset')].filter((each) => each !== null).join(' '));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const fileOf = (size: number) =>
  new File([new Uint8Array(size).map((_, index) => index % 251)], 'Größe, Länge.bin', {
    type: 'application/x-probe',
  });
const uploadOf = (size: number) => createUpload(fileOf(size), { path: '/de', type: 'File', language: 'de' });

interface StoredFile {
  file: { size: number; filename: string; 'content-type': string };
}
const stored = async (path: string) => (await (await cms().ask(path, { as: 'editor' })).json()) as StoredFile;

async function filesIn(path: string): Promise<number> {
  const answer = await cms().ask(`${path}/@search?portal_type=File`, { as: 'editor' });
  return ((await answer.json()) as { items_total: number }).items_total;
}

async function failure(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error.details;
}

/** Lets the network fail at the second part, after the server has got it or before. */
function cutSecondPart(hasArrived: boolean): void {
  let parts = 0;
  api.use(
    http.patch('*', async ({ request }) => {
      parts += 1;
      if (parts !== 2) return undefined;
      if (hasArrived) await cms().fetch(request.clone());
      return HttpResponse.error();
    }),
  );
}

test('A file goes in parts, with progress, and becomes content of its type', async () => {
  const seen: number[] = [];
  const heard = vi.fn();
  const stop = onWrite(heard);
  const path = await uploadOf(2.5 * megabyte).send({ onProgress: (sent) => seen.push(sent) });
  stop();
  expect((await stored(path)).file).toMatchObject({
    size: 2.5 * megabyte,
    filename: 'Größe, Länge.bin',
    'content-type': 'application/x-probe',
  });
  expect(new Set(seen)).toEqual(new Set([megabyte, 2 * megabyte, 2.5 * megabyte]));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ path: '/de' });
});

test.each([
  ['lost on its way', false, `PATCH ${megabyte}`],
  ['that arrived, but whose answer is lost', true, `PATCH ${2 * megabyte}`],
])('A part %s: the upload goes on from where the server is', async (_, hasArrived, next) => {
  cutSecondPart(hasArrived);
  const path = await uploadOf(2.5 * megabyte).send();
  expect(calls.slice(3, 5)).toEqual(['HEAD', next]);
  expect((await stored(path)).file.size).toBe(2.5 * megabyte);
});

test('Where the answer to the last part is lost, what was made of it is found, and taken up', async () => {
  const before = await filesIn('/de');
  await uploadOf(0.5 * megabyte).send();
  cutSecondPart(true);
  const heard = vi.fn();
  const stop = onWrite(heard);
  const path = await uploadOf(1.5 * megabyte).send();
  stop();
  expect((await stored(path)).file.size).toBe(1.5 * megabyte);
  expect(await filesIn('/de')).toBe(before + 2);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ path: '/de' });
});

test('A file that was there before is not taken for what was made, and where that is not found it is told', async () => {
  const before = await filesIn('/de');
  await uploadOf(1.5 * megabyte).send();
  vi.setSystemTime(Date.now() + 60_000);
  Cookies.set(sessionCookie, await cms().login('editor'));
  let parts = 0;
  api.use(
    http.patch('*', () => {
      parts += 1;
      return parts === 2 ? HttpResponse.error() : undefined;
    }),
    http.head('*', () => new HttpResponse(null, { status: 404 })),
  );
  const upload = uploadOf(1.5 * megabyte);
  expect(await failure(upload.send())).toMatchObject({ status: 404 });
  expect(await filesIn('/de')).toBe(before + 1);
  expect((await stored(await upload.send())).file.size).toBe(1.5 * megabyte);
  expect(await filesIn('/de')).toBe(before + 2);
});

test('Where the answer to the last part of a replacement is lost, the same file replaces itself', async () => {
  const path = await uploadOf(10).send();
  cutSecondPart(true);
  const upload = createUpload(fileOf(1.5 * megabyte), { path, replaces: true, language: 'de' });
  expect(await upload.send()).toBe(path);
  expect((await stored(path)).file.size).toBe(1.5 * megabyte);
});

const conflict = {
  type: 'ConflictError',
  message: 'database conflict error (oid 0x5f, class plone.folder.ordered.CMFOrderedBTreeFolderBase)',
};

test.each([
  ['meets another write', () => HttpResponse.json(conflict, { status: 500 })],
  [
    'is refused, since the server has cleared the upload away,',
    () => new HttpResponse(null, { status: 404 }),
  ],
])('A last part that %s makes the file once all the same', async (_, refusal) => {
  const before = await filesIn('/de');
  let isFirst = true;
  api.use(
    http.patch('*', ({ request: { headers } }) => {
      if (headers.get('Upload-Offset') !== String(megabyte) || !isFirst) return undefined;
      isFirst = false;
      return refusal();
    }),
  );
  expect((await stored(await uploadOf(1.5 * megabyte).send())).file.size).toBe(1.5 * megabyte);
  expect(await filesIn('/de')).toBe(before + 1);
});

test('A server that knows each upload no more is told after it was begun anew once', async () => {
  api.use(http.patch('*', () => new HttpResponse(null, { status: 404 })));
  expect(await failure(uploadOf(10).send())).toMatchObject({ status: 404 });
  expect(calls).toEqual(['POST', 'PATCH 0', 'POST', 'PATCH 0']);
});

test('An upload that was aborted goes on when it is sent again', async () => {
  const controller = new AbortController();
  const upload = uploadOf(2.5 * megabyte);
  const onProgress = (sent: number) => {
    if (sent >= megabyte) controller.abort();
  };
  await expect(upload.send({ signal: controller.signal, onProgress })).rejects.toMatchObject({
    name: 'AbortError',
  });
  const path = await upload.send();
  expect(calls.filter((call) => call === 'POST')).toHaveLength(1);
  expect(calls.filter((call) => call === 'PATCH 0')).toHaveLength(1);
  expect((await stored(path)).file.size).toBe(2.5 * megabyte);
});

test('The file of content is replaced; it keeps its place', async () => {
  const path = await uploadOf(10).send();
  const upload = createUpload(fileOf(20), { path, replaces: true, language: 'de' });
  expect(await upload.send()).toBe(path);
  expect((await stored(path)).file.size).toBe(20);
});

test('What is refused is told with its status at once', async () => {
  Cookies.remove(sessionCookie);
  expect(await failure(uploadOf(10).send())).toMatchObject({ status: 401, kind: 'http' });
  expect(calls).toEqual(['POST']);
});

test('An empty file is refused, and so is a server that leads elsewhere or takes nothing', async () => {
  expect(await failure(uploadOf(0).send())).toMatchObject({ message: 'The file is empty.' });
  const begin = (place: string) =>
    http.post('*', () => new HttpResponse(null, { status: 201, headers: { Location: place } }));
  api.use(begin('https://foreign.example/de/@tus-upload/1'));
  expect(await failure(uploadOf(10).send())).toMatchObject({ kind: 'malformed' });
  expect(calls).toEqual(['POST']);
  api.use(
    begin('/++api++/de/@tus-upload/1'),
    http.patch('*', () => new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': '0' } })),
  );
  expect(await failure(uploadOf(10).send())).toMatchObject({
    message: 'The server takes nothing of the file.',
  });
});

test('An upload that one person has begun is not gone on with by another', async () => {
  const upload = uploadOf(2.5 * megabyte);
  const other = await cms().login('siteadmin');
  const own = Cookies.get(sessionCookie) ?? '';
  let isFirst = true;
  const onProgress = () => {
    if (isFirst) Cookies.set(sessionCookie, other);
    isFirst = false;
  };
  expect(await failure(upload.send({ onProgress }))).toMatchObject({ status: 401 });
  expect(calls.filter((each) => each.startsWith('PATCH'))).toEqual(['PATCH 0']);
  Cookies.set(sessionCookie, own);
  expect((await stored(await upload.send())).file.size).toBe(2.5 * megabyte);
});
