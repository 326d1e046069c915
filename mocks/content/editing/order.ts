import { badRequest, Failure, serverError, unsortable } from '~mocks/http/failure';
import { pythonInt } from '~mocks/http/python-int';
import { pythonRepr } from '~mocks/lib/python-repr';
import { pythonType } from '~mocks/lib/python-type';
import { indexKinds, textIndexes } from '~mocks/repository/indexed';
import type { Item, RepositoryReader, Transaction, Viewer } from '~mocks/repository/types';
import { ownEntry } from '~mocks/lib/own-entry';

const missing = (key: string): Failure => new Failure(503, 'KeyError', pythonRepr(key));

function part(value: unknown, key: string): unknown {
  if (typeof value === 'string') throw serverError('TypeError', "string indices must be integers, not 'str'");
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw serverError('TypeError', `'${pythonType(value)}' object is not subscriptable`);
  if (!Object.hasOwn(value, key)) throw missing(key);
  return ownEntry(value as Record<string, unknown>, key);
}

/** The subset in its new order; beyond its ends nothing moves. */
function moved(subset: readonly string[], id: string, delta: unknown): string[] {
  const rest = subset.filter((each) => each !== id);
  if (delta === 'top') return [id, ...rest];
  if (delta === 'bottom') return [...rest, id];
  const at = Math.min(Math.max(subset.indexOf(id) + pythonInt(delta), 0), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

const mismatch = () => badRequest('Client/server ordering mismatch');

/** The ids that move relative to one another, in the order in which the folder has them. */
function subsetOf(asked: unknown, ids: readonly string[], path: string): readonly string[] {
  if (!Array.isArray(asked) || asked.length === 0) return ids;
  if (asked.length > ids.length) throw mismatch();
  const placeOf = new Map<unknown, number>(ids.map((id, place) => [id, place]));
  const places = asked.map((id: unknown) => {
    const place = placeOf.get(id);
    if (place === undefined)
      throw serverError('ValueError', `No object with id "${String(id)}" exists in "/Plone${path}".`);
    return place;
  });
  if (places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))) throw mismatch();
  return places.flatMap((place) => ids[place] ?? []);
}

/** Moves one child among its siblings. */
export function reorder(
  transaction: Transaction,
  reader: RepositoryReader,
  folder: Item,
  ordering: unknown,
): void {
  const id = part(ordering, 'obj_id');
  const delta = part(ordering, 'delta');
  const children = reader.childrenOf(folder);
  const ids = children.map((child) => child.id);
  const subset = subsetOf((ordering as { subset_ids?: unknown }).subset_ids, ids, reader.pathOf(folder));
  if (delta !== 'top' && delta !== 'bottom') pythonInt(delta);
  if (typeof id !== 'string' || !subset.includes(id)) return;
  const placeOf = new Map(ids.map((each, place) => [each, place]));
  const places = subset.map((each) => placeOf.get(each));
  const wished = [...ids];
  moved(subset, id, delta).forEach((each, at) => (wished[places[at] ?? 0] = each));
  const uids = new Map(children.map((child) => [child.id, child.uid]));
  transaction.setOrder(
    folder.uid,
    wished.flatMap((each) => uids.get(each) ?? []),
  );
}

const everything: Viewer = { id: null, roles: ['Manager'], groups: [] };

/** Sorts a folder once by an index; by one that does not exist in order of creation. */
export function sortFolder(
  transaction: Transaction,
  reader: RepositoryReader,
  folder: Item,
  sort: unknown,
): void {
  const on = part(sort, 'on');
  const order = part(sort, 'order');
  if (typeof on === 'string' && textIndexes.has(on)) throw unsortable(on);
  const isDescending = order === 'descending' || order === 'reverse';
  const sorted = reader.search(
    {
      criteria: [],
      paths: [{ path: reader.pathOf(folder), depth: 1 }],
      sort: [{ on: typeof on === 'string' && knowsIndex(on) ? on : 'created', descending: false }],
      includeInactive: true,
      start: 0,
      size: Number.MAX_SAFE_INTEGER,
    },
    everything,
  ).items;
  const uids = sorted.map(({ uid }) => uid);
  transaction.setOrder(folder.uid, isDescending ? uids.reverse() : uids);
}

function knowsIndex(name: string): boolean {
  return name === 'getObjPositionInParent' || name === 'path' || Object.hasOwn(indexKinds, name);
}
