import { countOf } from './count';
import { isRecord, recordsOf, textOf } from './text';

/**
 * What a stored value should be, stated once: its type, and how it is read from JSON that may hold anything. Reading never
 * fails; what does not fit is as if it were missing. Reading what was read changes nothing.
 */
export interface Shape<Value> {
  read: (stored: unknown) => Value;
  /** The shapes inside a record, for those who walk them. */
  fields?: Readonly<Record<string, Shape<unknown>>>;
  /** The shape of a list's entries, for the same. */
  entry?: Shape<unknown>;
}

/** The type that a shape reads. */
export type Read<Of> = Of extends Shape<infer Value> ? Value : never;

/** Words; '' where there are none. */
export const text = (): Shape<string> => ({ read: textOf });

/** What may be missing, where that is not the same as being empty. */
export const optional = <Value>(shape: Shape<Value>): Shape<Value | undefined> => ({
  ...shape,
  read: (value) => (value === undefined || value === null ? undefined : shape.read(value)),
});

/** On or off; what says neither is undefined. */
export const flag = (): Shape<boolean | undefined> => ({
  read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
});

/** A number, else undefined. */
export const number = (): Shape<number | undefined> => ({
  read: (stored) => (typeof stored === 'number' ? stored : undefined),
});

/** A number of things, which comes as a number, as text (`'3'`) or empty. */
export const count = (): Shape<number | undefined> => ({ read: countOf });

/** HTML: the field that holds it, or, as older content has it, the markup alone. */
export const richText = (): Shape<string> => ({
  read: (stored) => textOf(isRecord(stored) ? stored['data'] : stored),
});

/** One of some words, else undefined, or the given one. */
export function oneOf<const Name extends string>(names: readonly Name[]): Shape<Name | undefined>;
export function oneOf<const Name extends string>(names: readonly Name[], otherwise: Name): Shape<Name>;
export function oneOf<const Name extends string>(
  names: readonly Name[],
  otherwise?: Name,
): Shape<Name | undefined> {
  return { read: (stored) => names.find((name) => name === stored) ?? otherwise };
}

/** What another reader makes sense of, such as a link or a picture in one of its many forms. */
export const stored = (): Shape<unknown> => ({ read: (value) => value ?? undefined });

/** A list whose entries have one shape; what is no list is empty. */
export const list = <Entry>(entry: Shape<Entry>): Shape<Entry[]> => ({
  read: (value) => (Array.isArray(value) ? value.map(entry.read) : []),
  entry,
});

type Fields = Readonly<Record<string, Shape<unknown>>>;
type ReadFields<Of extends Fields> = { [Name in keyof Of]: Read<Of[Name]> };

/** An object with these fields; what else is stored beside them is none of its business. */
export const record = <const Of extends Fields>(fields: Of): Shape<ReadFields<Of>> => {
  const entries = Object.entries(fields);
  return {
    read: (value) => {
      const known = isRecord(value) ? value : {};
      return Object.fromEntries(
        entries.map(([name, shape]) => [
          name,
          shape.read(Object.hasOwn(known, name) ? known[name] : undefined),
        ]),
      ) as ReadFields<Of>;
    },
    fields,
  };
};

/** An object that may be missing; what is no object is. */
export const part = <const Of extends Fields>(fields: Of): Shape<ReadFields<Of> | undefined> => {
  const whole = record(fields);
  return { ...whole, read: (value) => (isRecord(value) ? whole.read(value) : undefined) };
};

/** A list of objects; what else lies in it is passed over. */
export const records = <const Of extends Fields>(fields: Of): Shape<ReadFields<Of>[]> => {
  const entry = record(fields);
  return { read: (value) => recordsOf(value).map(entry.read), entry };
};

/** A list of items of the CMS, for readers of what such an item is. */
export const items = (): Shape<Record<string, unknown>[]> => ({ read: recordsOf });
