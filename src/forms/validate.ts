import { messages } from './messages';
import type { Fault, Faults, Field, Schema } from './schema';

const mail = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const longestMail = 254;

const namesIn = <Data extends object>(schema: Schema<Data>) =>
  Object.keys(schema.fields) as (keyof Data & string)[];

/** What a field's own rules say of a value; undefined when nothing is wrong. */
function faultOf(field: Field, value: string): Fault | undefined {
  if (value === '') return field.isRequired ? { message: messages.missing } : undefined;
  if (field.widget === 'email')
    return value.length <= longestMail && mail.test(value) ? undefined : { message: messages.badMail };
  const { minLength = 0 } = field.widget === 'password' ? field : {};
  if (value.length < minLength) return { message: messages.tooShort, values: { count: minLength } };
  return undefined;
}

/** The values as they are sent: without blanks at their ends, but for passwords. */
export function trimmed<Data extends object>(schema: Schema<Data>, data: Data): Data {
  const entries = namesIn(schema).map((name) => {
    const value: unknown = data[name];
    const isKept = (schema.fields[name] as Field).widget === 'password' || typeof value !== 'string';
    return [name, isKept ? value : value.trim()];
  });
  return Object.fromEntries(entries) as Data;
}

/** What is wrong with trimmed values, in the order of the form. */
export function validate<Data extends object>(schema: Schema<Data>, data: Data): Faults<Data> {
  const own = namesIn(schema).flatMap((name) => {
    const fault = faultOf(schema.fields[name] as Field, String(data[name]));
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return { ...schema.check?.(data), ...(Object.fromEntries(own) as Faults<Data>) };
}
