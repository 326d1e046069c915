import { beforeAll, describe, expect, test } from 'vitest';
import { createTestCms, type TestCms } from '~test/support/test-cms';

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const data = Buffer.from(script).toString('base64');

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms();
});

async function upload(type: string, contentType: string): Promise<string> {
  const field = type === 'Image' ? 'image' : 'file';
  const file = { data, encoding: 'base64', filename: 'x', 'content-type': contentType };
  const made = await cms.ask('/de', { as: 'admin', json: { '@type': type, title: 'X', [field]: file } });
  expect(made.status).toBe(201);
  const { '@id': id } = (await made.json()) as { '@id': string };
  return `/${new URL(id).pathname}`;
}

const headersAt = async (path: string): Promise<Headers> =>
  (await cms.ask(path, { headers: { Cookie: await cookie() } })).headers;

async function cookie(): Promise<string> {
  const answer = await cms.ask('/@login', { json: { login: 'admin', password: 'admin' } });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('what acts as a page in some browser is saved, never shown', () => {
  test.each([
    'image/SVG+xml',
    'image/svg+xml; charset=utf-8',
    'text/plain,text/html',
    'application/pdf,text/html',
    'image/png, text/html',
    'image/',
    'image/x-unknown',
    'text/html',
    'TEXT/HTML',
    'multipart/x-mixed-replace',
  ])('a file of the type %s', async (contentType) => {
    const path = await upload('File', contentType);
    for (const view of ['@@display-file/file', '@@download/file', '@@images/file']) {
      const headers = await headersAt(`${path}/${view}`);
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toMatch(/^[a-z\d.+/-]+(?:; charset=[\w-]+)?$/);
    }
  });

  test('a picture of the type image/SVG+xml, and its scales', async () => {
    const path = await upload('Image', 'image/SVG+xml');
    for (const view of ['@@images/image', '@@images/image/mini', '@@display-file/image'])
      expect((await headersAt(`${path}/${view}`)).get('content-disposition')).toMatch(/^attachment;/);
  });

  test('a portrait', async () => {
    const portrait = { data, encoding: 'base64', filename: 'x.svg', 'content-type': 'image/SVG+xml' };
    const set = await cms.ask('/@users/member', { as: 'admin', method: 'PATCH', json: { portrait } });
    expect(set.status).toBe(204);
    const { headers } = await cms.ask('/@portrait/member');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test.each([
  ['image/png', "sandbox; default-src 'none'"],
  ['application/pdf', "sandbox; default-src 'none'"],
  ['text/plain', "sandbox; default-src 'none'"],
  ['video/mp4', "sandbox allow-same-origin; default-src 'none'; media-src 'self'"],
])('%s is shown, and can do nothing', async (contentType, policy) => {
  const headers = await headersAt(`${await upload('File', contentType)}/@@display-file/file`);
  expect(headers.get('content-disposition')).toMatch(/^inline;/);
  expect(headers.get('content-security-policy')).toBe(policy);
});

test.each([
  '//de/bilder/watt/@@images/image/mini',
  '//de/bilder/bericht.pdf/@@download/file',
  '//de/ics_view',
  '/@users',
  '/@site',
  '/de/nichts-da',
])('%s comes with the policy of a file and is never sniffed', async (path) => {
  const headers = path === '/@users' ? { Accept: 'text/csv' } : undefined;
  const answer = await cms.ask(path, { as: 'admin', ...(headers ? { headers } : {}) });
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what somebody gets for being logged in is kept by nobody; what everybody gets may be', async () => {
  const cached = async (path: string, as?: string) =>
    (await cms.ask(path, as === undefined ? {} : { as })).headers.get('cache-control');
  expect(await cached('/de/forschung', 'member')).toBe('private, no-store');
  expect(await cached('/@users/member', 'member')).toBe('private, no-store');
  expect(await cached('/de/forschung')).toBeNull();
  const login = await cms.ask('/@login', { json: { login: 'admin', password: 'admin' } });
  expect(login.headers.get('cache-control')).toBe('private, no-store');
});
