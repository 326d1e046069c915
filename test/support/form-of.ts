import { blockNamed } from '@/blocks/registry';
import { blockForm } from '@/tool/form/block-form';
import { changeOf, valuesOf } from '@/tool/form/field-values';

type Stored = Readonly<Record<string, unknown>>;

/** What the side form of a type of block shows of a stored one, and what it stores of a field. */
export async function formOf(name: string) {
  const definition = blockNamed(name);
  const editor = await definition?.editor?.();
  if (!definition || !editor) throw new Error(`Nothing edits ${name}.`);
  const fieldsOf = (stored: Stored) =>
    blockForm(editor.schema, definition.shape.read({ '@type': name, ...stored })).fields;
  return {
    values: (stored: Stored) => valuesOf(stored, fieldsOf(stored)),
    change: (stored: Stored, field: string, value: unknown) =>
      changeOf(stored, field, value, fieldsOf(stored)[field]),
  };
}
