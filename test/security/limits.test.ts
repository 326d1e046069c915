import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { networkOf } from '~mocks/accounts/network';
import { createEdge } from '~mocks/server/edge';
import { readProxies } from '~mocks/server/edge-options';
import { createTestCms, testOrigin } from '~test/support/test-cms';

async function createBrowsers() {
  const cms = await createTestCms();
  return async (login: string, password: string, address: string, cookie = ''): Promise<Response> => {
    const request = new Request(`${testOrigin}/++api++/@login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify({ login, password }),
    });
    return cms.fetch(request, { address });
  };
}

async function createLogins() {
  const ask = await createBrowsers();
  return async (...call: Parameters<typeof ask>): Promise<number> => (await ask(...call)).status;
}

/** What a browser sends back of the cookies of an answer. */
const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');

describe('failed logins', () => {
  test('on one account are counted over all networks, and other accounts go on', async () => {
    const login = await createLogins();
    for (let guess = 0; guess < 20; guess += 1)
      expect(await login('editor', 'falsch', `198.51.100.${guess}`)).toBe(401);
    expect(await login('editor', 'Portal-Demo-2026', '203.0.113.1')).toBe(429);
    expect(await login('reviewer', 'Portal-Demo-2026', '203.0.113.1')).toBe(200);
  });

  test('of others do not shut users out from where they have logged in before', async () => {
    const login = await createLogins();
    expect(await login('editor', 'Portal-Demo-2026', '203.0.113.1')).toBe(200);
    for (let guess = 0; guess < 21; guess += 1) await login('editor', 'falsch', `198.51.100.${guess}`);
    expect(await login('editor', 'Portal-Demo-2026', '203.0.113.1')).toBe(200);
    expect(await login('editor', 'Portal-Demo-2026', '203.0.113.2')).toBe(429);
  });

  test('of a colleague behind the same address do not shut out whose password is right', async () => {
    const login = await createLogins();
    for (let guess = 0; guess < 10; guess += 1)
      expect(await login('member', 'falsch', '203.0.113.1')).toBe(401);
    expect(await login('member', 'Portal-Demo-2026', '203.0.113.1')).toBe(429);
    expect(await login('editor', 'Portal-Demo-2026', '203.0.113.1')).toBe(200);
  });

  test('on many accounts end at thirty from one address', async () => {
    const login = await createLogins();
    const tries: number[] = [];
    for (let guess = 0; guess < 31; guess += 1)
      tries.push(
        await login(['member', 'reviewer', 'siteadmin', 'admin'][guess % 4] ?? '', 'x', '203.0.113.1'),
      );
    expect(tries).toEqual([...Array<number>(30).fill(401), 429]);
    expect(await login('editor', 'Portal-Demo-2026', '203.0.113.1')).toBe(429);
  });

  test('of whomever and wherever do not shut out a known browser, which may fail ten times itself', async () => {
    const ask = await createBrowsers();
    const first = await ask('editor', 'Portal-Demo-2026', '203.0.113.1');
    const cookie = cookieOf(first);
    expect(first.headers.getSetCookie().at(-1)).toMatch(/^portal-browser=.*; HttpOnly; SameSite=Lax$/);
    for (const other of ['member', 'reviewer', 'siteadmin'])
      for (let guess = 0; guess < 10; guess += 1) await ask(other, 'x', '203.0.113.1');
    for (let guess = 0; guess < 21; guess += 1) await ask('editor', 'x', `198.51.100.${guess}`);
    for (const address of ['203.0.113.1', '203.0.113.2'])
      expect((await ask('editor', 'Portal-Demo-2026', address, cookie)).status).toBe(200);
    // The browser of one account is nothing to another, and a made-up one to none.
    expect((await ask('reviewer', 'Portal-Demo-2026', '203.0.113.1', cookie)).status).toBe(429);
    const forged = cookie.replace(/portal-browser=\w/, 'portal-browser=z');
    expect((await ask('editor', 'Portal-Demo-2026', '203.0.113.1', forged)).status).toBe(429);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await ask('editor', 'x', `192.0.2.${guess}`, cookie)).status).toBe(401);
    const late = await ask('editor', 'Portal-Demo-2026', '192.0.2.99', cookie);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('from one network of IPv6 count together, whichever of its addresses they come from', async () => {
    const login = await createLogins();
    for (let guess = 0; guess < 10; guess += 1)
      expect(await login('member', 'falsch', `2001:db8:0:7::${guess.toString(16)}`)).toBe(401);
    expect(await login('member', 'Portal-Demo-2026', '2001:db8:0:7:ffff::1')).toBe(429);
    expect(await login('member', 'Portal-Demo-2026', '2001:db8:0:8::1')).toBe(200);
  });
});

test('mails for a forgotten password are limited for the account, wherever they are asked for', async () => {
  const cms = await createTestCms();
  const ask = async (address: string) => {
    const url = `${testOrigin}/++api++/@users/editor/reset-password`;
    const body = JSON.stringify({ reset_token: 'x' });
    const headers = { 'Content-Type': 'application/json' };
    return (await cms.fetch(new Request(url, { method: 'POST', headers, body }), { address })).status;
  };
  for (let tries = 0; tries < 30; tries += 1) expect(await ask(`198.51.100.${tries}`)).toBe(400);
  expect(await ask('203.0.113.1')).toBe(429);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});

describe('behind proxies', () => {
  const from = (socket: string, forwarded?: string | string[]) =>
    ({
      socket: { remoteAddress: socket },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;
  const trusted = createEdge({ trustedProxies: readProxies('10.0.0.0/8, 192.0.2.9, fd00::/8') });

  test.each([
    ['198.51.100.1', '203.0.113.1', '198.51.100.1'],
    ['10.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['::ffff:10.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['10.0.0.1', '1.2.3.4, 203.0.113.1', '203.0.113.1'],
    ['10.0.0.1', '1.2.3.4, 203.0.113.1, 192.0.2.9, 10.2.3.4', '203.0.113.1'],
    ['fd00::1', '2001:db8::1', '2001:db8::1'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.1, nonsense', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', undefined, '10.0.0.1'],
  ])('%s, which forwards for %s, asks for %s', (socket, forwarded, caller) => {
    expect(trusted.addressOf(from(socket, forwarded))).toBe(caller);
  });

  test('nobody is believed unless named', () => {
    expect(createEdge().addressOf(from('127.0.0.1', '203.0.113.1'))).toBe('127.0.0.1');
  });
});
