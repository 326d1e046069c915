import { resolveNamed } from '~mocks/content/deserialize/resolve';
import { typeToAdd } from '~mocks/content/editing/addable';
import { mayOwnDeleted, restoreDeleted, restoredId } from '~mocks/content/editing/trash';
import { mayView, textOf, urlOf, urlOfPath } from '~mocks/content/perspective';
import { isoInstant } from '~mocks/content/serialize/dates';
import { isStoredFile } from '~mocks/content/serialize/files';
import { batchingLinks, idOfBatched, part } from '~mocks/http/batching';
import { readJson } from '~mocks/http/body';
import { badRequest, forbidden, notFound, serviceError, unauthorized } from '~mocks/http/failure';
import { bareType } from '~mocks/http/media-type';
import { isTooLarge } from '~mocks/images/limits';
import { shrinkImage } from '~mocks/images/resize';
import { pixelsOf } from '~mocks/images/scales';
import { fold } from '~mocks/lib/fold';
import { ownEntry } from '~mocks/lib/own-entry';
import { canOnDeleted, dropFromTrash, expiryOf, trashEntries, trashEntry } from '~mocks/repository/trash';
import type { TrashEntry } from '~mocks/repository/trash';
import type { Item, RepositoryReader, StoredFile, Transaction } from '~mocks/repository/types';
import { bytesSource, fileHeaders, fileResponse, storedSource } from '../shared/file-response';
import type { Call, Service } from '../shared/call';

/** Pages that are named which lead to deleted content; the others are counted. */
const mostNamed = 100;
/** Persons who are named that deleted something. */
const mostPersons = 100;
/** The box into which the picture of deleted content is put. */
const thumbnailBox = { width: 200, height: 200 };
/** Deleted contents that one call removes for good. */
const mostRemoved = 1000;

/** Somebody is told of what they could delete, where it lay below the place at which they ask. */
const isVisible = (reader: RepositoryReader, call: Call, entry: TrashEntry): boolean =>
  entry.containers.some(({ uid }) => uid === call.item.uid) &&
  canOnDeleted(reader, call.viewer, 'Delete objects', entry);

const visibleEntries = (reader: RepositoryReader, call: Call): TrashEntry[] =>
  trashEntries(reader, call.now).filter((entry) => isVisible(reader, call, entry));

function entryAt(reader: RepositoryReader, call: Call, uid: string): TrashEntry {
  const entry = trashEntry(reader, uid, call.now);
  if (!entry || !isVisible(reader, call, entry)) throw notFound();
  return entry;
}

const containerOf = (reader: RepositoryReader, { item }: TrashEntry): Item | undefined =>
  item.parent === null ? undefined : reader.byUid(item.parent);

/** The address of before, below where its container is now. */
function formerPath(reader: RepositoryReader, entry: TrashEntry): string {
  const container = containerOf(reader, entry);
  return container ? `${reader.pathOf(container)}/${entry.item.id}` : entry.path;
}

/** What leads to deleted content from content that is still there, as far as the caller may view it. */
function leadingThere(call: Call, { item, inside }: TrashEntry): Item[] {
  const { repository } = call;
  const sources = [item.uid, ...inside].flatMap((uid) => [
    ...repository.referrersOf(uid).map(({ source }) => source),
    ...repository.linkersOf(uid),
  ]);
  return [...new Set(sources)].filter((source) => mayView(call, source));
}

const nameOf = ({ repository }: Call, id: string | null): string =>
  (id !== null && repository.user(id)?.fullname) || (id ?? '');

/** Why content cannot simply lie where it lay. */
function obstacleOf(reader: RepositoryReader, entry: TrashEntry): 'place' | 'id' | null {
  const container = containerOf(reader, entry);
  if (!container) return 'place';
  return restoredId(reader, container, entry.item.id) === entry.item.id ? null : 'id';
}

const isDrawing = ({ contentType }: StoredFile) => bareType(contentType) === 'image/svg+xml';

/** The picture by which content is known, unless it takes too much to make it small. */
function pictureOf({ fields }: Item): StoredFile | undefined {
  const file = ['image', 'preview_image'].map((name) => ownEntry(fields, name)).find(isStoredFile);
  const pixels = file && pixelsOf(file);
  return pixels && (isDrawing(file) || !isTooLarge(pixels)) ? file : undefined;
}

function summaryOf(call: Call, entry: TrashEntry): Record<string, unknown> {
  const { repository } = call;
  const { item, inside, by, time } = entry;
  return {
    '@id': `${urlOf(call, call.item)}/@trash/${item.uid}`,
    '@type': item.type,
    type_title: repository.types.has(item.type)
      ? repository.types.of(item.type).title[call.language]
      : item.type,
    UID: item.uid,
    id: item.id,
    title: textOf(item, 'title') || item.id,
    former: urlOfPath(call, formerPath(repository, entry)),
    review_state: item.state,
    deleted: isoInstant(new Date(time).toISOString()),
    expires: isoInstant(new Date(expiryOf(entry)).toISOString()),
    deleted_by: { id: by, fullname: nameOf(call, by) },
    items_inside: inside.length,
    breaches_total: leadingThere(call, entry).length,
    obstacle: obstacleOf(repository, entry),
    thumbnail: pictureOf(item) ? `${urlOf(call, call.item)}/@trash/${item.uid}/thumbnail` : null,
  };
}

/** Whether all words stand in its title, its former address or the name of who deleted it. */
function isFound(call: Call, entry: TrashEntry, words: readonly string[]): boolean {
  const { item, by } = entry;
  const said = fold(
    [textOf(item, 'title'), formerPath(call.repository, entry), by ?? '', nameOf(call, by)].join(' '),
  );
  return words.every((word) => said.includes(word));
}

/** Those who deleted what the caller is told of, by name. */
function personsOf(call: Call, entries: readonly TrashEntry[]): { id: string; fullname: string }[] {
  const ids = [...new Set(entries.flatMap(({ by }) => by ?? []))].slice(0, mostPersons);
  return ids
    .map((id) => ({ id, fullname: nameOf(call, id) }))
    .sort((one, other) => fold(one.fullname).localeCompare(fold(other.fullname)));
}

function list(call: Call): unknown {
  const { parameters, url } = call;
  const words = fold(parameters.first('SearchableText') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const isBroken = parameters.boolean('broken', false);
  const by = parameters.first('by');
  const entries = visibleEntries(call.repository, call);
  const found = entries.filter(
    (entry) =>
      (by === undefined || (entry.by ?? '') === by) &&
      isFound(call, entry, words) &&
      (!isBroken || leadingThere(call, entry).length > 0),
  );
  const batch = {
    start: Math.max(0, parameters.integer('b_start', 0)),
    size: Math.max(0, parameters.integer('b_size', 25)),
  };
  const batching = batchingLinks(url, batch, found.length);
  return {
    '@id': idOfBatched(url),
    items: part(found, batch).map((entry) => summaryOf(call, entry)),
    items_total: found.length,
    persons: personsOf(call, entries),
    ...(batching ? { batching } : {}),
  };
}

/** The picture of deleted content, small, for those who are told of it; a drawing as it is, which a browser saves where it is opened. */
async function thumbnail(call: Call, { item }: TrashEntry): Promise<Response> {
  const file = pictureOf(item);
  if (!file) throw notFound();
  const headers = {
    'Cache-Control': 'private, max-age=86400',
    ...fileHeaders(file.contentType, file.filename ?? item.id),
  };
  if (isDrawing(file)) return fileResponse(storedSource(file, call.files.stream), { headers });
  const bytes = await call.files.cached(`${file.blob}-thumbnail`, async () =>
    shrinkImage(await call.files.read(file.blob), thumbnailBox),
  );
  return fileResponse(bytesSource(bytes), { headers });
}

function get(call: Call): unknown {
  if (call.viewer.id === null) throw unauthorized();
  const [uid, part, ...more] = call.rest;
  if (more.length > 0) throw notFound();
  if (uid === undefined) return list(call);
  const entry = entryAt(call.repository, call, uid);
  if (part === 'thumbnail') return thumbnail(call, entry);
  if (part !== undefined) throw notFound();
  const breaches = leadingThere(call, entry)
    .slice(0, mostNamed)
    .map((source) => ({ '@id': urlOf(call, source), title: textOf(source, 'title'), UID: source.uid }));
  return { ...summaryOf(call, entry), breaches };
}

/** Where deleted content is to lie: where the caller says, else where it lay. */
function placeFor(reader: RepositoryReader, call: Call, entry: TrashEntry, target: unknown): Item {
  if (target === undefined || target === null) {
    const container = containerOf(reader, entry);
    if (container) return container;
    throw serviceError(409, 'Conflict', 'The container in which it lay is gone.');
  }
  const named =
    typeof target === 'string' ? resolveNamed({ ...call, reader }, target || '/').item : undefined;
  if (!named || !reader.types.of(named.type).folderish) throw badRequest('The target is no container.');
  return named;
}

/** Refuses what the caller could not put there anew. */
function checkPlace(reader: RepositoryReader, call: Call, entry: TrashEntry, container: Item): void {
  if (!reader.can(call.viewer, 'Add portal content', container))
    throw forbidden('You may not add content there.');
  typeToAdd(reader, call.viewer, container, entry.item.type);
  if (container.uid !== entry.item.parent && !mayOwnDeleted(reader, call, entry))
    throw forbidden('You may not move restricted content.');
  if ([entry.item.uid, ...entry.inside].some((uid) => reader.byUid(uid)))
    throw serviceError(409, 'Conflict', 'Some of it is there already.');
}

async function restore(call: Call): Promise<unknown> {
  const [uid = '', verb, ...more] = call.rest;
  if (verb !== 'restore' || more.length > 0) throw notFound();
  entryAt(call.repository, call, uid);
  const { target } = await readJson(call.request);
  const { item, isRenamed } = await call.write((transaction, reader) => {
    const entry = entryAt(reader, call, uid);
    const container = placeFor(reader, call, entry, target);
    checkPlace(reader, call, entry, container);
    const restored = restoreDeleted(transaction, reader, entry, container, call.now);
    return { item: restored, isRenamed: restored.id !== entry.item.id };
  });
  return { '@id': urlOf(call, item), UID: item.uid, id: item.id, renamed: isRenamed };
}

/** Removes one deleted content for good, or as many as the caller is told of below the place. */
async function remove(call: Call): Promise<unknown> {
  if (call.viewer.id === null) throw unauthorized();
  const [uid, ...more] = call.rest;
  if (more.length > 0) throw notFound();
  const work = (transaction: Transaction, reader: RepositoryReader) => {
    const chosen = uid === undefined ? visibleEntries(reader, call) : [entryAt(reader, call, uid)];
    const removed = chosen.slice(0, mostRemoved);
    for (const entry of removed) dropFromTrash(transaction, entry);
    return { removed: removed.length, left: chosen.length - removed.length };
  };
  const outcome = await call.write(work);
  return uid === undefined ? outcome : undefined;
}

/** The tray of deleted content: what lay below the content on which it is asked. */
export const trashService: Service = {
  name: '@trash',
  takesSegments: true,
  isPicture: ([, part]) => part === 'thumbnail',
  get,
  post: restore,
  delete: remove,
};
