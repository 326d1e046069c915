import type { ContentType, FieldSchema } from '~mocks/content-types/schema';
import type { JsonObject } from '~mocks/http/body';
import { parseDate } from './dates';
import type { Problem } from './problems';
import { messages, nullNotAllowed, Refusal } from './problems';
import type { Reading } from './values';
import { toStored, unseenTargets } from './values';
import { ownEntry } from '~mocks/lib/own-entry';

/** Fields that an item keeps in places of their own, beside those of its type. */
const frame: readonly FieldSchema[] = [
  { name: 'id', kind: 'line' },
  { name: 'creators', kind: 'keywords' },
  { name: 'language', kind: 'choice', vocabulary: 'plone.app.vocabularies.SupportedContentLanguages' },
];

/** Every field of a type that a body may set. */
function writableFields(type: ContentType): readonly FieldSchema[] {
  const own = type.fields.filter(({ readonly }) => !readonly);
  const known = new Set(type.fields.map(({ name }) => name));
  return [...own, ...frame.filter(({ name }) => !known.has(name))];
}

export interface Changes {
  /** Stored values by field; null empties one. */
  values: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
}

const ascii = /^[\x20-\x7e]*$/;

function discussionOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'True' || value === 'False') return value === 'True';
  throw new Refusal(messages.constraint);
}

function storedValue(reading: Reading, schema: FieldSchema, value: unknown): unknown {
  if (schema.name === 'allow_discussion') return discussionOf(value);
  if (schema.name === 'language' && value === '') return '';
  const stored = toStored(reading, schema, value);
  if (schema.name === 'id' && typeof stored === 'string' && !ascii.test(stored))
    throw new Refusal(messages.invalid);
  return stored;
}

/** Null empties a field, but for relations whose targets the caller does not see. */
function emptied(reading: Reading, schema: FieldSchema): unknown {
  const isRelation = schema.kind === 'relation' || schema.kind === 'relations';
  const unseen = isRelation ? unseenTargets(reading, schema) : [];
  return schema.kind === 'relation' ? (unseen[0] ?? null) : unseen.length > 0 ? unseen : null;
}

/** Reads the fields that a body names; `isWritable` says which of them the caller may set at all. */
export function readFields(
  reading: Reading,
  type: ContentType,
  body: JsonObject,
  isWritable: (name: string) => boolean,
): Changes {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const schema of writableFields(type)) {
    const { name } = schema;
    const value = Object.hasOwn(body, name) ? ownEntry(body, name) : undefined;
    if (value === undefined || !isWritable(name)) continue;
    if (value === null) {
      if (schema.required) problems.push(nullNotAllowed(name));
      else values[name] = emptied(reading, schema);
      continue;
    }
    try {
      values[name] = storedValue(reading, schema, value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ field: name, text: error.text });
    }
  }
  const merged = { ...reading.item?.fields, ...values };
  return { values, problems: [...problems, ...brokenRules(merged)] };
}

/** Rules between fields, over the item as it would be. */
function brokenRules(merged: Readonly<Record<string, unknown>>): Problem[] {
  const isBefore = (one: string, other: string): boolean => {
    const [first, second] = [merged[one], merged[other]];
    if (typeof first !== 'string' || typeof second !== 'string') return false;
    return parseDate(first) < parseDate(second);
  };
  const isBackwards = isBefore('end', 'start') && merged.open_end !== true;
  return [
    ...(isBefore('expires', 'effective') ? [{ text: messages.expiresBeforeEffective }] : []),
    ...(isBackwards ? [{ text: messages.endsBeforeStart }] : []),
    ...(merged.restricted === true && !merged.restricted_token
      ? [{ text: messages.restrictedWithoutToken }]
      : []),
  ];
}

/** Fields that a new item must have and that neither its body nor a default fills. */
export function missingFields(type: ContentType, body: JsonObject, values: object): Problem[] {
  return writableFields(type)
    .filter(
      ({ name, required }) => required && ownEntry(body, name) === undefined && !Object.hasOwn(values, name),
    )
    .map(({ name }) => ({ field: name, text: messages.required }));
}
