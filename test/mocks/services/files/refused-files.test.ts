import { beforeAll, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const stored = (type: string, filename: string) => ({
  data: pixel,
  encoding: 'base64',
  'content-type': type,
  filename,
});

let cms: TestCms;

beforeAll(async () => {
  cms = await createTestCms({ rateLimits: false });
  const add = (path: string, json: unknown) => cms.ask(path, { method: 'POST', as: 'admin', json });
  await add('/de', { '@type': 'Document', id: 'zu', title: 'Zu' });
  await add('/de/zu', { '@type': 'Image', id: 'bild', title: 'Bild', image: stored('image/png', 'a.png') });
  await add('/de/zu', { '@type': 'File', id: 'pdf', title: 'PDF', file: stored('application/pdf', 'a.pdf') });
});

/** What Plone says of files below a page that visitors may not see, and to a manager of what is not there. */
test.each([
  ['GET', '/de/zu/bild/@@images/image/mini', 401, "You are not allowed to access 'image' in this context"],
  ['GET', '/de/zu/bild/@@images/image', 401, "You are not allowed to access 'image' in this context"],
  ['GET', '/de/zu/pdf/@@download/file', 401, "You are not allowed to access 'pdf' in this context"],
  ['GET', '/de/zu/pdf/@@display-file/file', 401, "You are not allowed to access 'pdf' in this context"],
  ['GET', '/de/zu/bild/@@images', 400, 'Missing image scale path'],
  ['GET', '/de/zu/bild/@@images/nofield/mini', 404, /\/@@images\/nofield$/],
  ['POST', '/de/zu/pdf', 404, /\/de\/zu\/pdf\/POST_application_json_$/],
  ['POST', '/de/zu/nope', 404, /\/de\/zu\/nope$/],
])('%s %s is refused with %i', async (method, path, status, message) => {
  const posting = method === 'POST' ? { as: 'admin', json: {} } : {};
  const response = await cms.ask(path, { method, ...posting });
  expect(response.status).toBe(status);
  expect(((await response.json()) as { message: string }).message).toMatch(message);
});

test('a file’s own field is an image address, too, its scales are none', async () => {
  const ask = (path: string) => cms.ask(`/de/zu/pdf/@@images/${path}`, { as: 'admin' });
  expect((await ask('file')).status).toBe(200);
  expect((await ask('file/mini')).status).toBe(404);
});

test('a file that is looked at stands in its own tree, with the picture of its kind', async () => {
  const response = await cms.ask('/de/zu/pdf/@contextnavigation', { as: 'admin' });
  const { items } = (await response.json()) as { items: unknown };
  expect(JSON.stringify(items)).toContain('"/Plone/de/++resource++mimetype.icons/pdf.png"');
});

test('a call on an address that begins the new one is not led there', async () => {
  const rename = (path: string, id: string) => cms.ask(path, { method: 'PATCH', as: 'admin', json: { id } });
  await cms.ask('/de/zu', {
    method: 'POST',
    as: 'admin',
    json: { '@type': 'Document', id: 'alt', title: 'Alt' },
  });
  await rename('/de/zu/alt', 'alt-neu');
  const status = async (path: string) => (await cms.ask(path, { as: 'admin' })).status;
  expect(await status('/de/zu/alt')).toBe(302);
  expect(await status('/de/zu/alt/@history')).toBe(404);
  await rename('/de/zu/alt-neu', 'neu');
  expect(await status('/de/zu/alt/@history')).toBe(302);
});
