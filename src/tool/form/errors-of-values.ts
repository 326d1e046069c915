import type { FieldError, Errors, Field } from '@/forms/schema';
import { valueIn } from '@/forms/stored-value';
import { trimmed, validate } from '@/forms/validate';
import { recordsOf } from '@/lib/text';
import { messages } from './messages';

type Fields = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;

/** The first of a list's objects with which something is wrong. */
function errorInObjects(field: Field, stored: unknown): FieldError | undefined {
  if (field.widget !== 'objects' || field.isReadOnly || field.isHidden) return undefined;
  const wrong = recordsOf(stored).findIndex(
    (item) => Object.keys(errorsOfValues(field.fields, item)).length > 0,
  );
  return wrong < 0 ? undefined : { message: messages.wrongObject, values: { place: wrong + 1 } };
}

/** What is wrong with stored values by the rules of their fields, in the order of the form. */
export function errorsOfValues(fields: Fields, stored: Values): Errors<Record<string, unknown>> {
  const schema = { fields };
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueIn(field, stored[name])]),
  );
  const found = validate(schema, trimmed(schema, values));
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    const error =
      (Object.hasOwn(found, name) ? found[name] : undefined) ?? errorInObjects(field, stored[name]);
    return error === undefined ? [] : [[name, error] as const];
  });
  return Object.fromEntries(errors);
}
