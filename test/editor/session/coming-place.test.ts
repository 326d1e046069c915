// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { operation } from '@/api/search';
import { comingSearch } from '@/editor/session/coming-place';

const path = (o: string, v: string) => ({ i: 'path', o: `${operation}string.${o}`, v });
const type = { i: 'portal_type', o: `${operation}selection.any`, v: ['Document'] };

test.each([
  ['../', '/de/labor'],
  ['..::1', '/de/labor::1'],
  ['./../andere/seite', '/de/labor/andere/seite'],
  ['../..', '/de'],
  ['../../../../..', '/'],
])('A page that is to lie in a folder asks for %s of itself by name', (way, place) => {
  expect(comingSearch('/de/labor', { query: [type, path('relativePath', way)] })).toEqual({
    query: [type, path('absolutePath', place)],
  });
});

test.each(['.', '.::1', 'darin'])('It finds nothing in itself: %s', (way) => {
  expect(comingSearch('/de/labor', { query: [type, path('relativePath', way)] })).toBeUndefined();
});

test('Places beside itself and queries without a place are asked for as they are', () => {
  const beside = path('absolutePath', '/de/forschung');
  const both = { query: [path('relativePath', '.'), beside], limit: 3 };
  expect(comingSearch('/de/labor', both)).toEqual({ query: [beside], limit: 3 });
  expect(comingSearch('/de/labor', { query: [type] })).toEqual({ query: [type] });
  const top = { query: [path('absolutePath', '/::1')] };
  expect(comingSearch('/de/labor', top)).toEqual(top);
});
