import { describe, expect, test } from 'vitest';
import { readOnce } from '@/lib/read-once';
import {
  flag,
  items,
  list,
  number,
  oneOf,
  optional,
  part,
  record,
  records,
  richText,
  stored,
  text,
} from '@/lib/shape';

const person = record({
  name: text(),
  nick: optional(text()),
  isOld: flag(),
  side: oneOf(['left', 'right'], 'left'),
  corner: oneOf(['top']),
  link: stored(),
  words: list(text()),
  home: record({ place: text() }),
});
const nobody = {
  name: '',
  nick: undefined,
  isOld: undefined,
  side: 'left',
  corner: undefined,
  link: undefined,
  words: [],
  home: { place: '' },
};

describe('What is read of stored JSON', () => {
  test('is what its shape says', () => {
    const whole = {
      name: 'Ada',
      nick: '',
      isOld: true,
      side: 'right',
      corner: 'top',
      link: [{ '@id': '/de' }],
      words: ['a', 'b'],
      home: { place: 'Immerlund' },
    };
    expect(person.read(whole)).toEqual(whole);
    expect(person.read({ ...whole, other: 1 })).toEqual(whole);
  });

  test.each([undefined, null, 7, 'x', [], {}, [{ name: 'Ada' }], Object.create({ name: 'Ada' })])(
    'of %j is nothing',
    (value) => expect(person.read(value)).toEqual(nobody),
  );

  test('is as if missing where it does not fit', () => {
    const odd = {
      name: { a: 1 },
      nick: null,
      isOld: 'yes',
      side: 'toString',
      corner: 'left',
      link: null,
      words: 'ab',
      home: 'here',
    };
    expect(person.read(odd)).toEqual(nobody);
    expect(person.read({ name: 7, words: [7, null] })).toEqual({ ...nobody, name: '7', words: ['7', ''] });
  });

  test('reads the same when it is read again', () => {
    for (const value of [nobody, { name: 7, words: [null], home: 3 }]) {
      const once = person.read(value);
      expect(person.read(once)).toEqual(once);
    }
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'takes no field %s from what every object has',
    (name) => {
      const shape = record({ [name]: stored() });
      expect(Object.getOwnPropertyDescriptor(shape.read({}), name)?.value).toBeUndefined();
      expect(shape.read(JSON.parse(`{"${name}": 1}`))).toHaveProperty([name], 1);
    },
  );
});

describe('Of the values of the CMS', () => {
  test.each([
    [richText().read({ data: '<p>a</p>', encoding: 'utf-8' }), '<p>a</p>'],
    [richText().read('<p>b</p>'), '<p>b</p>'],
    [richText().read([{ data: '<p>c</p>' }]), ''],
    [number().read('7'), undefined],
    [number().read(0), 0],
    [part({ name: text() }).read('Ada'), undefined],
    [part({ name: text() }).read({}), { name: '' }],
    [records({ name: text() }).read([null, 7, [{}], { name: 'Ada', age: 7 }]), [{ name: 'Ada' }]],
    [items().read(['a', { id: 'b' }]), [{ id: 'b' }]],
  ])('%j is read', (read, expected) => expect(read).toEqual(expected));

  test('an object is read once, by each shape that asks', () => {
    const [one, other] = [record({ name: text() }), record({ name: text() })];
    const stored = { name: 'Ada' };
    expect(readOnce(one, stored)).toBe(readOnce(one, stored));
    expect(readOnce(other, stored)).not.toBe(readOnce(one, stored));
  });
});
