import { isRecord } from './text';

/** What a record holds itself, whatever its field is called. */
export const ownOf = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Whether two pieces of JSON are the same; a field that is undefined is as if it were missing. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => deepEqual(entry, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => deepEqual(ownOf(one, name), ownOf(other, name)));
}
