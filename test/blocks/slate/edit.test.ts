import { expect, test } from 'vitest';
import { editor } from '@/blocks/slate/edit';
import { slateShape } from '@/blocks/slate/data';
import { formOf } from '~test/support/form-of';

const text = (type: string, words: string, more: object = {}) => ({
  '@type': 'slate',
  value: [{ type, children: [{ text: words }] }],
  ...more,
});
const fieldsOf = (stored: object) => {
  const { schema } = editor;
  const found = typeof schema === 'function' ? schema(slateShape.read(stored)) : schema;
  return found.fieldsets.flatMap(({ fields }) => [...fields]);
};

test('A text has settings only where a table of contents lists it', () => {
  expect(fieldsOf(text('p', 'Worte'))).toEqual([]);
  expect(fieldsOf(text('h2', ''))).toEqual([]);
  expect(fieldsOf(text('h2', 'Name'))).toEqual(['override_toc']);
  expect(fieldsOf(text('p', 'Worte', { override_toc: true }))).toEqual([
    'override_toc',
    'level',
    'entry_text',
  ]);
});

test('An entry begins as its heading, and keeps what was stored of it', async () => {
  const form = await formOf('slate');
  const change = (stored: object, value: boolean) => form.change({ ...stored }, 'override_toc', value);
  expect(change(text('h3', 'Name'), true)).toEqual({ override_toc: true, level: 'h3', entry_text: 'Name' });
  expect(change(text('h3', 'Name', { level: 'h2', entry_text: 'Kurz' }), true)).toEqual({
    override_toc: true,
  });
  expect(change(text('h3', 'Name'), false)).toEqual({ override_toc: false });
});
