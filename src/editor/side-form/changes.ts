import type { Field } from '@/forms/schema';
import { isRecord } from '@/lib/text';

type Values = Readonly<Record<string, unknown>>;

/** Whether two pieces of plain data hold the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** What a save sends: the fields whose values are others than before, but for those that nobody may change. */
export function changesOf(
  fields: Readonly<Record<string, Field>>,
  before: Values,
  now: Values,
): Record<string, unknown> {
  const names = Object.keys(now).filter((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field?.isReadOnly !== true && field?.widget !== 'unknown' && !isSame(before[name], now[name]);
  });
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}
