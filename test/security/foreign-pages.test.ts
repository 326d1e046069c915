import { beforeAll, describe, expect, test } from 'vitest';
import { createTestCms, testOrigin, type TestCms } from '~test/support/test-cms';

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let cms: TestCms;
let Cookie: string;
beforeAll(async () => {
  cms = await createTestCms({ rateLimits: false });
  const answer = await cms.ask('/@login', { json: { login: 'admin', password: 'admin' } });
  Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const hidden = { '@type': 'Document', id: 'geheim', title: 'Geheim' };
  expect((await cms.ask('/de', { as: 'admin', json: hidden })).status).toBe(201);
  const picture = { '@type': 'Image', id: 'bild', title: 'Bild', image: { data: pixel, encoding: 'base64' } };
  const image = { ...picture.image, filename: 'b.gif', 'content-type': 'image/gif' };
  expect((await cms.ask('/de/geheim', { as: 'admin', json: { ...picture, image } })).status).toBe(201);
});

const title = { '@type': 'Document', title: 'Von fern' };

describe('the cookie', () => {
  test.each([
    ['POST', '/de', title],
    ['PATCH', '/de/forschung', { title: 'Von fern' }],
    ['DELETE', '/de/forschung', undefined],
    ['POST', '/de/@copy', { source: '/de/forschung' }],
    ['POST', '/@users', { username: 'neu', email: 'neu@example.org', password: 'Lang-genug-1' }],
    ['POST', '/@login-renew', undefined],
    ['GET', '/@users', undefined],
    ['GET', '/de/geheim', undefined],
    ['GET', '/@users/admin', undefined],
  ])('%s %s: authenticates nobody', async (method, path, json) => {
    const answer = await cms.ask(path, { method, json, headers: { Cookie } });
    expect([401, 403]).toContain(answer.status);
    expect((await cms.ask('/de/forschung')).status).toBe(200);
  });

  test('opens a private picture, by GET and HEAD alone', async () => {
    const path = '//de/geheim/bild/@@images/image/mini';
    for (const method of ['GET', 'HEAD'])
      expect((await cms.ask(path, { method, headers: { Cookie } })).status).toBe(200);
    expect((await cms.ask(path)).status).toBe(302);
  });
});

describe('a body counts as JSON where it says so, or says nothing', () => {
  const send = (type: string | null) =>
    cms.fetch(
      new Request(`${testOrigin}/++api++/@login`, {
        method: 'POST',
        headers: type === null ? {} : { 'Content-Type': type },
        body: new Blob([JSON.stringify({ login: 'admin', password: 'admin' })]),
      }),
    );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('%s is refused, and nothing is done', async (type) => {
    const answer = await send(type);
    expect(answer.status).toBe(415);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('application/json') });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/merge-patch+json', null])(
    '%s is read',
    async (type) => {
      expect((await send(type)).status).toBe(200);
    },
  );
});

describe('a page of another site', () => {
  const post = (headers: Record<string, string>, method = 'POST') =>
    cms.ask('/de', { as: 'admin', method, json: title, headers });

  test.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000.evil.example' },
    { Origin: 'https://localhost:3000' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('changes nothing: %o', async (headers) => {
    expect((await post(headers)).status).toBe(403);
    expect((await post(headers, 'PATCH')).status).toBe(403);
  });

  test.each<Record<string, string>>([
    {},
    { Origin: testOrigin },
    { Origin: testOrigin, 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is not who sends %o', async (headers) => {
    expect((await post(headers)).status).toBe(201);
  });

  test('reads what everybody may, and the site’s own address counts as its own', async () => {
    const far = { Origin: 'https://evil.example' };
    expect((await cms.ask('/de/forschung', { headers: far })).status).toBe(200);
    const named = await createTestCms({ publicUrl: 'https://portal.example' });
    const headers = { Origin: 'https://portal.example' };
    expect((await named.ask('/de', { as: 'admin', json: title, headers })).status).toBe(201);
  });
});
