// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorAfter, errorBefore, mayRetry } from '@/tool/upload/error-of';
import { createFileUpload, mostAtOnce, uploadFile } from '@/tool/upload/file-upload';
import { createUploadQueue } from '@/tool/upload/upload-queue';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';

const { cms, api } = startCms();
let calls: string[] = [];
beforeEach(async () => {
  Cookies.set(sessionCookie, await cms().login('editor'));
  calls = [];
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request: { method, url } }) => {
    calls.push(
      `${method} ${new URL(url).pathname.replace('/++api++', '').replace(/tus-upload\/.*/, 'tus-upload/…')}`,
    );
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const picture = new File([svg], 'bild.svg', { type: 'image/svg+xml' });
const large = () => new File([svg, ' '.repeat(1.5 * mostAtOnce)], 'groß.svg', { type: 'image/svg+xml' });

test('A small picture goes within the data and ends as an Image with its name as title', async () => {
  const onProgress = vi.fn();
  const made = await uploadFile('/de/', picture, { language: 'de', onProgress });
  expect(calls).toEqual(['POST /de']);
  expect(made).toMatchObject({ '@type': 'Image', title: 'bild.svg' });
  expect(made['@id']).toMatch(/^\/de\/bild/);
  expect(onProgress).toHaveBeenLastCalledWith(picture.size, picture.size);
});

test('A large one goes in parts, and ends as an Image all the same', async () => {
  const made = await uploadFile('/de', large(), { language: 'de' });
  expect(calls.slice(0, 3)).toEqual([
    'POST /de/@tus-upload',
    'PATCH /de/@tus-upload/…',
    'PATCH /de/@tus-upload/…',
  ]);
  expect(made).toMatchObject({ '@type': 'Image', title: 'groß.svg' });
});

test('Where the server takes no parts, a large file goes within the data', async () => {
  api.use(http.post('*/@tus-upload', () => new HttpResponse(null, { status: 404 })));
  const file = new File(['x'.repeat(mostAtOnce + 1)], 'text.txt', { type: 'text/plain' });
  expect(await uploadFile('/de', file, { language: 'de' })).toMatchObject({ '@type': 'File' });
  expect(calls).toEqual(['POST /de/@tus-upload', 'POST /de']);
});

test('After the content was made, a second try asks for it and makes no other', async () => {
  api.use(http.get('*', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const upload = createFileUpload('/de', large(), 'de');
  await expect(upload.send()).rejects.toMatchObject({ details: { status: 500 } });
  calls = [];
  expect(await upload.send()).toMatchObject({ '@type': 'Image' });
  expect(calls).toEqual([expect.stringMatching(/^GET \/de\/gro/)]);
});

test('Of several files a few go at once, all arrive, and one that fails gets a second try', async () => {
  let running = 0;
  let most = 0;
  api.use(
    http.post('*', async ({ request }) => {
      running += 1;
      most = Math.max(most, running);
      const answer = await cms().fetch(request);
      running -= 1;
      return answer;
    }),
  );
  api.use(http.post('*', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const onCreated = vi.fn();
  const queue = createUploadQueue({ picturesOnly: false, onCreated });
  queue.add(
    { folder: '/de' },
    Array.from({ length: 5 }, () => picture),
    'de',
  );
  expect(queue.uploads().map(({ state }) => state)).toEqual([
    'running',
    'running',
    'waiting',
    'waiting',
    'waiting',
  ]);
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledTimes(4));
  await vi.waitFor(() => expect(queue.uploads()).toHaveLength(1));
  const [failed] = queue.uploads();
  expect(failed).toMatchObject({ state: 'failed', error: 'failed' });
  queue.retry(failed?.id ?? 0);
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledTimes(5));
  expect(queue.uploads()).toEqual([]);
  expect(most).toBeLessThanOrEqual(2);
});

test('An upload that is stopped arrives no more, and gives its place to the next', async () => {
  const onCreated = vi.fn();
  const queue = createUploadQueue({ picturesOnly: true, onCreated });
  queue.add({ folder: '/de' }, [picture, picture, picture], 'de');
  const [first] = queue.uploads();
  queue.drop(first?.id ?? 0);
  expect(queue.uploads().map(({ state }) => state)).toEqual(['running', 'running']);
  await vi.waitFor(() => expect(queue.uploads()).toEqual([]));
  expect(onCreated).toHaveBeenCalledTimes(2);
});

test('What is no picture, or empty, is told before anything is sent', () => {
  const queue = createUploadQueue({ picturesOnly: true, onCreated: vi.fn() });
  queue.add({ folder: '/de' }, [new File(['x'], 'a.txt', { type: 'text/plain' })], 'de');
  expect(queue.uploads()[0]).toMatchObject({ state: 'failed', error: 'noPicture' });
  expect(errorBefore(new File([], 'a.png', { type: 'image/png' }), { picturesOnly: true })).toBe('empty');
  expect(calls).toEqual([]);
});

test.each(['a.heic', 'a.HEIF', 'a.tiff', 'a.psd'])(
  'A picture that no browser shows is refused: %s',
  (name) => {
    const file = new File(['x'], name, { type: '' });
    expect(errorBefore(file, { picturesOnly: false, isForPage: true })).toBe('notShown');
    expect(errorBefore(file, { picturesOnly: false })).toBeUndefined();
    expect(mayRetry('notShown')).toBe(false);
  },
);

test.each([
  [413, 'tooLarge', false],
  [401, 'notAllowed', true],
  [400, 'refused', true],
  [500, 'failed', true],
])('A server that answers %s says: %s', async (status, kind, isTriedAgain) => {
  api.use(http.post('*', () => HttpResponse.json({ message: 'Said by the server' }, { status })));
  const thrown: unknown = await uploadFile('/de', picture, { language: 'de' }).catch(
    (reason: unknown) => reason,
  );
  const error = errorAfter(thrown);
  expect(error).toBe(kind);
  expect(mayRetry(error)).toBe(isTriedAgain);
});

test('A line that breaks is told as such', async () => {
  api.use(http.post('*', () => HttpResponse.error()));
  const error: unknown = await uploadFile('/de', picture, { language: 'de' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(errorAfter(error)).toBe('network');
});

test('What one person has chosen is not sent in the name of somebody else who has logged in in another window', async () => {
  const own = Cookies.get(sessionCookie) ?? '';
  const onCreated = vi.fn();
  const queue = createUploadQueue({ picturesOnly: false, onCreated });
  const other = await cms().login('siteadmin');
  api.use(
    http.post('*', () => {
      Cookies.set(sessionCookie, other);
      return undefined;
    }),
  );
  queue.add({ folder: '/de' }, [picture, picture, picture], 'de');
  await vi.waitFor(() => expect(queue.uploads()).toMatchObject([{ state: 'failed', error: 'notAllowed' }]));
  expect(onCreated).toHaveBeenCalledTimes(2);
  Cookies.set(sessionCookie, own);
  api.resetHandlers();
  for (const { id } of queue.uploads()) queue.retry(id);
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledTimes(3));
});
