import type { BlockSchema } from '@/blocks/definition';
import type { Field, Fieldset } from '@/forms/schema';

export interface BlockForm {
  fields: Readonly<Record<string, Field>>;
  fieldsets: readonly Fieldset<string>[];
}

/** The form of a block with the present data, which may decide what is asked for. */
export function blockForm<Data extends object, Form extends object>(
  schema: BlockSchema<Form> | ((data: Data) => BlockSchema<Form>),
  data: Data,
): BlockForm {
  const { fields, fieldsets } = typeof schema === 'function' ? schema(data) : schema;
  const known = Object.entries(fields) as [string, Field | undefined][];
  return {
    fields: Object.fromEntries(known.flatMap(([name, field]) => (field ? [[name, field] as const] : []))),
    fieldsets: fieldsets.map((set) => ({ ...set, fields: set.fields.map(String) })),
  };
}
