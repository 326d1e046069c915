import { expect, test } from 'vitest';
import { cookieIn, sessionOf } from '@/lib/session-token';

const now = 1_790_000_000_000;
const tokenOf = (payload: unknown) => `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`;

test('a session is read from a token whose exp lies in the future', () => {
  const token = tokenOf({ sub: 'editor', exp: now / 1000 + 60, fullname: 'Käthe Übermut' });
  expect(sessionOf(token, now)).toEqual({
    token,
    userId: 'editor',
    fullname: 'Käthe Übermut',
    expires: now + 60_000,
  });
});

test('an account of the Zope root has no full name', () => {
  expect(
    sessionOf(tokenOf({ sub: 'admin', exp: now / 1000 + 60, fullname: null }), now)?.fullname,
  ).toBeNull();
});

test.each<[string | undefined, string]>([
  [undefined, 'a missing'],
  ['', 'an empty'],
  ['nonsense', 'a malformed'],
  ['a.b.c', 'an undecodable'],
  [tokenOf(null), 'an empty payload’s'],
  [tokenOf({ sub: 'editor', exp: now / 1000 - 1 }), 'an expired'],
  [tokenOf({ exp: now / 1000 + 60 }), 'a nameless'],
])('%s: %s token is no session', (token) => {
  expect(sessionOf(token, now)).toBeNull();
});

test('a cookie is found among others, whole names compared', () => {
  expect(cookieIn('my_auth_token=a; auth_token=b%20c; z=1', 'auth_token')).toBe('b c');
  expect(cookieIn('', 'auth_token')).toBeUndefined();
  expect(cookieIn('auth_token=%zz', 'auth_token')).toBeUndefined();
});
