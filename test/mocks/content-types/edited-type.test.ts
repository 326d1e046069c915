import { describe, expect, test } from 'vitest';
import type { EditedType } from '~mocks/content-types/edited-type';
import { editable, newType, withEdits } from '~mocks/content-types/edited-type';
import { changeType, mergeSchema, ownFields, removeFieldset } from '~mocks/content-types/edit-schema';
import { recordedTypes } from '~mocks/content-types/recorded-types';

const recorded = recordedTypes();
const shown = recorded.types.filter(({ schema }) => schema !== null);

function schemaWith(id: string, edited: EditedType | null) {
  const { types, properties } = withEdits(recorded, { [id]: edited });
  const schema = types.find((type) => type.id === id)?.schema;
  const fields = (schema?.properties ?? []).map((key) => [key.split('/').at(-1), properties[key]] as const);
  return { schema, fields };
}

describe('a type that can be changed', () => {
  test.each(shown.map((type) => [type.id, type] as const))(
    '%s has the schema that was recorded',
    (id, type) => {
      const { schema, fields } = schemaWith(id, editable(type, recorded));
      const plain = (fieldsets = type.schema?.fieldsets) =>
        Object.fromEntries((fieldsets ?? []).map((each) => [each.id, each.fields]));
      expect(plain(schema?.fieldsets)).toEqual(plain());
      expect(schema?.required.toSorted()).toEqual(type.schema?.required.toSorted());
      expect(fields.map(([name]) => name?.replace(/#\d+$/, ''))).toEqual(
        type.schema?.properties.map((key) => key.split('/').at(-1)?.replace(/#\d+$/, '')),
      );
    },
  );

  test('leaves the other types alone', () => {
    const document = shown.find(({ id }) => id === 'Document');
    if (!document) throw new Error('There is no Document.');
    const { types } = withEdits(recorded, { Document: editable(document, recorded) });
    const others = (list: typeof types) => list.filter(({ id }) => id !== 'Document');
    expect(others(types)).toEqual(others(recorded.types));
  });

  test('is gone when it was removed', () => {
    expect(withEdits(recorded, { Link: null }).types.map(({ id }) => id)).not.toContain('Link');
  });
});

const note = { factory: 'Text', title: 'Notiz', required: true };

describe('a new type', () => {
  const made = newType('Meldung', 'Meldung', '');

  test('has title, description and the usual metadata', () => {
    const { schema } = schemaWith('Neu', { ...made, facts: { ...made.facts, id: 'Neu' } });
    expect(schema?.fieldsets.map(({ id }) => id)).toEqual([
      'default',
      'categorization',
      'dates',
      'ownership',
    ]);
    expect(schema?.required).toEqual(['title']);
  });

  test('takes behaviors in the order of the panel, own fields before theirs', () => {
    const withNote = mergeSchema(made, { properties: { notiz: note } }, 'en');
    const changed = changeType(withNote, {
      'volto.navtitle': true,
      'plone.shortname': true,
      'plone.richtext': true,
    });
    const { schema } = schemaWith('Meldung', changed);
    const fieldsOf = (id: string) => schema?.fieldsets.find((each) => each.id === id)?.fields;
    expect(fieldsOf('default')).toEqual(['title', 'description', 'notiz', 'text']);
    expect(fieldsOf('settings')).toEqual(['nav_title', 'id']);
    expect(schema?.required).toEqual(['title', 'notiz']);
  });

  test('keeps a group that has fields, and the order of another', () => {
    const body = {
      properties: { a: note, b: note },
      fieldsets: [{ id: 'eigene', title: 'E', fields: ['b', 'a'] }],
    };
    const grouped = mergeSchema(made, body, 'en');
    expect(removeFieldset(grouped, 'eigene')).toEqual(grouped);
    expect(ownFields(grouped).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  test.each([
    ['none', ['Link'], true, []],
    ['some', ['Link'], true, ['Link']],
    ['all', ['Link'], false, ['Link']],
  ])('filters its children by %s', (filter, allowed, filters, children) => {
    const { facts } = changeType(made, { filter_content_types: filter, allowed_content_types: allowed });
    expect(facts).toMatchObject({ filtersChildren: filters, allowedChildren: children });
  });
});
