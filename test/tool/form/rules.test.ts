import { describe, expect, test } from 'vitest';
import { errorsOfValues } from '@/tool/form/errors-of-values';
import type { Field, ValueOf } from '@/forms/schema';
import { valueIn } from '@/forms/stored-value';
import { writtenValue } from '@/forms/written-value';

describe('Stored values are checked by the rules of their fields', () => {
  const item: Record<string, Field> = { title: { widget: 'text', title: 'T', isRequired: true } };
  const fields: Record<string, Field> = {
    title: { widget: 'text', title: 'T', isRequired: true, maxLength: 3 },
    rows: { widget: 'objects', title: 'R', item: 'R', fields: item as never },
    number: { widget: 'number', title: 'N', maximum: 5 },
  };
  const wrong = (stored: Record<string, unknown>) => Object.keys(errorsOfValues(fields, stored));
  test.each([
    ['all right', { title: 'abc', rows: [{ title: 'a' }], number: 5 }, []],
    ['missing', { title: null }, ['title']],
    ['blanks alone', { title: '  ' }, ['title']],
    ['too long, too large', { title: 'abcd', number: 6 }, ['title', 'number']],
    ['wrong inside a list', { title: 'a', rows: [{ title: 'a' }, {}] }, ['rows']],
  ])('%s', (_name, stored, names) => expect(wrong(stored)).toEqual(names));

  test('The wrong entry of a list is named by its place', () => {
    expect(errorsOfValues(fields, { title: 'a', rows: [{ title: 'a' }, {}] })['rows']).toMatchObject({
      values: { place: 2 },
    });
  });
});

describe('What was read is written as it was stored', () => {
  const link: Field = { widget: 'link', title: 'L', mode: 'link' };
  const item = { '@id': '/de', title: 'Start', UID: '1' };
  test.each<[string, Field, unknown]>([
    ['words', { widget: 'text', title: 'T' }, 'a'],
    ['a list of one link', link, [item]],
    ['the address of a link', link, '/de'],
    ['no link', link, []],
    ['a token', { widget: 'term', title: 'T', vocabulary: '/v' }, 'de'],
    ['tokens', { widget: 'terms', title: 'T', vocabulary: '/v' }, ['de', 'en']],
    ['bare HTML', { widget: 'richText', title: 'T' }, '<p>a</p>'],
    ['an unknown field', { widget: 'unknown', title: 'T', kind: 'K' }, { a: [1] }],
    ['a colour', { widget: 'colour', title: 'T' }, 'green'],
  ])('%s, in a block', (_name, field, stored) => {
    expect(writtenValue(field, valueIn(field, stored), stored, 'block')).toEqual(stored);
  });
  test.each<[string, Field, unknown]>([
    ['nothing', { widget: 'text', title: 'T' }, null],
    ['no day', { widget: 'date', title: 'T' }, null],
    ['a term', { widget: 'term', title: 'T', vocabulary: '/v' }, { token: 'de', title: 'Deutsch' }],
    ['related content', link, item],
    ['no related content', link, null],
    [
      'formatted text',
      { widget: 'richText', title: 'T' },
      { data: 'a', 'content-type': 'text/html', encoding: 'utf-8' },
    ],
    ['no formatted text', { widget: 'richText', title: 'T' }, null],
  ])('%s, in content', (_name, field, stored) => {
    const value: ValueOf<Field> = valueIn(field, stored);
    expect(writtenValue(field, value, stored, 'content')).toEqual(stored);
  });
});

test.each([
  [undefined, true],
  [null, true],
  [false, false],
  [true, true],
])('What is on as long as nobody says otherwise stands as it counts where %s is stored', (stored, shown) => {
  expect(valueIn({ widget: 'boolean', title: 'T', isUsuallyOn: true }, stored)).toBe(shown);
  expect(valueIn({ widget: 'boolean', title: 'T' }, stored)).toBe(stored === true);
});
