import type { ContentType } from '~mocks/content-types/schema';
import { missingFields, readFields } from '../deserialize/fields';
import { validationFailure } from '../deserialize/problems';
import { resolveNamed } from '../deserialize/resolve';
import type { Uploads } from '../deserialize/uploads';
import type { JsonObject } from '~mocks/http/body';
import { Failure } from '~mocks/http/failure';
import type { Language } from '~mocks/lib/bilingual';
import { saveVersion } from '~mocks/repository/versions';
import type { Item, RepositoryReader, StoredFile, Transaction, Viewer } from '~mocks/repository/types';
import { initialState } from '~mocks/repository/workflow';
import { blogFolders } from './blog';
import { checkGivenId, idFrom, reservedFor, takenIn } from './choose-id';
import { depthIn, languageIn } from './place';
import { newUid } from './uids';
import { ownEntry } from '~mocks/lib/own-entry';

/** Who changes content, when, and how the server speaks to them. */
export interface Act {
  viewer: Viewer;
  base: string;
  language: Language;
  now: number;
}

export interface Wish {
  type: ContentType;
  body: JsonObject;
  uploads: Uploads;
  /** What the body leaves out is not missed. */
  isPartial?: boolean;
}

const hour = 3_600_000;

const written = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}+00:00`;

/** An event that says nothing takes the present hour. */
function computedDefaults(type: ContentType, now: number): Record<string, unknown> {
  if (!type.fields.some(({ name }) => name === 'start')) return {};
  const start = Math.floor(now / hour) * hour;
  return { start: written(start), end: written(start + hour) };
}

/** What no body says: defaults of the schema, where nothing is stored for them either. */
function defaultsOf(type: ContentType, now: number): Record<string, unknown> {
  const listed = type.fields.filter((each) => each.default !== undefined && each.default !== null);
  return {
    ...Object.fromEntries(listed.map((each) => [each.name, each.default])),
    ...computedDefaults(type, now),
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const filenameOf = (type: ContentType, fields: Readonly<Record<string, unknown>>): string | null => {
  const file = type.primary === undefined ? undefined : ownEntry(fields, type.primary);
  return (file as StoredFile | null | undefined)?.filename ?? null;
};

/** Fields kept on the item itself, and not among those of its type. */
const own = new Set(['id', 'creators', 'language', 'changeNote']);

export function withoutOwn(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name)));
}

/** Who made an item, where the body does not say; a post names authors of its blog, or nobody. */
function creatorsOf(type: ContentType, value: unknown, actor: string): readonly string[] {
  if (Array.isArray(value) && value.length > 0) return value as string[];
  return type.id === 'Post' ? [] : [actor];
}

/** The name from which a new item takes its id. */
function nameOf(type: ContentType, fields: Readonly<Record<string, unknown>>, now: number): string {
  const stamp = `${new Date(now).toISOString().slice(0, 10)}-${String(now).slice(-6)}${Math.floor(Math.random() * 10_000)}`;
  const wanted = filenameOf(type, fields) ?? textOrNull(fields.title);
  return wanted ?? `${type.id.toLowerCase().replaceAll(' ', '_')}-${stamp}`;
}

function joinTranslations(act: Act, reader: RepositoryReader, body: JsonObject, item: Item): Item {
  const { translation_of: named, language } = body;
  if (typeof named !== 'string' || named === '' || typeof language !== 'string' || language === '')
    return item;
  const source = resolveNamed({ ...act, reader }, named).item;
  if (!source) return item;
  const present = [source, ...reader.translationsOf(source)];
  if (present.some((each) => each.language === language))
    throw new Failure(503, 'KeyError', "'Translation already exists'");
  return { ...item, translationGroup: source.translationGroup };
}

/** Makes an item of a checked type in a folder; throws for a body that its fields do not take. */
export function createItem(
  act: Act,
  transaction: Transaction,
  reader: RepositoryReader,
  container: Item,
  { type, body, uploads, isPartial = false }: Wish,
): Item {
  const { viewer, base, now, language } = act;
  const actor = viewer.id ?? '';
  const root = reader.pathOf(reader.navigationRootOf(container));
  const depth = depthIn(reader, container);
  const reading = { reader, viewer, base, depth, root, item: undefined, context: container, uploads };
  const { values, problems } = readFields(reading, type, body, () => true);
  const defaults = defaultsOf(type, now);
  const fields = { ...defaults, ...values };
  const missing = isPartial ? [] : missingFields(type, body, fields);
  if (problems.length + missing.length > 0) throw validationFailure([...problems, ...missing], language);

  const isTaken = takenIn(reader, container);
  const isClosed = reservedFor(reader, viewer, container);
  const givenId = textOrNull(values.id);
  if (givenId !== null) checkGivenId(givenId, isTaken, isClosed);
  const given = withoutOwn(fields);
  const stored = { ...given, title: textOrNull(given.title) ?? filenameOf(type, given) ?? '' };
  const uid = typeof body.UID === 'string' && body.UID !== '' ? body.UID : newUid();
  const time = new Date(now).toISOString();
  const item: Item = {
    uid,
    parent: container.uid,
    id: givenId ?? idFrom(nameOf(type, stored, now), language, isTaken, isClosed),
    type: type.id,
    state: type.workflow ? initialState : null,
    created: time,
    modified: time,
    creators: creatorsOf(type, values.creators, actor),
    localRoles: { [actor]: ['Owner'] },
    language: languageIn(reader, container),
    translationGroup: uid,
    ...(typeof body.layout === 'string' ? { layout: body.layout } : {}),
    fields: stored,
    defaulted: Object.keys(defaults).filter((name) => !Object.hasOwn(values, name)),
    workflowHistory: type.workflow
      ? [{ action: null, actor, comments: '', review_state: initialState, time }]
      : [],
  };
  const joined = joinTranslations(act, reader, body, item);
  for (const each of [joined, ...blogFolders(joined)]) transaction.put(each);
  if (type.versions)
    saveVersion(transaction, reader, joined, { actor, comment: textOrNull(values.changeNote), now });
  return joined;
}
