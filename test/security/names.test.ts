import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '~mocks/mail/mailer';
import { createEdge, type EdgeOptions } from '~mocks/server/edge';
import { pageConfig } from '~mocks/server/site-config';
import { createSiteHandler, readSite } from '~mocks/server/site-server';
import { createTestCms, type TestCms } from '~test/support/test-cms';
import { ask, close, serve } from '../mocks/server/http-client';

const publicUrl = 'https://portal.example';

describe('a server', () => {
  let folder: string;
  let cms: TestCms;
  const servers: Server[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-names-'));
    await writeFile(join(folder, 'index.html'), '<title>x</title>');
    cms = await createTestCms({ publicUrl });
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(close));
  });

  async function start(options: EdgeOptions = {}): Promise<string> {
    const site = await readSite(folder, () => pageConfig('default'));
    const { server, origin } = await serve(createSiteHandler(site, { cms }, createEdge(options)));
    servers.push(server);
    return origin;
  }

  const named = (origin: string, host: string, path = '/++api++/@site') =>
    ask(origin + path, { headers: { host } });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost:3000@evil.example',
    'evil@localhost',
    '[::2]:3000',
    '192.0.2.1',
    'a b',
    'portal.example',
  ])('answers nothing to whoever calls it %s', async (host) => {
    const origin = await start();
    for (const path of ['/', '/++api++/@site', '/de/bilder/watt/@@images/image/mini', '/index.html']) {
      const answer = await named(origin, host, path);
      expect(answer.status).toBe(421);
      expect(answer.body.toString()).toContain('--public-url');
    }
  });

  test.each(['localhost', 'localhost:3000', '127.0.0.1:1', '[::1]:8080', 'portal.localhost'])(
    'answers to its loopback name %s',
    async (host) => {
      const answer = await named(await start(), host);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ '@id': `http://${host}/@site` });
    },
  );

  test('answers to the configured address, under which its links then stand, and to no other', async () => {
    const origin = await start({ publicUrl, host: '192.0.2.7' });
    const answer = await named(origin, 'portal.example');
    expect(JSON.parse(answer.body.toString())).toMatchObject({ '@id': `${publicUrl}/@site` });
    expect((await named(origin, '192.0.2.7:3000')).status).toBe(200);
    expect((await named(origin, 'www.portal.example')).status).toBe(421);
    expect((await named(origin, 'portal.example:8443')).status).toBe(421);
  });

  test('sends the session’s cookie over https alone where the site is there', async () => {
    const origin = await start({ publicUrl });
    const login = (host: string) =>
      ask(`${origin}/++api++/@login`, {
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
        body: JSON.stringify({ login: 'admin', password: 'admin' }),
      });
    expect((await login('portal.example')).headers['set-cookie']?.[0]).toMatch(/; Secure(?:;|$)/);
    expect((await login('localhost')).headers['set-cookie']?.[0]).not.toContain('Secure');
  });

  test('keeps windows of other sites and the device’s sensors away from its pages', async () => {
    const { headers } = await ask(await start(), { headers: { accept: 'text/html' } });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()');
  });
});

test('mails lead to the configured address, whatever name the caller gave', async () => {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const cms = await createTestCms({ publicUrl, mailer });
  await cms.repository.write((transaction, reader) => {
    const user = reader.user('member');
    if (user) transaction.setUser({ ...user, email: 'member@example.org' });
    transaction.setSetting('mail', { email_from_address: 'site@example.org', email_from_name: 'Site' });
  });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await cms.fetch(
    new Request('http://evil.example/++api++/@users/member/reset-password', {
      method: 'POST',
      headers,
      body: '{}',
    }),
  );
  expect(answer.status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`${publicUrl}/passwordreset/`);
  expect(mails[0]?.text).not.toContain('evil.example');
});
