// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listingShape } from '@/blocks/listing/data';
import { feedOf } from '@/blocks/listing/feed-of';

const operation = 'plone.app.querystring.operation.';
const ofType = (...v: string[]) => ({ i: 'portal_type', o: `${operation}selection.any`, v });
const below = (v: string) => ({ i: 'path', o: `${operation}string.absolutePath`, v });
const tagged = (o: string, ...v: string[]) => ({ i: 'Subject', o: operation + o, v });
const newest = { i: 'effective', o: `${operation}date.beforeToday` };

const feed = (query: object[], found?: string[]) =>
  feedOf(listingShape.read({ querystring: { query } }), {
    page: '/de/seite',
    root: '/de',
    ...(found && { found }),
  });

test.each([
  [[ofType('Meldung'), below('/de/news::1'), newest], '/de/news', ['Meldung'], []],
  [[ofType('Event', 'News Item')], '/de', ['Event', 'News Item'], []],
  [
    [ofType('Post'), tagged('selection.any', 'Küste', 'Meer'), below('http://localhost:3000/de/blog/')],
    '/de/blog',
    ['Post'],
    ['Küste', 'Meer'],
  ],
])('what %j lists is told by a feed', (query, path, types, subjects) => {
  expect(feed(query)).toEqual({ path, types, subjects });
});

test('what is listed without a query lies on the page itself', () => {
  expect(feed([], ['Meldung', 'Meldung'])).toEqual({ path: '/de/seite', types: ['Meldung'], subjects: [] });
});

test.each([
  ['pages', [ofType('Document')]],
  ['news and persons', [ofType('Meldung', 'Member')]],
  ['nothing known', []],
  ['words', [ofType('Meldung'), { i: 'SearchableText', o: `${operation}string.contains`, v: 'x' }]],
  ['all but some types', [{ i: 'portal_type', o: `${operation}selection.none`, v: ['Event'] }]],
  ['all of several keywords', [ofType('Meldung'), tagged('selection.all', 'a', 'b')]],
  ['several places', [ofType('Meldung'), below('/de/a'), below('/de/b')]],
  ['an institute', [ofType('Meldung'), { i: 'institutes', o: `${operation}selection.any`, v: ['a'] }]],
])('no feed tells %s', (_name, query) => {
  expect(feed(query)).toBeUndefined();
});
