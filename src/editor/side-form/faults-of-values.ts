import type { Fault, Faults, Field } from '@/forms/schema';
import { valueIn } from '@/forms/stored-value';
import { trimmed, validate } from '@/forms/validate';
import { recordsOf } from '@/lib/text';
import { messages } from './messages';

type Fields = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;

/** The first of a list's objects with which something is wrong. */
function faultInObjects(field: Field, stored: unknown): Fault | undefined {
  if (field.widget !== 'objects' || field.isReadOnly || field.isHidden) return undefined;
  const wrong = recordsOf(stored).findIndex(
    (item) => Object.keys(faultsOfValues(field.fields, item)).length > 0,
  );
  return wrong < 0 ? undefined : { message: messages.wrongObject, values: { place: wrong + 1 } };
}

/** What is wrong with stored values by the rules of their fields, in the order of the form. */
export function faultsOfValues(fields: Fields, stored: Values): Faults<Record<string, unknown>> {
  const schema = { fields };
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueIn(field, stored[name])]),
  );
  const found = validate(schema, trimmed(schema, values));
  const faults = Object.entries(fields).flatMap(([name, field]) => {
    const fault =
      (Object.hasOwn(found, name) ? found[name] : undefined) ?? faultInObjects(field, stored[name]);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return Object.fromEntries(faults);
}
