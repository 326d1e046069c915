import { expect, test } from 'vitest';
import { fieldKinds, kindOf, type FieldKind } from '@/admin/content-types/field-kinds';
import {
  errorsOf,
  propertyOf,
  stepOf,
  stepsTo,
  valuesOf,
  withMoved,
  type FieldValues,
} from '@/admin/content-types/field-values';
import { typeFieldsIn, type TypeField } from '@/api/content-types';
import recordedFactories from '~mocks/recorded/field-factories.json';

const own = 'plone.dexterity.schema.generated.Messgeraet';

const line = { factory: 'Text line (String)', type: 'string' };

const type = typeFieldsIn({
  title: 'Messgerät',
  required: ['title', 'nummer'],
  fieldsets: [
    { id: 'default', title: 'Standard', behavior: 'plone', fields: ['title', 'nummer', 'bauart', 'fehlt'] },
    { id: 'ownership', title: 'Urheber', behavior: 'plone', fields: ['creators'] },
    { id: 'technik', title: 'Technik', behavior: own, fields: ['gewicht'] },
  ],
  properties: {
    title: { ...line, title: 'Titel', behavior: 'plone.basic' },
    creators: { factory: 'Tuple', behavior: 'plone.ownership' },
    nummer: { ...line, title: 'Nummer', behavior: own, minLength: 2, default: 'A' },
    bauart: {
      factory: 'Choice',
      title: 'Bauart',
      behavior: own,
      choices: [
        ['m', 'mobil'],
        ['f', 'fest'],
      ],
    },
    gewicht: { factory: 'Integer', title: 'Gewicht', behavior: own, minimum: 1, maximum: 9 },
  },
});

const kind = (factory: string): FieldKind => {
  const found = kindOf(factory);
  if (!found) throw new Error(`No kind ${factory}.`);
  return found;
};

const filled = (values: Partial<FieldValues>): FieldValues => ({
  ...valuesOf(undefined, 'default'),
  title: 'Neu',
  id: 'neu',
  ...values,
});

test('fields of the schema itself can be changed, those of behaviours are locked', () => {
  const states = [...type.fields.values()].map(({ name, isOwn, isRequired }) => [name, isOwn, isRequired]);
  expect(states).toEqual([
    ['title', false, true],
    ['creators', false, false],
    ['nummer', true, true],
    ['bauart', true, false],
    ['gewicht', true, false],
  ]);
  expect(type.fieldsets.map(({ id, isOwn, fields }) => [id, isOwn, fields.length])).toEqual([
    ['default', true, 3],
    ['ownership', false, 1],
    ['technik', true, 1],
  ]);
});

test('what is no schema has no fields', () => {
  expect(typeFieldsIn({ properties: [], fieldsets: 'x', required: 3 })).toEqual({
    title: '',
    fields: new Map(),
    fieldsets: [],
  });
});

test('every kind that is offered is one of Plone', () => {
  const factories = recordedFactories.map(({ property }) => property.factory);
  expect(fieldKinds.map(({ factory }) => factory).filter((each) => !factories.includes(each))).toEqual([]);
});

test('a field that is opened and sent again says the same', () => {
  const sent = (name: string) => {
    const field = type.fields.get(name);
    return field && propertyOf(kind(field.factory), valuesOf(field, 'default'));
  };
  expect(sent('nummer')).toEqual({
    title: 'Nummer',
    description: '',
    required: true,
    default: 'A',
    minLength: 2,
  });
  expect(sent('bauart')).toMatchObject({ values: ['m|mobil', 'f|fest'], default: null });
  expect(sent('gewicht')).toMatchObject({ minimum: 1, maximum: 9, default: null });
});

test('a first value is sent as its kind stores it', () => {
  const initialOf = (factory: string, values: Partial<FieldValues>) =>
    propertyOf(kind(factory), filled(values))['default'];
  expect(initialOf('Yes/No', { initialFlag: 'no' })).toBe(false);
  expect(initialOf('Yes/No', {})).toBe(null);
  expect(initialOf('Integer', { initialNumber: 0 })).toBe(0);
  expect(initialOf('Text', { initialText: 'a\nb' })).toBe('a\nb');
  expect(propertyOf(kind('Image'), filled({}))).not.toHaveProperty('default');
});

test('a first value is emptied while its field is not required, and not sent where there is none', () => {
  const requiredAlone = { title: 'A', required: true };
  const required = { ...requiredAlone, default: null };
  const free = { ...required, required: false };
  const known = (initial: string | undefined) => ({ name: 'a', initial }) as TypeField;
  expect(stepsTo(required, undefined)).toEqual([requiredAlone]);
  expect(stepsTo(required, known(undefined))).toEqual([requiredAlone]);
  expect(stepsTo(required, known('x'))).toEqual([{ required: false, default: null }, requiredAlone]);
  expect(stepsTo(free, known('x'))).toEqual([free]);
  expect(stepsTo({ ...required, default: 'y' }, known('x'))).toEqual([{ ...required, default: 'y' }]);
});

test.each([
  ['', 'idWrong'],
  ['Neu', 'idWrong'],
  ['größe', 'idWrong'],
  ['1a', 'idWrong'],
  ['nummer', 'idTaken'],
  ['creators', 'idTaken'],
  ['blocks', 'idTaken'],
])('the short name %j is refused', (id) => {
  expect(errorsOf(kind('Text'), filled({ id }), type, undefined)).toHaveProperty('id');
});

test.each(['a\nb|c', 'a|a', 'ä|Umlaut', 'a|b|c', '|b', 'a|', 'a\na'])(
  'the choices %j are refused',
  (choices) => {
    expect(errorsOf(kind('Choice'), filled({ choices }), type, undefined)).toHaveProperty('choices');
  },
);

test('what fits is taken', () => {
  expect(errorsOf(kind('Choice'), filled({ choices: 'ä\nö', initialLine: 'ö' }), type, undefined)).toEqual(
    {},
  );
  expect(
    errorsOf(kind('Choice'), filled({ choices: 'a|ä\nb|ö', initialLine: 'b' }), type, undefined),
  ).toEqual({});
  expect(
    errorsOf(kind('Choice'), filled({ choices: 'a\nb', initialLine: 'c' }), type, undefined),
  ).toHaveProperty('initialLine');
  expect(errorsOf(kind('Integer'), filled({ least: 5, most: 4 }), type, undefined)).toHaveProperty('most');
  const nummer = type.fields.get('nummer');
  expect(errorsOf(kind('Text line (String)'), valuesOf(nummer, 'default'), type, nummer)).toEqual({});
});

test('a field goes past its neighbour, and from an end into the next fieldset', () => {
  const { fieldsets } = type;
  const after = (name: string, by: -1 | 1) => {
    const place = stepOf(fieldsets, type, name, by);
    if (!place) return undefined;
    return withMoved(fieldsets, name, place.target, place.before).map(({ fields }) => fields.join(' '));
  };
  expect(after('nummer', 1)).toEqual(['title bauart nummer', 'creators', 'gewicht']);
  expect(after('bauart', -1)).toEqual(['title bauart nummer', 'creators', 'gewicht']);
  expect(after('bauart', 1)).toEqual(['title nummer', 'creators', 'bauart gewicht']);
  expect(after('gewicht', -1)).toEqual(['title nummer bauart gewicht', 'creators', '']);
  expect(after('nummer', -1)).toBeUndefined();
  expect(after('gewicht', 1)).toBeUndefined();
  expect(after('title', 1)).toBeUndefined();
});
