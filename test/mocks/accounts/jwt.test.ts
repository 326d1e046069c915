import { describe, expect, test } from 'vitest';
import { signToken, verifyToken } from '~mocks/accounts/jwt';

const now = Date.parse('2026-11-21T12:00:00Z');
const claims = { sub: 'editor', exp: now / 1000 + 60, fullname: 'Edda', epoch: 'drawn', sid: 'one' };
const token = signToken(claims, 'secret');
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a session token', () => {
  test('is a JSON Web Token that everybody can read', () => {
    const [header, body] = token.split('.');
    expect(JSON.parse(Buffer.from(header ?? '', 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
    });
    expect(JSON.parse(Buffer.from(body ?? '', 'base64url').toString())).toEqual(claims);
  });

  test('counts until it expires', () => {
    expect(verifyToken(token, 'secret', now)?.sub).toBe('editor');
    expect(verifyToken(token, 'secret', now + 61_000)).toBeUndefined();
  });

  test.each([
    ['another secret', signToken(claims, 'other')],
    ['no signature', `${token.split('.').slice(0, 2).join('.')}.`],
    ['the algorithm none', `${part({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`],
    ['a changed subject', token.replace(/\.[^.]+\./, `.${part({ ...claims, sub: 'admin' })}.`)],
    ['a body that is no object', signToken(null as never, 'secret')],
    ['a subject that is no text', signToken({ ...claims, sub: 1 } as never, 'secret')],
    ['too many parts', `${token}.x`],
    ['nonsense', 'abc.def.ghi'],
    ['nothing', ''],
  ])('does not count with %s', (_, forged) => {
    expect(verifyToken(forged, 'secret', now)).toBeUndefined();
  });
});
