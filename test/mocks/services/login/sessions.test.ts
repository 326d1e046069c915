import { describe, expect, test } from 'vitest';
import { verifyToken } from '~mocks/accounts/jwt';
import type { TestCmsOptions } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

const day = Date.parse('2026-11-21T12:00:00Z');
const secretPage = '/de/forschung/vertraulich';
const good = { login: 'editor', password: 'Portal-Demo-2026' };

async function createClock(options: TestCmsOptions = {}) {
  const clock = { now: day };
  return { clock, cms: await createTestCms({ now: () => clock.now, ...options }) };
}

describe('sessions', () => {
  test('login gives a token of twelve hours and the cookie that images need', async () => {
    const { cms } = await createClock();
    const response = await cms.ask('/@login', { json: good });
    const { token } = (await response.json()) as { token: string };
    const secret = cms.repository.setting<string>('jwt-secret') ?? '';
    expect(verifyToken(token, secret, day)).toMatchObject({ sub: 'editor', exp: day / 1000 + 12 * 60 * 60 });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__ac=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each([
    [{ login: 'editor' }, 400, 'Missing credentials'],
    [{ password: 'x' }, 400, 'Missing credentials'],
    [{ login: 'editor', password: 'falsch' }, 401, 'Invalid credentials'],
    [{ login: 'Editor', password: good.password }, 401, 'Invalid credentials'],
    [{ login: 'niemand', password: good.password }, 401, 'Invalid credentials'],
    [{ login: '', password: '' }, 401, 'Invalid credentials'],
    [{ login: { $ne: '' }, password: ['x'] }, 401, 'Invalid credentials'],
  ])('%j is refused with %d', async (json, status, type) => {
    const { cms } = await createClock();
    const response = await cms.ask('/@login', { json });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { type } });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('broken JSON is an error of the server, as Plone has it', async () => {
    const { cms } = await createClock();
    for (const json of ['{', '[1]', '"x"']) {
      const response = await cms.ask('/@login', { json });
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({ type: 'DeserializationError' });
    }
  });

  test('login exists at the site root only', async () => {
    const { cms } = await createClock();
    expect((await cms.ask('/de/@login', { json: good })).status).toBe(404);
    expect(await (await cms.ask('/@login')).json()).toEqual({ options: [] });
  });

  test('a token that has expired, or that we never gave, makes nobody anything but anonymous', async () => {
    const { cms, clock } = await createClock();
    const bearer = `Bearer ${await cms.login('editor')}`;
    const ask = (path: string, Authorization: string) => cms.ask(path, { headers: { Authorization } });
    expect((await ask(secretPage, bearer)).status).toBe(200);
    clock.now += 12 * 60 * 60 * 1000 + 1000;
    for (const token of [bearer, 'Bearer abc.def.ghi', 'Bearer', 'Digest x', 'Basic !!!']) {
      expect((await ask(secretPage, token)).status).toBe(401);
      expect((await ask('/de/forschung', token)).status).toBe(200);
    }
  });

  test('a session is renewed while it lasts', async () => {
    const { cms, clock } = await createClock();
    const Authorization = `Bearer ${await cms.login('editor')}`;
    clock.now += 60 * 60 * 1000;
    const renewed = await cms.ask('/@login-renew', { method: 'POST', headers: { Authorization } });
    const { token } = (await renewed.json()) as { token: string };
    const secret = cms.repository.setting<string>('jwt-secret') ?? '';
    expect(verifyToken(token, secret, clock.now)?.exp).toBe(clock.now / 1000 + 12 * 60 * 60);
    const refused = await cms.ask('/@login-renew', { method: 'POST' });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      error: { type: 'Invalid or expired authentication token' },
    });
  });

  test('the cookie shows private images and downloads without a token, and passes for no token', async () => {
    const { cms } = await createClock({
      items: [
        { path: '/de', type: 'LRF', title: 'Deutsch' },
        { path: '/de/x', type: 'Document', title: 'X', state: 'private' },
        { path: '/de/x/b', type: 'Image', title: 'B', fields: { image: { picture: 'b.png' } } },
      ],
    });
    const response = await cms.ask('/@login', { json: good });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const image = '//de/x/b/@@images/image/mini';
    expect((await cms.ask(image, { headers: { cookie } })).status).toBe(200);
    expect((await cms.ask('//de/x/b/@@download/image', { headers: { cookie } })).status).toBe(200);
    const Authorization = `Bearer ${cookie.slice('__ac='.length)}`;
    expect((await cms.ask('/de/x', { headers: { Authorization } })).status).toBe(401);
  });

  test('logout takes the cookie away, from anonymous visitors too', async () => {
    const { cms } = await createClock();
    const response = await cms.ask('/@logout', { method: 'POST' });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__ac=deleted; Max-Age=0; Path=\/;/);
  });

  test('after ten failed logins an address waits, the right password included', async () => {
    const { cms, clock } = await createClock();
    const login = (password: string, address: string) =>
      cms.fetch(
        new Request(`${testOrigin}/++api++/@login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ login: 'editor', password }),
        }),
        { address },
      );
    for (let tries = 0; tries < 10; tries += 1) expect((await login('falsch', '10.0.0.1')).status).toBe(401);
    const refused = await login(good.password, '10.0.0.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(await refused.json()).toMatchObject({ error: { type: 'Too Many Requests' } });
    expect((await login(good.password, '10.0.0.2')).status).toBe(200);
    clock.now += 600_001;
    expect((await login(good.password, '10.0.0.1')).status).toBe(200);
  });

  test('tries at once are counted before they are answered', async () => {
    const { cms } = await createClock();
    const json = { login: 'editor', password: 'falsch' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => cms.ask('/@login', { json })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('basic authentication is no way around the limit, and right passwords do not count', async () => {
    const { cms } = await createClock();
    const ask = (password: string) =>
      cms.ask('/de', {
        headers: { Authorization: `Basic ${Buffer.from(`editor:${password}`).toString('base64')}` },
      });
    for (let tries = 0; tries < 12; tries += 1) expect((await ask(good.password)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await ask('falsch')).status).toBe(200);
    expect((await ask(good.password)).status).toBe(429);
    expect((await cms.ask('/@login', { json: good })).status).toBe(429);
  });

  test('the limit can be switched off', async () => {
    const { cms } = await createClock({ rateLimits: false });
    const json = { login: 'editor', password: 'falsch' };
    for (let tries = 0; tries < 12; tries += 1) expect((await cms.ask('/@login', { json })).status).toBe(401);
  });
});
