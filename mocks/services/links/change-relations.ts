import type { FieldSchema } from '~mocks/content-types/schema';
import { pythonRepr } from '~mocks/lib/python-repr';
import { readJson } from '~mocks/http/body';
import type { JsonObject } from '~mocks/http/body';
import { Failure, serviceError, unauthorized } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import {
  addNamedRelation,
  allRelations,
  relationsFrom,
  relationsTo,
  removeNamedRelation,
} from '~mocks/repository/relations';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { putChanged } from '~mocks/repository/versions';
import type { Call } from '../shared/call';
import { named } from './named';
import { ownEntry } from '~mocks/lib/own-entry';

interface Wish {
  source: Item;
  target: Item;
  name: string;
}

const textOf = (entry: JsonObject, key: string): string => {
  if (!Object.hasOwn(entry, key)) throw new Failure(503, 'KeyError', pythonRepr(key));
  return String(ownEntry(entry, key));
};

/** The two ends that an entry names, or what is missing, as far as the caller may know. */
function endsOf(call: Call, reader: RepositoryReader, entry: JsonObject): Wish | string {
  const shown = (key: string): Item | undefined => {
    const item = named(reader, textOf(entry, key));
    return item && reader.can(call.viewer, 'View', item) ? item : undefined;
  };
  const [source, target] = [shown('source'), shown('target')];
  if (source && target) return { source, target, name: textOf(entry, 'relation') };
  if (!source && !target) return 'Source and target not found.';
  return source ? 'Target not found.' : 'Source not found.';
}

const uidsIn = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Items as they are while one call changes them several times. */
class Sources {
  private readonly changed = new Map<string, Item>();

  constructor(private readonly reader: RepositoryReader) {}

  /** The field of the source's type that holds the relation. */
  fieldOf({ source, name }: Wish): FieldSchema | undefined {
    return this.reader.types
      .of(source.type)
      .fields.find((each) => each.name === name && (each.kind === 'relation' || each.kind === 'relations'));
  }

  present(item: Item): Item {
    return this.changed.get(item.uid) ?? item;
  }

  set(item: Item, field: string, value: unknown): void {
    const present = this.present(item);
    this.changed.set(item.uid, { ...present, fields: { ...present.fields, [field]: value } });
  }

  put(call: Call, transaction: Transaction): void {
    for (const item of this.changed.values())
      putChanged(transaction, this.reader, item, { actor: call.viewer.id ?? '', now: call.now });
  }
}

type Apply = (transaction: Transaction, sources: Sources, wish: Wish) => void;

const create: Apply = (transaction, sources, wish) => {
  const { source, target, name } = wish;
  const field = sources.fieldOf(wish);
  if (!field) addNamedRelation(transaction, { source: source.uid, target: target.uid, name });
  else if (field.kind === 'relation') sources.set(source, name, target.uid);
  else {
    const uids = uidsIn(ownEntry(sources.present(source).fields, name));
    if (!uids.includes(target.uid)) sources.set(source, name, [...uids, target.uid]);
  }
};

const remove: Apply = (transaction, sources, wish) => {
  const { source, target, name } = wish;
  const field = sources.fieldOf(wish);
  removeNamedRelation(transaction, { source: source.uid, target: target.uid, name });
  if (!field) return;
  const value = ownEntry(sources.present(source).fields, name);
  if (field.kind === 'relation') {
    if (value === target.uid) sources.set(source, name, null);
  } else if (uidsIn(value).includes(target.uid)) {
    const left = uidsIn(value).filter((uid) => uid !== target.uid);
    sources.set(source, name, left);
  }
};

const entriesIn = (items: unknown): JsonObject[] =>
  Array.isArray(items)
    ? items.filter((each): each is JsonObject => typeof each === 'object' && each !== null)
    : [];

function checkMayChange(reader: RepositoryReader, call: Call): void {
  if (!reader.can(call.viewer, 'Modify portal content', reader.root)) throw unauthorized();
}

/** Applies every entry that names two ends, and tells of the others. */
async function applyAll(call: Call, items: unknown, verb: string, apply: Apply): Promise<undefined> {
  const failed = await call.write((transaction, reader) => {
    checkMayChange(reader, call);
    const sources = new Sources(reader);
    const refused = entriesIn(items).flatMap((entry) => {
      const ends = endsOf(call, reader, entry);
      if (typeof ends === 'string') return [[entry, `Failed on ${verb} a relation. ${ends}`]];
      apply(transaction, sources, ends);
      return [];
    });
    sources.put(call, transaction);
    return refused;
  });
  if (failed.length > 0)
    throw serviceError(422, 'Unprocessable Content', `Failed on ${verb} relations`, { failed });
  return undefined;
}

/** Nothing is ever out of step here: rebuilding changes nothing. */
function rebuild(call: Call): Response {
  const isManager = call.repository.can(call.viewer, 'Manage portal', call.item);
  return isManager ? emptyResponse() : jsonResponse({ error: { type: 'Forbidden' } }, 403);
}

export async function createRelations(call: Call): Promise<unknown> {
  checkMayChange(call.repository, call);
  const body = await readJson(call.request);
  if (call.rest[0] === 'rebuild') return rebuild(call);
  if (!('items' in body)) throw new Failure(503, 'KeyError', pythonRepr('items'));
  return applyAll(call, body.items, 'creating', create);
}

function endNamed(
  { viewer }: Call,
  reader: RepositoryReader,
  name: unknown,
  which: 'Source' | 'Target',
): Item | undefined {
  if (typeof name !== 'string' || name === '') return undefined;
  const item = named(reader, name);
  if (item && reader.can(viewer, 'View', item)) return item;
  const message = `Failed on deleting relations. ${which} not found: ${name}`;
  throw serviceError(422, 'Unprocessable Content', message, { failed: [] });
}

/** Removes all relations of a source, of a target, of a name, or of several of these together. */
async function removeMatching(call: Call, body: JsonObject): Promise<undefined> {
  const { source, target, relation } = body;
  if (!source && !target && !relation) {
    const message =
      'MissingParameterError: At least one of these parameters must be supplied: source, target, relationship.. ' +
      'Failed on deleting a relation. source:None, target: None, relation: None';
    throw serviceError(422, 'MissingParameterError', message, { failed: [] });
  }
  await call.write((transaction, reader) => {
    checkMayChange(reader, call);
    const from = endNamed(call, reader, source, 'Source');
    const to = endNamed(call, reader, target, 'Target');
    const all = from ? relationsFrom(reader, from) : to ? relationsTo(reader, to) : allRelations(reader);
    const sources = new Sources(reader);
    for (const each of all) {
      const isWanted = (!to || each.target.uid === to.uid) && (!relation || each.name === relation);
      if (isWanted) remove(transaction, sources, each);
    }
    sources.put(call, transaction);
  });
  return undefined;
}

export async function removeRelations(call: Call): Promise<undefined> {
  checkMayChange(call.repository, call);
  const body = await readJson(call.request);
  const isList = Array.isArray(body.items) && body.items.length > 0;
  return isList ? applyAll(call, body.items, 'deleting', remove) : removeMatching(call, body);
}
