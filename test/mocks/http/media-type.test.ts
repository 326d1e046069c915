import { expect, test } from 'vitest';
import { isHarmless, sentType } from '~mocks/http/media-type';

test.each([
  ['image/png', true],
  ['Image/PNG', true],
  ['application/pdf', true],
  ['text/plain', true],
  ['text/plain; charset=iso-8859-1', true],
  ['image/svg+xml', false],
  ['text/html', false],
  ['application/xhtml+xml', false],
  ['application/octet-stream', false],
  ['', false],
])('%s may be shown in the site’s own name: %s', (contentType, expected) => {
  expect(isHarmless(contentType)).toBe(expected);
});

test.each([
  ['text/csv', 'text/csv; charset=utf-8'],
  ['text/csv; charset="ISO-8859-1"', 'text/csv; charset=ISO-8859-1'],
  ['text/plain; charset=x; boundary=y', 'text/plain; charset=utf-8'],
  ['Application/PDF', 'application/pdf'],
  ['text/plain,text/html', 'application/octet-stream'],
  ['text/plain\r\nX-Evil: 1', 'application/octet-stream'],
  ['nonsense', 'application/octet-stream'],
])('%j is sent as %s', (contentType, expected) => {
  expect(sentType(contentType)).toBe(expected);
});
