import type { Field } from '@/forms/schema';
import { deepEqual, ownOf } from '@/lib/deep-equal';

type Fields = Readonly<Record<string, unknown>>;

/** A field that is another than it was. */
export interface DifferingField {
  name: string;
  field: Field;
  then: unknown;
  now: unknown;
}

/** Servers tell in several ways that there is nothing. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of a form that one can see and change, and that are another than they were. */
export function differingFields(
  fields: Readonly<Record<string, Field>>,
  then: Fields,
  now: Fields,
): DifferingField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [before, after] = [ownOf(then, name), ownOf(now, name)];
    const isSame = deepEqual(before, after) || (isNothing(before) && isNothing(after));
    const isOpen = field.isHidden !== true && field.isReadOnly !== true;
    return isSame || !isOpen ? [] : [{ name, field, then: before, now: after }];
  });
}

/** A page does not change these by going back: Plone does not know in which language its first version was. */
const lasting = ['language'];

/** What a page was, with what stays today's. */
export const asToday = (now: Fields, then: Fields): Fields => ({
  ...then,
  ...Object.fromEntries(lasting.filter((name) => Object.hasOwn(now, name)).map((name) => [name, now[name]])),
});
