import { shippedTypes } from '~mocks/content-types/registry';
import { describe, expect, it } from 'vitest';
import { TextIndex } from '~mocks/repository/full-text/text-index';
import { evaluate } from '~mocks/repository/full-text/evaluate';
import { parseTextQuery } from '~mocks/repository/full-text/query';
import { searchableText } from '~mocks/repository/searchable-text';
import { indexValuesOf, sortableTitle } from '~mocks/repository/indexed';
import { makeItem, uidOf } from './make-item';

const wordsIn = (fields: Record<string, unknown>) =>
  searchableText(makeItem('the-id', 'x', { fields: { title: '', ...fields } }))
    .split(/\s+/)
    .filter(Boolean);

const page = (...blocks: unknown[]) => ({
  blocks: Object.fromEntries(blocks.map((block, at) => [`b${at}`, block])),
  blocks_layout: { items: blocks.map((_, at) => `b${at}`) },
});

describe('the text of an item', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'title, description and subjects',
      { title: 'Titel', description: 'Text', subjects: ['Laser'] },
      'Titel Text Laser',
    ],
    ['the plain text of slate', page({ '@type': 'slate', plaintext: 'eins zwei' }), 'eins zwei'],
    [
      'slate nodes without plain text, marks inside a word',
      page({
        '@type': 'slate',
        value: [
          { type: 'p', children: [{ text: 'H' }, { type: 'sub', children: [{ text: '2' }] }, { text: 'O' }] },
          {
            type: 'ul',
            children: [
              { type: 'li', children: [{ text: 'a' }] },
              { type: 'li', children: [{ text: 'b' }] },
            ],
          },
        ],
      }),
      'H2O a b',
    ],
    ['draft.js', page({ '@type': 'text', text: { blocks: [{ text: 'alt' }, { text: 'neu' }] } }), 'alt neu'],
    [
      'tables',
      page({
        '@type': 'slateTable',
        table: { rows: [{ cells: [{ value: [{ text: 'x' }] }, { value: [{ text: 'y' }] }] }] },
      }),
      'x y',
    ],
    [
      'blocks inside blocks, in both stored forms',
      page(
        { '@type': 'gridBlock', ...page({ '@type': 'slate', plaintext: 'innen' }) },
        { '@type': 'accordion', data: page({ '@type': 'slate', plaintext: 'tief' }) },
      ),
      'innen tief',
    ],
    ['what a block gives itself', page({ '@type': 'x', searchableText: 'eigenes' }), 'eigenes'],
    [
      'rich text without its tags',
      { text: { data: '<p>Gr&ouml;<b>ße</b></p><script>x()</script>' } },
      'Größe',
    ],
    [
      'nothing of what is no text',
      page(null, 7, { '@type': 'slate', value: 'x'.length }, { '@type': 'table' }),
      '',
    ],
    [
      'no orphan that the layout does not list',
      { blocks: { a: { '@type': 'slate', plaintext: 'weg' } }, blocks_layout: { items: [] } },
      '',
    ],
  ])('holds %s', (_, fields, expected) => {
    expect(wordsIn(fields).join(' ')).toBe(expected);
  });

  it.each([
    ['Document', ''],
    ['Post', ''],
    ['Meldung', 'the-id'],
    ['Image', 'the-id'],
  ])('of a %s holds of its name %j', (type, expected) => {
    expect(searchableText(makeItem('the-id', 'x', { type, fields: { title: '' } })).trim()).toBe(expected);
  });
});

describe('the text index', () => {
  const find = (index: TextIndex, text: string) => [...evaluate(index, parseTextQuery(text)).keys()];

  it('forgets a text that is replaced or cleared', () => {
    const index = new TextIndex();
    index.set(3, 'laser und laser');
    index.set(1, 'laser');
    index.set(3, 'wasser');
    expect(find(index, 'laser')).toEqual([1]);
    index.clear(1);
    expect(find(index, 'laser')).toEqual([]);
    expect(find(index, 'wasser')).toEqual([3]);
    expect([index.documentCount, index.averageLength]).toEqual([1, 1]);
  });

  it('keeps thousands of words apart, in any script', () => {
    const index = new TextIndex();
    for (let row = 0; row < 5000; row += 1) index.set(row, `w${row} αλφα${row % 7} größe${row % 3}`);
    expect(find(index, 'w4321')).toEqual([4321]);
    expect(find(index, 'αλφα3')).toHaveLength(714);
    expect(find(index, 'grosse2')).toHaveLength(1666);
    expect(find(index, 'w432*')).toHaveLength(11);
    index.set(9000, 'w4321x');
    expect(find(index, 'w4321*')).toEqual([4321, 9000]);
  });
});

describe('patterns', () => {
  const index = new TextIndex();
  index.set(0, `messung messungen mess ${'a'.repeat(5000)}`);
  const finds = (text: string) => evaluate(index, parseTextQuery(text)).has(0);

  it.each(['mess*', 'm*ung', 'm?ssung', 'mess?????', 'm**en', 'messungen*', 'm*s*n*n'])('%s fits', (text) => {
    expect(finds(text)).toBe(true);
  });

  it.each(['mess?', 'm*x', 'messungen?', 'm*gg*', 'mes'])('%s fits nothing', (text) => {
    expect(finds(text)).toBe(false);
  });

  it('a row of stars before a letter that is not there ends', () => {
    expect(finds(`${'a*'.repeat(40)}b`)).toBe(false);
  });

  it('a query of hundreds of words is refused', () => {
    expect(() => parseTextQuery('a* '.repeat(300))).toThrow('more than 60 words');
  });
});

describe('index values', () => {
  it('sort titles without regard to case and accents, numbers by their value', () => {
    const titles = ['Zelle', 'Übung 10', 'übung 2', 'Apfel'];
    expect(titles.toSorted((a, b) => (sortableTitle(a) < sortableTitle(b) ? -1 : 1))).toEqual([
      'Apfel',
      'übung 2',
      'Übung 10',
      'Zelle',
    ]);
  });

  it('sort persons by surname and first name, whatever their degrees', () => {
    const sorted = (fields: Record<string, unknown>) =>
      indexValuesOf(makeItem('x', 'y', { type: 'Member', fields }), {
        types: shippedTypes,
        zone: 'Europe/Berlin',
        now: 0,
      }).sortable_title;
    const title = 'Prof. Dr. Ylva Torsen';
    expect(sorted({ title, name: 'Torsen', firstname: 'Ylva' })).toBe('torsen ylva');
    expect(sorted({ title })).toBe('prof. dr. ylva torsen');
  });

  it('read tokens bare or with their titles, relations as UIDs and the types of nested blocks', () => {
    const values = indexValuesOf(
      makeItem('x', 'y', {
        type: 'Joboffer',
        fields: {
          job_offer_location: { token: 'genua', title: 'Genua' },
          job_offer_categories: ['a', { token: 'b', title: 'B' }],
          members: [uidOf('m')],
          ...page({ '@type': 'gridBlock', ...page({ '@type': 'teaser' }) }),
        },
      }),
      { types: shippedTypes, zone: 'Europe/Berlin', now: 0 },
    );
    expect(values).toMatchObject({
      Type: 'Job Offer',
      job_offer_location: ['genua'],
      job_offer_categories: ['a', 'b'],
      members: [uidOf('m')],
      block_types: ['gridBlock', 'teaser'],
      effective: Date.UTC(1969, 11, 31),
      start: undefined,
    });
  });
});
