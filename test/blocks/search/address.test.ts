import { describe, expect, test } from 'vitest';
import { addressOfAsked, askedIn, criteriaOf } from '@/blocks/search/address';
import { searchShape } from '@/blocks/search/data';
import { optionsOf } from '@/blocks/search/facet-criteria';

const operation = 'plone.app.querystring.operation.';
const own = { i: 'portal_type', o: `${operation}selection.any`, v: ['Document'] };
const data = searchShape.read({
  query: { query: [own], b_size: '5' },
  sortOnOptions: ['effective'],
  facets: [
    { '@id': 'a', field: { label: 'Tags', value: 'Subject' }, type: 'checkboxFacet', multiple: true },
    { '@id': 'b', field: 'review_state', type: 'selectFacet' },
    { '@id': 'c', field: 'effective', type: 'daterangeFacet' },
    { '@id': 'd', field: 'exclude_from_nav', type: 'toggleFacet' },
  ],
});
const nothing = askedIn(new URLSearchParams(), data);
const everything = {
  text: 'Wind',
  chosen: new Map([
    ['Subject', ['Meer', 'Küste']],
    ['review_state', ['published']],
    ['effective', ['2026-01-01', '2026-02-01']],
    ['exclude_from_nav', ['true']],
  ]),
  sortOn: 'effective',
  isDescending: true,
};

test('an address without anything asks for what the block asks for', () => {
  expect(criteriaOf(data, nothing)).toEqual([own]);
});

test("what is asked for stands in the address in Volto's form, on the first page", () => {
  const before = new URLSearchParams('page=3&andere=1');
  const search = addressOfAsked(before, data, everything, 'page');
  expect(JSON.parse(search.get('query') ?? '')).toEqual([
    { ...own, o: 'paqo.selection.any' },
    { i: 'Subject', o: 'paqo.selection.any', v: ['Meer', 'Küste'] },
    { i: 'review_state', o: 'paqo.selection.any', v: ['published'] },
    { i: 'effective', o: 'paqo.date.between', v: ['2026-01-01', '2026-02-01'] },
    { i: 'exclude_from_nav', o: 'paqo.boolean.isTrue', v: '' },
    { i: 'SearchableText', o: 'paqo.string.contains', v: 'Wind' },
  ]);
  expect(search.get('SearchableText')).toBe('Wind');
  expect(search.get('sort_on')).toBe('effective');
  expect(search.get('sort_order')).toBe('descending');
  expect(search.get('page')).toBeNull();
  expect(search.get('andere')).toBe('1');
  expect(askedIn(search, data)).toEqual(everything);
});

test.each([
  [['2026-01-01', ''], 'date.largerThan', '2026-01-01'],
  [['', '2026-02-01'], 'date.lessThan', '2026-02-01'],
])('of a range %j only one end may be known', (range, operator, value) => {
  const asked = { ...nothing, chosen: new Map([['effective', range]]) };
  expect(criteriaOf(data, asked)[1]).toEqual({ i: 'effective', o: `${operation}${operator}`, v: value });
  expect(
    askedIn(addressOfAsked(new URLSearchParams(), data, asked, 'page'), data).chosen.get('effective'),
  ).toEqual(range);
});

test('days that count from today are no choice of the reader', () => {
  const row = { i: 'effective', o: 'paqo.date.afterRelativeDate', v: 0 };
  const search = new URLSearchParams({ query: JSON.stringify([row]) });
  expect(askedIn(search, data).chosen.get('effective')).toEqual([]);
});

describe('an address that nobody writes', () => {
  test.each([
    '[',
    '{}',
    '7',
    '"x"',
    '[null,3]',
    '[{"i":{},"o":[],"v":null}]',
    '[{"i":"__proto__","o":"paqo."}]',
  ])('%s is one without criteria', (query) => {
    expect(criteriaOf(data, askedIn(new URLSearchParams({ query }), data))).toEqual([own]);
  });

  test('cannot ask for what the block does not offer', () => {
    const query = JSON.stringify([{ i: 'Creator', o: 'paqo.string.is', v: 'admin' }]);
    const asked = askedIn(new URLSearchParams({ query, sort_on: 'Creator' }), data);
    expect(criteriaOf(data, asked)).toEqual([own]);
    expect(asked.sortOn).toBe('');
  });
});

test('states lose what stands in brackets, and years run in reverse', () => {
  expect(optionsOf('review_state', [{ value: 'published', title: 'Veröffentlicht [published]' }])).toEqual([
    { value: 'published', title: 'Veröffentlicht' },
  ]);
  const years = ['2024', '2025'].map((value) => ({ value, title: value }));
  expect(optionsOf('year', years).map(({ value }) => value)).toEqual(['2025', '2024']);
  expect(optionsOf('Subject', years)).toEqual(years);
});
