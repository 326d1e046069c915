import { beforeAll, describe, expect, it } from 'vitest';
import { createRepository } from '~mocks/repository/store/repository';
import type { CatalogQuery, Item, Repository, Viewer } from '~mocks/repository/types';
import { ParseError } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';
import { anonymous, makeItem, manager, member, uidOf } from './make-item';

const everything: CatalogQuery = { criteria: [], includeInactive: false, start: 0, size: 100 };

let repository: Repository;

function ids(query: Partial<CatalogQuery>, viewer: Viewer = manager): string[] {
  return repository.search({ ...everything, ...query }, viewer).items.map(({ id }) => id);
}

function page(name: string, text: string, fields: Item['fields'] = {}): Item {
  return makeItem(name, uidOf('texts'), {
    fields: {
      blocks: { a: { '@type': 'slate', plaintext: text, value: [] } },
      blocks_layout: { items: ['a'] },
      ...fields,
    },
  });
}

beforeAll(async () => {
  repository = await createRepository(createMemoryStorage());
  await repository.write((transaction, { root }) => {
    transaction.put(makeItem('texts', root, { fields: { title: 'Ordner' } }));
    transaction.put(page('eins', 'Die Größe der Straße über dem Fluss'));
    transaction.put(page('zwei', 'Ein Quantencomputer rechnet; foo-bar und mehr'));
    transaction.put(page('drei', 'foo bar and quantum computing, quantum leaps'));
    transaction.put(page('vier', 'bar foo, quantum'));
    transaction.put(makeItem('dates', root, { fields: { title: 'Termine' } }));
    const event = (name: string, start: string) =>
      makeItem(name, uidOf('dates'), { type: 'Event', fields: { title: name, start, end: start } });
    transaction.put(event('spring', '2026-03-20T10:00:00Z'));
    transaction.put(event('autumn', '2026-09-23T10:00:00'));
    transaction.put(makeItem('gone', uidOf('dates'), { fields: { expires: '2020-01-01T00:00:00Z' } }));
    transaction.put(makeItem('later', uidOf('dates'), { fields: { effective: '2199-01-01T00:00:00Z' } }));
    transaction.put(makeItem('tagged', uidOf('dates'), { fields: { subjects: ['Laser', 'Kälte'] } }));
  });
});

describe('full text', () => {
  it.each<[string, string[]]>([
    ['groesse', []],
    ['grosse', ['eins']],
    ['GRÖSSE', ['eins']],
    ['strasse uber', ['eins']],
    ['quantum foo', ['vier', 'drei']],
    ['quant*', ['vier', 'drei', 'zwei']],
    ['*quantum', ['vier', 'drei']],
    ['quant?m', ['vier', 'drei']],
    ['"foo bar"', ['zwei', 'drei']],
    ['foo-bar', ['zwei', 'drei']],
    ['"foo bar" AND NOT quantum', ['zwei']],
    ['foo and not rechnet', ['vier', 'drei']],
    ['foo -rechnet', ['vier', 'drei']],
    ['rechnet or fluss', ['zwei', 'eins']],
    ['(rechnet) OR (leaps)', ['zwei', 'drei']],
    ['"and"', ['drei']],
    ['foo % bar', ['zwei', 'drei', 'vier']],
    ['laser kalte', ['tagged']],
    ['nichts', []],
  ])('finds for %s %j', (text, expected) => {
    expect(ids({ text }).sort()).toEqual([...expected].sort());
  });

  it.each(['-', '/', '%', '**', '"', 'not', 'and x', 'x and', 'x not y', 'or', '', '-foo'])(
    'cannot parse %j',
    (text) => {
      expect(() => ids({ text })).toThrow(ParseError);
    },
  );

  it('lists the most relevant first', () => {
    expect(ids({ text: 'quantum' })[0]).toBe('drei');
  });

  it('finds words of the title alone in the title', () => {
    expect(ids({ title: 'ordner' })).toEqual(['texts']);
    expect(ids({ title: 'quantum' })).toEqual([]);
  });
});

describe('indexes', () => {
  it('ignores one that it does not know and finds nothing for one without a value', () => {
    expect(ids({ criteria: [{ index: 'mime_type', values: ['x'] }] })).toHaveLength(10);
    expect(ids({ criteria: [{ index: 'portal_type', values: [] }] })).toEqual([]);
  });

  it('joins values by or, and by and when asked', () => {
    const values = ['Laser', 'Optik'];
    expect(ids({ criteria: [{ index: 'Subject', values }] })).toEqual(['tagged']);
    expect(ids({ criteria: [{ index: 'Subject', values, operator: 'and' }] })).toEqual([]);
    expect(ids({ criteria: [{ index: 'Subject', values: ['Laser', 'Kälte'], operator: 'and' }] })).toEqual([
      'tagged',
    ]);
  });

  it('excludes values', () => {
    const found = ids({ criteria: [{ index: 'portal_type', not: ['Document', 'Plone Site'] }] });
    expect(found).toEqual(['spring', 'autumn']);
  });

  it('finds dates in a range to the minute, both ends included, and reads those without an offset as UTC', () => {
    const between = (min?: string, max?: string) =>
      ids({ criteria: [{ index: 'start', ...(min && { min }), ...(max && { max }) }] });
    expect(between('2026-03-20T10:00:00Z')).toEqual(['spring', 'autumn']);
    expect(between('2026-03-20T10:00:59Z')).toEqual(['spring', 'autumn']);
    expect(between('2026-03-20T10:01:00Z')).toEqual(['autumn']);
    expect(between(undefined, '2026-09-23T10:00:00Z')).toEqual(['spring', 'autumn']);
    expect(between('2026-03-21', '2026-09-22')).toEqual([]);
  });

  it('knows the English title of a type', () => {
    expect(ids({ criteria: [{ index: 'Type', values: ['Event'] }] })).toEqual(['spring', 'autumn']);
  });

  it('lists the distinct values of an index', () => {
    expect(repository.valuesOf('Subject')).toEqual(['Kälte', 'Laser']);
    expect(repository.valuesOf('nothing')).toEqual([]);
  });
});

describe('paths', () => {
  it.each<[string, number, string[]]>([
    ['/dates', 0, ['dates']],
    ['/texts', 1, ['eins', 'zwei', 'drei', 'vier']],
    ['/texts', -1, ['texts', 'eins', 'zwei', 'drei', 'vier']],
    ['', 1, ['texts', 'dates']],
    ['/nowhere', -1, []],
  ])('finds below %s with depth %i', (path, depth, expected) => {
    expect(ids({ paths: [{ path, depth }] })).toEqual(expected);
  });

  it('joins several, and leaves out what it is told to', () => {
    const paths = [
      { path: '/texts/eins', depth: 0 },
      { path: '/dates', depth: 0 },
    ];
    expect(ids({ paths })).toEqual(['eins', 'dates']);
    expect(ids({ paths, exclude: uidOf('dates') })).toEqual(['eins']);
    expect(ids({ paths, excludePaths: ['/texts'] })).toEqual(['dates']);
  });
});

describe('order and batches', () => {
  it('lets items without a value vanish from the list and counts them', () => {
    const result = repository.search(
      { ...everything, paths: [{ path: '/dates', depth: 1 }], sort: [{ on: 'start', descending: true }] },
      anonymous,
    );
    expect(result.items.map(({ id }) => id)).toEqual(['autumn', 'spring']);
    expect(result.total).toBe(3);
  });

  it('sorts by title without regard to case and accents, and by the position in the folder', () => {
    const paths = [{ path: '/texts', depth: 1 }];
    expect(ids({ paths, sort: [{ on: 'sortable_title', descending: false }] })).toEqual([
      'drei',
      'eins',
      'vier',
      'zwei',
    ]);
    expect(ids({ paths, sort: [{ on: 'getObjPositionInParent', descending: true }] })).toEqual([
      'vier',
      'drei',
      'zwei',
      'eins',
    ]);
  });

  it('sorts by several indexes, each in its direction', () => {
    const sort = [
      { on: 'portal_type', descending: true },
      { on: 'id', descending: false },
    ];
    expect(ids({ paths: [{ path: '/dates', depth: 1 }], sort })).toEqual(['autumn', 'spring', 'tagged']);
  });

  it('lists an item once per keyword', () => {
    expect(ids({ sort: [{ on: 'Subject', descending: false }] })).toEqual(['tagged', 'tagged']);
  });

  it('cuts the batch out of the order, and a limit cuts the items alone', () => {
    const sort = [{ on: 'id', descending: false }];
    const paths = [{ path: '/texts', depth: 1 }];
    expect(ids({ paths, sort, start: 1, size: 2 })).toEqual(['eins', 'vier']);
    expect(ids({ paths, sort, start: 9 })).toEqual([]);
    expect(repository.search({ ...everything, paths, sort, limit: 1 }, manager)).toMatchObject({
      total: 4,
      items: [{ id: 'drei' }],
    });
  });
});

describe('expired and not yet effective content', () => {
  it('is hidden unless it is asked for', () => {
    const paths = [{ path: '/dates', depth: 1 }];
    expect(ids({ paths })).toEqual(['spring', 'autumn', 'tagged']);
    expect(ids({ paths, includeInactive: true }, anonymous)).toEqual([
      'spring',
      'autumn',
      'gone',
      'later',
      'tagged',
    ]);
  });

  it('is among the children for Manager and Site Administrator only', () => {
    const folder = repository.byPath('/dates');
    if (!folder) throw new Error('missing');
    expect(repository.viewableChildren(folder, member('x', 'Editor'), 0, 10).total).toBe(3);
    expect(repository.viewableChildren(folder, member('x', 'Site Administrator'), 0, 10).total).toBe(5);
  });
});
