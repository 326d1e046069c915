// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { listingShape } from '@/blocks/listing/data';
import { listingQuery, searchPlace, type ListingContext } from '@/blocks/listing/listing-query';

const queryOf = (data: unknown, context: ListingContext) => listingQuery(listingShape.read(data), context);
const operation = 'plone.app.querystring.operation';
const context = { page: 1, defaultSize: 25 };
const type = { i: 'portal_type', o: `${operation}.selection.any`, v: ['Meldung'] };
const path = (v: unknown) => ({ i: 'path', o: `${operation}.string.absolutePath`, v });

describe('What a listing asks for', () => {
  test('the present form', () => {
    const querystring = {
      query: [type],
      sort_on: 'effective',
      sort_order: 'descending',
      limit: '4',
      b_size: '',
    };
    expect(queryOf({ querystring }, context)).toEqual({
      search: {
        query: [type],
        sort_on: 'effective',
        sort_order: 'descending',
        limit: 4,
        b_start: 0,
        b_size: 4,
      },
      start: 0,
      size: 4,
      limit: 4,
    });
  });

  test('the legacy form with everything at the top level', () => {
    const data = { query: [type], sort_on: 'created', sort_order: true, b_size: '10', limit: '' };
    expect(queryOf(data, { ...context, page: 3 }).search).toEqual({
      query: [type],
      sort_on: 'created',
      sort_order: 'descending',
      b_start: 20,
      b_size: 10,
    });
  });

  test.each<[string, unknown]>([
    ['no settings', {}],
    ['an empty query', { querystring: { query: [] } }],
    ['a query of a wrong type', { querystring: { query: 'x' } }],
    ['nothing but unusable rows', { querystring: { query: [null, {}, { i: 'x' }, path('')] } }],
    ['null', null],
  ])('%s: the children of the folder', (_name, data) => {
    expect(queryOf(data, context)).toEqual({ search: undefined, start: 0, size: 25, limit: undefined });
  });

  test.each<[unknown, number]>([
    [undefined, 25],
    ['', 25],
    ['3', 3],
    [3.7, 3],
    [0, 25],
    [-1, 25],
    ['drei', 25],
    [{}, 25],
  ])('a page size of %j is read as %i', (b_size, size) => {
    expect(queryOf({ querystring: { query: [type], b_size } }, context).size).toBe(size);
  });

  test.each([null, undefined, 0, Number.NaN])(
    'without a usable size in the settings (%s) it is 25',
    (defaultSize) => {
      expect(queryOf({}, { page: 2, defaultSize })).toMatchObject({ size: 25, start: 25 });
    },
  );

  test.each<[object, string | undefined]>([
    [{ sort_on: 'x' }, 'ascending'],
    [{ sort_on: 'x', sort_order: 'descending' }, 'descending'],
    [{ sort_on: 'x', sort_order: 'reverse' }, 'descending'],
    [{ sort_on: 'x', sort_order: 'ascending', sort_order_boolean: true }, 'descending'],
    [{ sort_on: 'x', sort_order: 'descending', sort_order_boolean: false }, 'ascending'],
    [{ sort_order: 'descending' }, 'descending'],
    [{}, undefined],
  ])('the order of %j is %s', (fields, order) => {
    expect(queryOf({ querystring: { query: [type], ...fields } }, context).search?.sort_order).toBe(order);
  });

  test.each<[unknown, unknown, string | undefined]>([
    ['/de/x', undefined, '/de/x'],
    ['/de/x::1', 2, '/de/x::1'],
    ['/de/x', '1', '/de/x::1'],
    [`${window.location.origin}/de/x`, '', '/de/x'],
    [['/de/x', '/de/y'], undefined, '/de/x'],
    ['31ffc2f078914aa5aa52946cc022e1d7::1', undefined, '31ffc2f078914aa5aa52946cc022e1d7::1'],
    ['', undefined, undefined],
    [7, undefined, '7'],
  ])('the path %j with depth %j is asked for as %j', (v, depth, asked) => {
    const query = [type, path(v)];
    const rows = queryOf({ querystring: { query, depth } }, context).search?.query;
    expect(rows?.find((row) => row.i === 'path')?.v).toBe(asked);
  });

  test('rows that the server answers with an error are left out', () => {
    const between = { i: 'start', o: `${operation}.date.between`, v: ['2026-01-01'] };
    const foreign = { i: 'x', o: 'selection.any', v: [] };
    expect(queryOf({ querystring: { query: [type, between, foreign] } }, context).search?.query).toEqual([
      type,
    ]);
  });

  test('operators without a value keep none', () => {
    const today = { i: 'end', o: `${operation}.date.afterToday` };
    expect(queryOf({ querystring: { query: [today] } }, context).search?.query).toEqual([today]);
  });
});

const ofTypes = (...v: string[]) => ({ i: 'portal_type', o: `${operation}.selection.any`, v });

test.each([
  ['persons alone', [ofTypes('Member')], ''],
  ['persons below a place', [ofTypes('Member'), path('/profile')], '/de/leute'],
  ['persons and others', [ofTypes('Member', 'Meldung')], '/de/leute'],
  ['other types', [ofTypes('Meldung')], '/de/leute'],
  ['no type', [], '/de/leute'],
])('a search for %s', (_what, query, place) => {
  expect(searchPlace({ query }, '/de/leute')).toBe(place);
});
