import {
  deleteLock,
  getStored,
  getTypeSchema,
  patchStored,
  postLock,
  postStored,
  refreshLock,
  type Lock,
} from '@/api/editing';
import { flatten } from '@/api/urls';
import type { Language } from '@/lib/language';
import { isRecord } from '@/lib/text';
import { newId } from '../document/new-id';
import { emptyText } from '../document/text-block';
import { typeShape, pageShape } from './data';

type Fields = Readonly<Record<string, unknown>>;

/** A page that is edited: what is stored of it, the form of its type, and the lock under which it is. */
export interface OpenedPage {
  /** Path of the page; of the folder that a new one is to lie in. */
  path: string;
  language: Language;
  type: string;
  /** As it is stored; of a new page what its type is called. */
  title: string;
  /** What the editor begins with. */
  initial: Fields;
  /** What is stored of that. */
  stored: Fields;
  schema: unknown;
  /** A new page has none. */
  lock: Lock | undefined;
  /** Sends the fields that have changed; gives the path of the page. */
  save: (changed: Fields) => Promise<string>;
}

/**
 * Takes the lock first, so that what is read then is what one changes. The schema of the type that the page is expected to
 * have comes meanwhile; '' where nothing is known of it yet.
 */
export async function openPage(
  path: string,
  expectedType: string,
  call: { language: Language; signal: AbortSignal },
): Promise<OpenedPage> {
  const { language } = call;
  const early =
    expectedType === '' ? undefined : getTypeSchema(path, expectedType, call).catch(() => undefined);
  const lock = await postLock(path, call);
  const stored = await getStored(path, call);
  const { '@type': type, title } = pageShape.read(stored);
  const schema = (type === expectedType && (await early)) || (await getTypeSchema(path, type, call));
  const save = async (changed: Fields) => {
    await patchStored(path, changed, { language, token: lock.token });
    return path;
  };
  return { path, language, type, title, initial: stored, stored, lock, schema, save };
}

/** What a new page begins with where its type has blocks: its title, and a text to type in. */
function firstBlocks(): Fields {
  const [title, text] = [newId(), newId()];
  return {
    blocks: { [title]: { '@type': 'title' }, [text]: emptyText },
    blocks_layout: { items: [title, text] },
  };
}

/** What the CMS gives the fields that one may fill in. */
function defaultsOf(properties: Fields): Fields {
  const given = Object.entries(properties).flatMap(([name, property]) =>
    isRecord(property) &&
    property['default'] !== undefined &&
    property['default'] !== null &&
    property['readonly'] !== true
      ? [[name, property['default']] as const]
      : [],
  );
  return Object.fromEntries(given);
}

/** A new page is a translation of another: its language, and the path or id of that one. */
export interface Translation {
  language: string;
  of: string;
}

/** Begins a page of a type in a folder; nothing is stored before it is saved. */
export async function beginPage(
  folder: string,
  type: string,
  translation: Translation | undefined,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<OpenedPage> {
  const schema = await getTypeSchema(folder, type, { language, signal });
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const hasBlocks = 'blocks' in properties && 'blocks_layout' in properties;
  const given = {
    '@type': type,
    ...(translation && { language: translation.language, translation_of: translation.of }),
  };
  const save = async (changed: Fields) =>
    flatten(await postStored(folder, { ...given, ...changed }, { language }));
  const initial = {
    ...defaultsOf(properties),
    ...(translation && { language: translation.language }),
    ...(hasBlocks && firstBlocks()),
  };
  const title = typeShape.read(schema).title || type;
  return { path: folder, language, type, title, initial, stored: {}, schema, lock: undefined, save };
}

/** Milliseconds between refreshments of a lock, which lasts ten minutes. */
const refreshment = 240_000;

/** Keeps the lock of a page until it is left, and gives it back then. Whoever lost it learns so by the next save. */
export function holdLock({ path, language, lock }: OpenedPage, userId: string): () => void {
  if (!lock || lock.token === '' || lock.creator !== userId) return () => undefined;
  const ignore = () => undefined;
  const timer = setInterval(() => void refreshLock(path, { language }).catch(ignore), refreshment);
  return () => {
    clearInterval(timer);
    void deleteLock(path, { language }).catch(ignore);
  };
}
