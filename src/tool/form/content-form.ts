import { fromPloneSchema, type PloneForm } from '@/forms/from-plone-schema';
import type { Field, Fieldset } from '@/forms/schema';
import { numberedFields, type NumberedFields } from './numbered-fields';
import { structuredField } from './structured-fields';

export interface ContentForm {
  fields: Readonly<Record<string, Field>>;
  fieldsets: readonly Fieldset<string>[];
  /** Fields that are edited together as a list, under the name of the list. */
  lists: readonly NumberedFields[];
  /** What stands in the fields of something new. */
  defaults: PloneForm['defaults'];
}

/** What the page itself edits. */
const ownOfThePage = new Set(['blocks', 'blocks_layout']);

function fieldFor(name: string, field: Field): Field {
  if (ownOfThePage.has(name)) return { ...field, isHidden: true };
  return field.widget === 'json' ? structuredField(field) : field;
}

/** A list stands where the first of its fields stood. */
function withLists(fieldsets: readonly Fieldset[], lists: readonly NumberedFields[]): Fieldset<string>[] {
  const places = new Map(
    lists.flatMap(({ name, slots }) =>
      slots
        .flatMap((slot) => Object.values(slot))
        .map((field, index) => [field, index === 0 ? name : null] as const),
    ),
  );
  return fieldsets.map((set) => ({
    ...set,
    fields: set.fields.map(String).flatMap((name) => {
      const list = places.get(name);
      return list === undefined ? [name] : list === null ? [] : [list];
    }),
  }));
}

/** The form of a type's content, of the answer of `@types/{type}`, its fields as `describe` words them. */
export function contentForm(
  answer: unknown,
  describe: (name: string, field: Field) => Field = (_name, field) => field,
): ContentForm {
  const { schema, fieldsets, defaults } = fromPloneSchema(answer);
  const entries = Object.entries(schema.fields) as [string, Field][];
  const fields = Object.fromEntries(
    entries.map(([name, field]) => [name, fieldFor(name, describe(name, field))]),
  );
  const lists = numberedFields(fields);
  return { fields, fieldsets: withLists(fieldsets, lists), lists, defaults };
}
