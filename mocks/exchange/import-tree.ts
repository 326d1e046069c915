import { createHash } from 'node:crypto';
import { shippedTypes } from '~mocks/content-types/registry';
import type { Uid } from '~mocks/repository/types';
import { siteRootUid } from './format';
import type { ImportNotes } from './import-notes';
import type { ImportSource } from './import-source';
import type { Json } from './values';
import { recordOf, textOf } from './values';
import { decoded } from '~mocks/lib/decoded';
import { ownEntry } from '~mocks/lib/own-entry';

/** An exported item with a place in the tree. */
export interface Entry {
  uid: Uid;
  /** Below the site root, ids as they are, not encoded. */
  path: string;
  id: string;
  type: string;
  /** null: directly in the site root. */
  parent: Entry | null;
  data: Json;
}

export interface ImportTree {
  /** What the export says of the site root; empty when it says nothing. */
  root: Json;
  /** Containers before their children, siblings in folder order. */
  entries: readonly Entry[];
  /** The item that an exported UID means. */
  entryOf(exportedUid: unknown): Entry | undefined;
  /** By its path below the site root, encoded or not. */
  entryAt(path: string): Entry | undefined;
  /** The UID here for one in a `resolveuid` link; undefined when both are the same or the item is unknown. */
  replacedUid(exportedUid: string): Uid | undefined;
}

const longestPath = 2000;
const mostSegments = 100;

/** The ids that lead to an item; undefined for what is no path of one. */
function segmentsOf(id: unknown): string[] | undefined {
  const text = textOf(id);
  if (!text.startsWith('/') || text.length > longestPath) return undefined;
  const segments = text.slice(1).split('/').map(decoded);
  const isSound = (segment: string) =>
    segment !== '' && segment !== '.' && segment !== '..' && !/[\p{Cc}/\\]/u.test(segment);
  return segments.length <= mostSegments && segments.every(isSound) ? segments : undefined;
}

/** Names of types, but for those that every object has. */
const isTypeName = (type: string): boolean => /^[\w .-]{1,100}$/.test(type) && !(type in {});

const madeUid = (path: string): Uid =>
  createHash('sha256').update(`import ${path}`).digest('hex').slice(0, 32);

function standardUid(value: unknown): Uid | undefined {
  const text = textOf(value).replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(text) ? text : undefined;
}

const isContainer = (entry: Entry): boolean =>
  shippedTypes.has(entry.type) ? shippedTypes.of(entry.type).folderish : entry.data.is_folderish !== false;

interface Found {
  segments: string[];
  path: string;
  type: string;
  data: Json;
}

/** The items by path; a later one takes the place of an earlier one, as in Plone. */
function byPath(items: ImportSource['items'], notes: ImportNotes): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { file, data } of items) {
    const segments = segmentsOf(data['@id']);
    const type = textOf(data['@type']);
    const path = `/${segments?.join('/') ?? ''}`;
    if (!segments) notes.add('Items without a usable path', file);
    else if (!isTypeName(type)) notes.add('Items without a usable type', path);
    else {
      if (found.has(path)) notes.add('Items given twice, of which the later one counts', path);
      found.set(path, { segments, path, type, data });
    }
  }
  return found;
}

/** Gives every exported item its place, its UID and its order. `reserved` are UIDs that are taken already. */
export function buildTree(source: ImportSource, reserved: ReadonlySet<Uid>, notes: ImportNotes): ImportTree {
  const isRoot = ({ data }: { data: Json }) => data['@type'] === 'Plone Site';
  const root = source.items.find(isRoot)?.data ?? {};
  const found = byPath(
    source.items.filter((item) => !isRoot(item)),
    notes,
  );
  const taken = new Set(reserved);
  const byExportedUid = new Map<string, Entry>();
  const accepted = new Map<string, Entry>();
  const children = new Map<Entry | null, Entry[]>();
  const parentsFirst = [...found.values()].sort((a, b) => a.segments.length - b.segments.length);
  for (const { segments, path, type, data } of parentsFirst) {
    const parentPath = `/${segments.slice(0, -1).join('/')}`;
    const parent = parentPath === '/' ? null : accepted.get(parentPath);
    if (parent === undefined) {
      notes.add('Items whose container is missing', path);
      continue;
    }
    if (parent && !isContainer(parent)) {
      notes.add('Items in something that holds none', path);
      continue;
    }
    const own = standardUid(data.UID);
    const uid = own !== undefined && !taken.has(own) ? own : madeUid(path);
    if (uid !== own) notes.add('Items with a new UID, their own being unusable or taken', path);
    taken.add(uid);
    const entry: Entry = { uid, path, id: segments.at(-1) ?? '', type, parent, data };
    accepted.set(path, entry);
    if (!byExportedUid.has(textOf(data.UID))) byExportedUid.set(textOf(data.UID), entry);
    children.set(parent, [...(children.get(parent) ?? []), entry]);
  }
  const places = recordOf(source.metadata.ordering);
  return {
    root,
    entries: inOrder(children, places),
    entryOf: (uid) => byExportedUid.get(textOf(uid)),
    entryAt: (path) => accepted.get(`/${segmentsOf(path)?.join('/') ?? ''}`),
    replacedUid(exported) {
      const entry = exported === siteRootUid ? undefined : byExportedUid.get(exported);
      return entry && entry.uid !== exported ? entry.uid : undefined;
    },
  };
}

/** Plone counts a folder's places from 0; what has none stands last, in the order of import. */
function inOrder(children: ReadonlyMap<Entry | null, readonly Entry[]>, places: Json): Entry[] {
  const placeOf = ({ data }: Entry): number => {
    const place = ownEntry(places, textOf(data.UID));
    return typeof place === 'number' && Number.isFinite(place) ? place : Number.MAX_SAFE_INTEGER;
  };
  const below = (container: Entry | null): Entry[] =>
    [...(children.get(container) ?? [])]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .flatMap((entry) => [entry, ...below(entry)]);
  return below(null);
}
