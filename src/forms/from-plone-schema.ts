import { isRecord, recordsOf, textOf } from '@/lib/text';
import { fieldsIn } from './plone-field';
import type { Fieldset, Schema, ValueOf, Field, Widget } from './schema';
import { valueIn } from './stored-value';

/** A form that the CMS describes, with its parts in their order. */
export interface PloneForm {
  schema: Schema<Record<string, unknown>, Widget>;
  fieldsets: Fieldset[];
  /** What stands in the fields of something new. */
  defaults: Record<string, ValueOf<Field>>;
}

/** The parts that the CMS names; each field stands in the first that names it, and those in none in the first of all. */
function fieldsetsIn(stored: unknown, names: readonly string[]): Fieldset[] {
  const left = new Set(names);
  const sets = recordsOf(stored).map(({ id, title, description, fields }) => ({
    id: textOf(id),
    title: textOf(title) || textOf(id),
    ...(textOf(description) !== '' && { description: textOf(description) }),
    fields: (Array.isArray(fields) ? fields.map(textOf) : []).filter((name) => left.delete(name)),
  }));
  const [first = { id: 'default', title: '', fields: [] }, ...others] = sets;
  return [{ ...first, fields: [...first.fields, ...left] }, ...others].filter(
    ({ fields }) => fields.length > 0,
  );
}

/**
 * The form of a JSON schema of Plone, as `@types`, `@controlpanels` and `@userschema` answer it. It is read as any stored
 * JSON: what is missing or odd is passed over, and no field is lost.
 */
export function fromPloneSchema(stored: unknown): PloneForm {
  const described = isRecord(stored) ? stored : {};
  const fields = fieldsIn(described);
  const properties = isRecord(described['properties']) ? described['properties'] : {};
  const defaults = Object.entries(fields).map(([name, field]) => {
    const property = properties[name];
    return [name, valueIn(field, isRecord(property) ? property['default'] : undefined)];
  });
  return {
    schema: { fields },
    fieldsets: fieldsetsIn(described['fieldsets'], Object.keys(fields)),
    defaults: Object.fromEntries(defaults) as PloneForm['defaults'],
  };
}
