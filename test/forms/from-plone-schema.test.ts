// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { fromPloneSchema } from '@/forms/from-plone-schema';
import type { Field } from '@/forms/schema';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import {
  json,
  recordedSchemas as recorded,
  servedSchemas,
  type PloneSchema,
} from '~test/support/plone-schemas';

/** Which widgets the CMS's names of kinds lead to, in all of its own schemas and the add-on's. */
const widgetsByFactory: Record<string, string[]> = {
  'Text line (String)': ['text'],
  Text: ['recurrence', 'richText', 'textarea'],
  Email: ['email'],
  URL: ['url'],
  Password: ['password'],
  'Rich Text': ['richText'],
  'Yes/No': ['boolean'],
  Integer: ['number'],
  'Floating-point number': ['number'],
  Choice: ['choice', 'term'],
  'Multiple Choice': ['choices', 'terms', 'tokens'],
  List: ['query', 'terms', 'tokens'],
  Tuple: ['terms', 'tokens'],
  'Relation Choice': ['link'],
  'Relation List': ['links'],
  Date: ['date'],
  'Date/Time': ['dateTime'],
  Image: ['image'],
  File: ['file'],
  JSONField: ['json'],
};

const served: [string, PloneSchema][] = [];

beforeAll(async () => {
  served.push(...(await servedSchemas()));
});

function everyField(): { way: string; name: string; property: Record<string, unknown>; field: Field }[] {
  return [...recorded, ...served].flatMap(([way, schema]) => {
    const { fields } = fromPloneSchema(schema).schema;
    return Object.entries(schema.properties).map(([name, property]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) throw new Error(`${way} loses ${name}.`);
      return { way, name, property, field };
    });
  });
}

test('Of every schema each field has a place, in the parts and the order of the CMS', () => {
  expect(recorded.length).toBeGreaterThan(60);
  expect(served.length).toBeGreaterThan(35);
  for (const [way, schema] of [...recorded, ...served]) {
    const { fieldsets, schema: read, defaults } = fromPloneSchema(schema);
    const names = Object.keys(schema.properties);
    expect(fieldsets.flatMap(({ fields }) => fields).sort(), way).toEqual(names.toSorted());
    expect(Object.keys(defaults), way).toEqual(names);
    const given = schema.fieldsets.filter(({ fields }) => fields.some((name) => name in schema.properties));
    expect(
      fieldsets.map(({ id }) => id),
      way,
    ).toEqual(given.map(({ id }) => id));
    const required = Object.entries(read.fields).filter(([, field]) => (field as Field).isRequired);
    expect(required.map(([name]) => name).sort(), way).toEqual(
      (schema.required ?? []).filter((name) => names.includes(name)).sort(),
    );
  }
});

test('Each kind of the CMS leads to its widgets, and none is unknown', () => {
  const found = new Map<string, Set<string>>();
  for (const { property, field } of everyField()) {
    const factory = textOf(property['factory']);
    found.set(factory, (found.get(factory) ?? new Set()).add(field.widget));
  }
  for (const { property } of recordsOf(json('mocks/recorded/field-factories.json'))) {
    const { field } = fromPloneSchema({ properties: { field: property } }).schema.fields as { field: Field };
    const factory = textOf(isRecord(property) ? property['factory'] : '');
    found.set(factory, (found.get(factory) ?? new Set()).add(field.widget));
  }
  expect(Object.fromEntries([...found].map(([name, widgets]) => [name, [...widgets].sort()]))).toEqual(
    widgetsByFactory,
  );
});

test('Lengths, limits, vocabularies and what else is said of a field are kept', () => {
  for (const { way, name, property, field } of everyField()) {
    for (const key of ['minLength', 'maxLength', 'minimum', 'maximum'] as const)
      expect(key in field ? field[key as never] : undefined, `${way} ${name} ${key}`).toBe(property[key]);
    if (field.widget === 'term' || field.widget === 'terms')
      expect(field.vocabulary, `${way} ${name}`).toMatch(
        /^\/.*@(vocabularies|sources|querysources)\/[\w.-]+$/,
      );
    if (field.widget === 'choice') expect(field.choices.length, `${way} ${name}`).toBeGreaterThan(0);
  }
});

const fieldFrom = (property: object): Field =>
  fromPloneSchema({ properties: { field: property } }).schema.fields['field'] as Field;

test.each<[string, object, object]>([
  [
    'a picture by the object browser',
    {
      type: 'string',
      factory: 'Relation Choice',
      title: 'Bild',
      behavior: 'volto.preview_image_link',
      widgetOptions: { frontendOptions: { widget: 'object_browser', widgetProps: { mode: 'image' } } },
    },
    { title: 'Bild', widget: 'link', mode: 'image', behavior: 'volto.preview_image_link' },
  ],
  [
    'content of some types',
    {
      type: 'array',
      factory: 'Relation List',
      title: 'Personen',
      widgetOptions: {
        frontendOptions: { widget: 'object_browser', widgetProps: { selectableTypes: ['Member'] } },
      },
    },
    { title: 'Personen', widget: 'links', mode: 'link', selectableTypes: ['Member'] },
  ],
  [
    'content of some types and so much of it, as Plone tells its own widget',
    {
      type: 'array',
      factory: 'Relation List',
      title: 'Verwandtes',
      widgetOptions: { pattern_options: { maximumSelectionSize: 3, selectableTypes: ['Document'] } },
    },
    { title: 'Verwandtes', widget: 'links', mode: 'link', selectableTypes: ['Document'], atMost: 3 },
  ],
  [
    'a limit of the list itself, before that of a widget, for which a figure below one is none',
    {
      type: 'array',
      factory: 'Relation List',
      title: 'Verwandtes',
      maxItems: 2,
      widgetOptions: { pattern_options: { maximumSelectionSize: -1 } },
    },
    { title: 'Verwandtes', widget: 'links', mode: 'link', atMost: 2 },
  ],
  [
    'static values under a source that editors may not read',
    {
      type: 'string',
      factory: 'Choice',
      title: 'Art',
      choices: [
        ['a', 'Eins'],
        ['b', null],
      ],
      vocabulary: { '@id': 'http://cms/de/@sources/art' },
    },
    {
      title: 'Art',
      widget: 'choice',
      none: { id: 'page.form.none' },
      choices: [
        { value: 'a', title: 'Eins' },
        { value: 'b', title: 'b' },
      ],
    },
  ],
  [
    'a list that the add-on edits by rows',
    {
      type: 'dict',
      factory: 'JSONField',
      widget: 'json',
      title: 'Links',
      widgetOptions: { frontendOptions: { widget: 'link_rows' } },
    },
    { title: 'Links', widget: 'json', editor: 'link_rows' },
  ],
  [
    'a hidden field',
    { type: 'string', factory: 'Text line (String)', mode: 'hidden' },
    { title: 'field', widget: 'text', isHidden: true },
  ],
  [
    'what cannot be changed',
    { type: 'boolean', readonly: true },
    { title: 'field', widget: 'boolean', isReadOnly: true },
  ],
  [
    'rich text that is stored bare',
    { type: 'string', factory: 'Text', widget: 'richtext' },
    { title: 'field', widget: 'richText', isBare: true },
  ],
  [
    'a list of objects',
    {
      type: 'array',
      factory: 'List',
      items: { properties: { name: { type: 'string' } }, required: ['name'] },
    },
    {
      title: 'field',
      widget: 'objects',
      item: 'field',
      fields: { name: { title: 'name', widget: 'text', isRequired: true } },
    },
  ],
  [
    'a kind of an add-on',
    { type: 'string', factory: 'Geolocation' },
    { title: 'field', widget: 'unknown', kind: 'Geolocation' },
  ],
  ['nothing at all', {}, { title: 'field', widget: 'unknown', kind: '' }],
])('%s is read', (_, property, field) => expect(fieldFrom(property)).toEqual(field));

test('Defaults are what widgets edit, whatever the CMS stores', () => {
  const property = (factory: string, type: string, given: unknown, rest: object = {}) => ({
    factory,
    type,
    default: given,
    ...rest,
  });
  const vocabulary = { '@id': 'http://localhost:3000/de/@vocabularies/x' };
  const { defaults } = fromPloneSchema({
    properties: {
      language: property('Choice', 'string', 'de', { vocabulary }),
      comments: property('Choice', 'string', true, { choices: [['True', 'Ja']] }),
      words: property('Tuple', 'array', ['a', 5, null, {}], { items: { type: 'string' } }),
      text: property('Rich Text', 'string', '<p>x</p>', { widget: 'richtext' }),
      isOn: property('Yes/No', 'boolean', 'yes'),
      size: property('Integer', 'integer', '5'),
      title: property('Text line (String)', 'string', { odd: true }),
    },
  });
  expect(defaults).toEqual({
    language: { token: 'de', title: 'de' },
    comments: 'True',
    words: ['a', '5'],
    text: { data: '<p>x</p>', 'content-type': 'text/html', encoding: 'utf-8' },
    isOn: false,
    size: null,
    title: '',
  });
});

describe('what is no schema', () => {
  test.each([undefined, null, 5, 'text', [], {}, { properties: [] }, { properties: null, fieldsets: 5 }])(
    '%j is an empty form',
    (stored) =>
      expect(fromPloneSchema(stored)).toEqual({ schema: { fields: {} }, fieldsets: [], defaults: {} }),
  );

  test('names of prototypes, doubled and unknown names, and endless depth do no harm', () => {
    let items: object = { type: 'string' };
    for (let depth = 0; depth < 2000; depth += 1)
      items = { properties: { inner: { type: 'array', factory: 'List', items } } };
    const stored = JSON.parse(
      `{"properties": {"__proto__": {"type": "string", "default": "x"}, "constructor": null, "toString": 5},
        "required": ["constructor", 7],
        "fieldsets": [{"id": "a", "fields": ["constructor", "constructor", "gone", null]}, {"id": "b", "fields": ["constructor"]}]}`,
    ) as { properties: object };
    const deep = fromPloneSchema({ properties: { deep: { type: 'array', factory: 'List', items } } });
    expect(JSON.stringify(deep).match(/"objects"/g)).toHaveLength(5);
    const { schema, fieldsets, defaults } = fromPloneSchema(stored);
    expect(Object.keys(schema.fields)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.entries(defaults)[0]).toEqual(['__proto__', 'x']);
    expect(fieldsets).toEqual([{ id: 'a', title: 'a', fields: ['constructor', '__proto__', 'toString'] }]);
  });
});

test.each([
  [
    'Siehe <a href="https://example.org" target="_blank">die Liste</a>.<br/>Mehr &amp; mehr.',
    'Siehe die Liste. Mehr & mehr.',
  ],
  ['Zwischen <start> und <end>, 3 < 4 & 5', 'Zwischen <start> und <end>, 3 < 4 & 5'],
  ['<img src="x" onerror="alert(1)"><b>fett</b>', 'fett'],
])('the help %s is shown as %s', (description, shown) => {
  const { schema } = fromPloneSchema({ properties: { one: { title: 'Eins', type: 'string', description } } });
  expect(schema.fields['one']?.description).toBe(shown);
});
