import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { isNodes, mergeNodes, plaintextOf } from './merge-nodes';
import { mergeOrder } from './merge-order';
import { mapThree, settled } from './settled';
import type { Ask, Stored, Three } from './types';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** By what an entry of a list is known again; undefined where by nothing. */
export type KeyOf = (entry: unknown) => string | undefined;

/** Entries of a block's lists, such as columns, may have ids. Links have none: a list of them may mean a single one. */
export const entryOfBlock: KeyOf = (entry) => {
  if (!isRecord(entry)) return undefined;
  const ids = ['@id', 'id'].map((name) => ownOf(entry, name));
  const id = ids.find((each) => typeof each === 'string' && uuid.test(each));
  return typeof id === 'string' ? `id ${id}` : undefined;
};

/** Those of a page's fields are words, terms of a vocabulary, and content that is pointed to. */
export const entryOfPage: KeyOf = (entry) => {
  if (typeof entry === 'string') return `word ${entry}`;
  if (!isRecord(entry)) return undefined;
  const [token, id] = [ownOf(entry, 'token'), ownOf(entry, '@id')];
  if (typeof token === 'string') return `token ${token}`;
  return typeof id === 'string' ? `id ${id}` : undefined;
};

type Entries = ReadonlyMap<string, unknown>;

/** A list as a map; undefined where an entry has no key, or two have the same. */
function keyed(value: unknown, keyOf: KeyOf): Entries | undefined {
  if (value === undefined || value === null) return new Map();
  if (!Array.isArray(value)) return undefined;
  const entries = new Map<string, unknown>();
  for (const entry of value) {
    const key = keyOf(entry);
    if (key === undefined || entries.has(key)) return undefined;
    entries.set(key, entry);
  }
  return entries;
}

function mergeEntries({ base, mine, theirs }: Three<Entries>, keyOf: KeyOf, ask: Ask): unknown[] {
  const merged = new Map<string, unknown>();
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const entry = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const value = mergeValues(entry, keyOf, ask);
    if (value !== undefined) merged.set(key, value);
  }
  const order = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  return mergeOrder(order, new Set(merged.keys()), ask).map((key) => merged.get(key));
}

/** Whether the plain words of a record follow from its text, which both sides changed. */
const hasFollowingWords = (records: Three<Stored>): boolean =>
  [records.mine, records.theirs].every(
    (record) => isNodes(ownOf(record, 'value')) && typeof ownOf(record, 'plaintext') === 'string',
  ) && !settled(mapThree(records, (record) => ownOf(record, 'value')));

function plaintextFor(value: unknown, { mine, theirs }: Three<Stored>): unknown {
  if (value === ownOf(mine, 'value')) return ownOf(mine, 'plaintext');
  if (value === ownOf(theirs, 'value')) return ownOf(theirs, 'plaintext');
  return Array.isArray(value) ? plaintextOf(value) : undefined;
}

/** Merges records field by field. */
export function mergeRecords(records: Three<Stored>, keyOf: KeyOf, ask: Ask): Stored {
  const names = new Set(Object.values(records).flatMap((record: Stored) => Object.keys(record)));
  const follows = hasFollowingWords(records);
  const merged = new Map<string, unknown>();
  for (const name of names) {
    if (follows && name === 'plaintext') merged.set(name, '');
    else {
      const values = mapThree(records, (record) => ownOf(record, name));
      const value = mergeValues(values, keyOf, ask, name);
      if (value !== undefined) merged.set(name, value);
    }
  }
  if (follows) merged.set('plaintext', plaintextFor(merged.get('value'), records));
  return Object.fromEntries(merged);
}

/** Records whose fields have each a meaning of their own: of others, such as files, the whole is one value. */
const isMadeOfFields = (name: string, record: unknown): boolean =>
  ['data', 'styles'].includes(name) || (isRecord(record) && isNodes(ownOf(record, 'value')));

const orNothing = (value: unknown): unknown => value ?? {};

/** Merges stored values; asks for a side where both changed the same thing. */
export function mergeValues(values: Three<unknown>, keyOf: KeyOf, ask: Ask, name = ''): unknown {
  const same = settled(values);
  if (same) return same.value;
  const { base, mine, theirs } = values;
  // Servers work them out anew with each answer; here they follow the address beside them.
  if (name === 'image_scales') return mine;
  if (isNodes(base) && isNodes(mine) && isNodes(theirs))
    return mergeNodes({ base, mine, theirs }) ?? values[ask()];
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = mapThree(values, (value) => keyed(value, keyOf));
    if (lists.base && lists.mine && lists.theirs)
      return mergeEntries({ base: lists.base, mine: lists.mine, theirs: lists.theirs }, keyOf, ask);
  }
  const before = orNothing(base);
  const isEntry = keyOf(mine) !== undefined && isRecord(base);
  if (isRecord(before) && isRecord(mine) && isRecord(theirs) && (isEntry || isMadeOfFields(name, mine)))
    return mergeRecords({ base: before, mine, theirs }, keyOf, ask);
  return values[ask()];
}
