import { wordSet } from '~mocks/lib/words';
import { addedFields } from '~mocks/content-types/overlay';
import { shippedTypes } from '~mocks/content-types/registry';
import type { FieldSchema } from '~mocks/content-types/schema';
import type { Storage } from '~mocks/storage/types';
import type { StoredFile, Uid } from '~mocks/repository/types';
import { storedBlock, storedLink, storedRichText } from '~mocks/content/deserialize/stored-links';
import { siteRootUid } from './format';
import { isExportedFile, looksStored, storeFile } from './import-files';
import type { ImportNotes } from './import-notes';
import type { ImportSource } from './import-source';
import type { Entry, ImportTree } from './import-tree';
import type { Json } from './values';
import { dateOf, listOf, recordOf, textOf, textsOf } from './values';
import { isRecord } from '~mocks/lib/is-record';
import { withoutEnd } from '~mocks/lib/ends';
import { ownEntry } from '~mocks/lib/own-entry';

/** What the import of one folder shares. */
export interface ImportWorld {
  source: ImportSource;
  tree: ImportTree;
  storage: Storage;
  notes: ImportNotes;
  /** The address that the site had when it was exported, with which some of its links begin. */
  siteUrl: string | undefined;
}

/** The site's address, which only the portlets of its root tell. */
export function siteUrlOf(portlets: unknown): string | undefined {
  const root = listOf(portlets)
    .map(recordOf)
    .find(({ UID }) => UID === siteRootUid);
  const url = withoutEnd(textOf(root?.['@id']));
  return /^https?:\/\/[^"\\\s]+$/.test(url) ? url : undefined;
}

/** Keys of an exported item that are no fields. */
const frame = wordSet(`
  UID id type_title created modified creators language review_state layout is_folderish items
  items_total batching parent lock version previous_item next_item working_copy working_copy_of
  workflow_history allow_discussion changeNote changeActor targetUrl image_scales factory_kwargs
`);

const isField = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !frame.has(name) && !(name in {});

/** What the server makes anew at every reading. */
const isMade = (type: string, name: string): boolean =>
  ownEntry(addedFields, type)?.some((each) => each.name === name) ?? false;

/** Turns what a field holds into its stored form; undefined for what it cannot hold. */
type Reader = (value: unknown, path: string) => unknown;

const plainText: Reader = (value) => (typeof value === 'string' ? value : undefined);
const finite: Reader = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const token = (value: unknown): unknown => (isRecord(value) ? value.token : value);

const tokenOnly: Reader = (value) => {
  const found = token(value);
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
};

const isTerm = (value: unknown): boolean => typeof token(value) === 'string';

/** HTML for text that is none. */
function escaped(text: string): string {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${html.replaceAll(/\r?\n/g, '<br>')}</p>`;
}

/** Blocks that a reader can walk: objects all the way down. */
function soundBlocks(value: unknown): Json | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, block]) => (isRecord(block) ? [[id, soundBlock(block)]] : [])),
  );
}

function soundBlock(block: Json): Json {
  const kept = { ...block };
  if ('blocks' in kept) kept.blocks = soundBlocks(kept.blocks) ?? {};
  if (isRecord(kept.data) && 'blocks' in kept.data)
    kept.data = { ...kept.data, blocks: soundBlocks(kept.data.blocks) ?? {} };
  return kept;
}

const soundLayout = (value: unknown): Json => ({ ...recordOf(value), items: textsOf(recordOf(value).items) });

/** Readers of fields for the items of one folder. */
export function createFieldReader({ source, tree, storage, notes, siteUrl }: ImportWorld) {
  const uidOf = (path: string): Uid | undefined => tree.entryAt(path)?.uid;

  const file = async (value: unknown, path: string): Promise<StoredFile | undefined> =>
    isRecord(value) && isExportedFile(value) ? storeFile(value, path, source, storage, notes) : undefined;

  function richText(value: unknown, path: string): unknown {
    const data = isRecord(value) ? value.data : value;
    if (typeof data !== 'string') return undefined;
    const type = textOf(recordOf(value)['content-type']);
    if (type === '' || type === 'text/html' || type === 'text/x-html-safe')
      return storedRichText(data, uidOf);
    notes.add(`Texts that are ${type}, shown as they are written`, path);
    return storedRichText(escaped(data), uidOf);
  }

  async function json(value: unknown, path: string): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((each) => json(each, path)));
    if (!isRecord(value)) return value;
    if (isExportedFile(value)) return file(value, path);
    if (looksStored(value)) return null;
    const entries = Object.entries(value).map(async ([key, each]) => [key, await json(each, path)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  const linkedJson = async (value: unknown, path: string) => storedBlock(await json(value, path), uidOf);

  /** Texts or tokens; a list of anything else, as the query of a Collection, stays what it is. */
  const terms: Reader = (value, path) => {
    if (!Array.isArray(value)) return undefined;
    return value.every((each) => isTerm(each) || !isRecord(each))
      ? textsOf(value.map(token))
      : linkedJson(value, path);
  };

  const readers: Readonly<Record<FieldSchema['kind'], Reader>> = {
    line: plainText,
    text: plainText,
    boolean: (value) => (typeof value === 'boolean' ? value : undefined),
    integer: finite,
    number: finite,
    date: (value) => dateOf(value)?.slice(0, 10),
    datetime: dateOf,
    choice: tokenOnly,
    choices: terms,
    keywords: terms,
    relation: () => null,
    relations: () => null,
    'rich-text': richText,
    image: file,
    file,
    json: linkedJson,
    'remote-url': (value) => (typeof value === 'string' ? storedLink(value, uidOf) : undefined),
  };

  /** The value of a field that the type does not know, by its look. */
  const unknownField: Reader = (value, path) =>
    isRecord(value) && 'data' in value && 'content-type' in value
      ? richText(value, path)
      : linkedJson(value, path);

  async function read(entry: Entry, name: string, schema: FieldSchema | undefined, value: unknown) {
    if (name === 'blocks') return storedBlock(await json(soundBlocks(value) ?? {}, entry.path), uidOf);
    if (name === 'blocks_layout') return soundLayout(value);
    const stored = await (schema ? readers[schema.kind] : unknownField)(value, entry.path);
    if (stored === undefined && !(isRecord(value) && isExportedFile(value)))
      notes.add(`Values of "${name}" that it cannot hold`, entry.path);
    return stored;
  }

  /** Links by UIDs that an item has no longer, and links with the site's former address, wherever they stand. */
  function withPresentLinks(data: Json): Json {
    const text = JSON.stringify(data);
    const local = siteUrl === undefined ? text : text.replaceAll(`"${siteUrl}/`, '"/');
    const changed = local.replaceAll(/(?<=resolveuid\/)[\w-]+/g, (uid) => tree.replacedUid(uid) ?? uid);
    return changed === text ? data : (JSON.parse(changed) as Json);
  }

  /** The schema fields of an item as they are stored, relations left out. */
  return async function fieldsOf(entry: Entry): Promise<Record<string, unknown>> {
    const data = withPresentLinks(entry.data);
    const known = shippedTypes.has(entry.type) ? shippedTypes.of(entry.type).fields : [];
    const schemas = new Map(known.map((each) => [each.name, each]));
    const fields: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(data)) {
      if (!isField(name) || value === null || isMade(entry.type, name)) continue;
      const stored = await read(entry, name, schemas.get(name), value);
      if (stored !== undefined && stored !== null) fields[name] = stored;
    }
    if (typeof data.allow_discussion === 'boolean') fields.allow_discussion = data.allow_discussion;
    return { ...fields, title: textOf(fields.title) || entry.id, description: textOf(fields.description) };
  };
}

/** Relations by item and field, in the order in which the folder lists them. */
export function relationsOf(
  document: unknown,
  { tree, notes }: Pick<ImportWorld, 'tree' | 'notes'>,
): Map<Uid, Map<string, Uid[]>> {
  const found = new Map<Uid, Map<string, Uid[]>>();
  for (const relation of listOf(document).map(recordOf)) {
    const field = textOf(relation.from_attribute);
    if (field === 'isReferencing') continue;
    const source = tree.entryOf(relation.from_uuid);
    const target = tree.entryOf(relation.to_uuid);
    if (!source || !target || !isField(field)) {
      notes.add(
        'Relations that cannot be kept',
        `${source?.path ?? textOf(relation.from_uuid)} ${field} ${target?.path ?? textOf(relation.to_uuid)}`,
      );
      continue;
    }
    const fields = found.get(source.uid) ?? new Map<string, Uid[]>();
    found.set(source.uid, fields.set(field, [...(fields.get(field) ?? []), target.uid]));
  }
  return found;
}
