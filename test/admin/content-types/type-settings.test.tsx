import { expect, test } from 'vitest';
import { changesOf, settingsOf } from '@/admin/content-types/type-settings';
import recorded from '../../recorded/bodies/manager-controlpanel-type.json';

const { schema, data } = recorded.body;
const panel = { title: 'Meldung', description: '', schema, data, items: [] };

test('what may lie in a type is a choice with words, though the CMS says only whether there is one', () => {
  const { form, values } = settingsOf(panel);
  expect(form.fields['filter_content_types']).toMatchObject({ widget: 'choice', isRequired: true });
  expect(values['filter_content_types']).toBe('some');
  const holds = (changes: object) =>
    settingsOf({ ...panel, data: { ...data, ...changes } }).values['filter_content_types'];
  expect(holds({ filter_content_types: false })).toBe('all');
  expect(holds({ allowed_content_types: [] })).toBe('none');
  expect(form.fields['plone.leadimage']).toMatchObject({ widget: 'boolean' });
});

test('a type that holds nothing has no such choice', () => {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).filter(([name]) => name !== 'filter_content_types'),
  );
  const { form, values } = settingsOf({ ...panel, schema: { ...schema, properties } });
  expect(form.fields).not.toHaveProperty('filter_content_types');
  expect(values).toBe(data);
});

test('allowed types are sent by their names', () => {
  expect(
    changesOf({ allowed_content_types: [{ token: 'File', title: 'Datei' }, 'Image'], title: 'X' }),
  ).toEqual({
    allowed_content_types: ['File', 'Image'],
    title: 'X',
  });
  expect(changesOf({ title: 'X' })).toEqual({ title: 'X' });
});
