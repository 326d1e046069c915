import { expect, test } from 'vitest';
import { readCookie } from '~mocks/http/cookies';

test.each([
  ['a=1; __ac=token; b=2', 'token'],
  ['__ac="token"', 'token'],
  ['__ac=first; __ac=second', 'first'],
  ['x__ac=other', undefined],
  ['nothing', undefined],
  ['__ac=a%20b', 'a b'],
  ['__ac=%E0%A4%A', '%E0%A4%A'],
])('of %s the session is %s', (cookie, value) => {
  expect(readCookie(new Headers({ cookie }), '__ac')).toBe(value);
});

test('no cookie is inherited', () => {
  expect(readCookie(new Headers({ cookie: 'a=1' }), 'constructor')).toBeUndefined();
  expect(readCookie(new Headers(), '__proto__')).toBeUndefined();
});
