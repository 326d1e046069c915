// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { helpedFields, withHelp } from '@/editor/session/block-helps';
import { settingsOf } from '@/editor/session/block-settings';
import type { Field, Words } from '@/forms/schema';
import { blocks } from '~test/support/all-blocks';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';

const languages: readonly Readonly<Record<string, string>>[] = [de, en];

interface Placed {
  place: string;
  field: Field;
}

const fieldsIn = (place: string, fields: Readonly<Record<string, Field>>): Placed[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    { place: `${place}.${name}`, field },
    ...(field.widget === 'objects' ? fieldsIn(`${place}.${name}`, field.fields) : []),
  ]);

/** Stored blocks with which forms ask for more than they do of new ones. */
const variants: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { theme: 'blue', autoplayEnabled: true, button: true, hideButton: false },
  { variation: 'simple', hideButton: true, non_exclusive: false },
];

async function placedFields(): Promise<Placed[]> {
  const found = await Promise.all(
    blocks.map(async (definition) => {
      const editor = await definition.editor?.();
      if (!editor) return [];
      return variants.flatMap((stored) => {
        const { fields } = settingsOf(definition, editor, { '@type': definition.name, ...stored });
        return fieldsIn(definition.name, fields);
      });
    }),
  );
  return found.flat();
}

const textsOf = (words: Words | undefined): string[] =>
  words === undefined
    ? []
    : typeof words === 'string'
      ? [words]
      : languages.map((messages) => messages[words.id ?? ''] ?? '');

test('every field of every block says what belongs into it, in both languages, and not by its title again', async () => {
  const placed = await placedFields();
  expect(placed.length).toBeGreaterThan(1200);
  const silent = placed.filter(
    ({ field: { description } }) => description === undefined || textsOf(description).includes(''),
  );
  expect(silent.map(({ place }) => place)).toEqual([]);
  const repeated = placed.filter(({ field: { title, description } }) =>
    textsOf(description).some((help, at) => help === (textsOf(title)[at] ?? '')),
  );
  expect(repeated.map(({ place }) => place)).toEqual([]);
});

test('a field that says more of itself keeps its words, and the same field stays the same', () => {
  const field: Field = { widget: 'text', title: { id: 'editor.blockField.title' } };
  expect(withHelp(field)).toBe(withHelp(field));
  expect(withHelp(field).description).toEqual({ id: 'editor.help.block-field-title' });
  const own: Field = { ...field, description: 'Eigene Worte' };
  expect(helpedFields({ own }).own.description).toBe('Eigene Worte');
  expect(withHelp({ widget: 'text', title: 'Fremd' } as Field).description).toBeUndefined();
});
