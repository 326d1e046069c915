import { describe, expect, test } from 'vitest';
import { flag, list, oneOf, optional, record, stored, text } from '@/lib/shape';

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
