import type { Field } from '@/forms/schema';
import { isRecord } from '@/lib/text';

type Stored = Readonly<Record<string, unknown>>;

const ownOf = (stored: Stored, name: string): unknown =>
  Object.hasOwn(stored, name) ? stored[name] : undefined;

/** The value of a field: what it reads of a stored block, else what stands under its name, or by its way as in `table.striped`. */
export function valueOf(stored: Stored, name: string, field?: Field): unknown {
  if (field?.read) return field.read(stored);
  const [outer = '', own] = name.split('.', 2);
  const found = ownOf(stored, outer);
  if (own === undefined) return found;
  return isRecord(found) ? ownOf(found, own) : undefined;
}

/** What is stored of a block, and the values of its fields. */
export const valuesOf = (stored: Stored, fields: Readonly<Record<string, Field>>): Stored => ({
  ...stored,
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(stored, name, field)])),
});

/** What changes in a block by the value of one field; what else is stored in the object round it stays. */
export function changeOf(stored: Stored, name: string, value: unknown, field?: Field): Stored {
  if (field?.write) return field.write(stored, value);
  const [outer = '', own] = name.split('.', 2);
  if (own === undefined) return { [name]: value };
  const object = ownOf(stored, outer);
  return { [outer]: { ...(isRecord(object) ? object : {}), [own]: value } };
}
