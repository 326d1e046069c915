import { messages } from './messages';
import type { FieldError, Errors, Field, FieldOf, Schema, Widget } from './schema';

/** What Plone and the portal's add-on take: they know neither umlauts nor quotes in an address. */
const mail = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const longestMail = 254;

type Limited = Pick<Field, 'widget'> &
  Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum', number>>;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What a field's own rules say of a value; undefined when nothing is wrong. */
function errorOf(field: Field, value: unknown): FieldError | undefined {
  if (field.isReadOnly || field.isHidden) return undefined;
  const { missing, badMail } = { ...messages, ...field.complaints };
  if (isBlank(value)) return field.isRequired ? { message: missing } : undefined;
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity }: Limited = field;
  if (typeof value === 'number') {
    if (value < minimum) return { message: messages.tooSmall, values: { count: minimum } };
    return value > maximum ? { message: messages.tooLarge, values: { count: maximum } } : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (field.widget === 'email' && (value.length > longestMail || !mail.test(value)))
    return { message: badMail };
  if (value.length < minLength) return { message: messages.tooShort, values: { count: minLength } };
  return value.length > maxLength ? { message: messages.tooLong, values: { count: maxLength } } : undefined;
}

/** The fields of a form by their names, in their order. */
export const fieldsOf = <Data extends object, Known extends Widget>(schema: Schema<Data, Known>) =>
  Object.entries(schema.fields) as [keyof Data & string, FieldOf<Known>][];

/** Whether something is wrong with a field. */
export const hasError = (errors: Readonly<Record<string, FieldError | undefined>>): boolean =>
  Object.values(errors).some((error) => error !== undefined);

/** The values as they are sent: without blanks at their ends, but for passwords. */
export function trimmed<Data extends object, Known extends Widget>(
  schema: Schema<Data, Known>,
  data: Data,
): Data {
  const entries = fieldsOf(schema).map(([name, field]) => {
    const value: unknown = data[name];
    const isKept = field.widget === 'password' || typeof value !== 'string';
    return [name, isKept ? value : value.trim()];
  });
  return Object.fromEntries(entries) as Data;
}

/** What is wrong with trimmed values, in the order of the form. */
export function validate<Data extends object, Known extends Widget>(
  schema: Schema<Data, Known>,
  data: Data,
): Errors<Data> {
  const own = fieldsOf(schema).flatMap(([name, field]) => {
    const error = errorOf(field, data[name]);
    return error === undefined ? [] : [[name, error] as const];
  });
  return { ...schema.check?.(data), ...(Object.fromEntries(own) as Errors<Data>) };
}
