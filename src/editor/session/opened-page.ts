import { getAddableTypes, getStored, getTypeSchema, postLock, type Lock } from '@/api/editing';
import { ApiError } from '@/api/error';
import type { Language } from '@/lib/language';
import { isRecord } from '@/lib/text';
import { isPlain } from '@/tool/object-browser/places';
import { newId } from '../document/new-id';
import { emptyText } from '../document/text-block';
import { contentFrom } from '../translation/first-content';
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
  /** Nothing is stored of it yet. */
  isNew: boolean;
  /** What a new page translates. */
  translation?: Translation | undefined;
  /** A new page has none. */
  lock: Lock | undefined;
}

/** A new page is a translation of another: its language, and the path or id of that one. */
export interface Translation {
  language: string;
  of: string;
  /** What it is to be called. */
  title?: string | undefined;
}

/** The path of what a new page translates; undefined where it is named by its id. */
export const sourcePath = ({ of }: Translation): string | undefined =>
  of.startsWith('/') && isPlain(of) ? of : undefined;

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
  return { path, language, type, title, initial: stored, stored, lock, schema, isNew: false };
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

/** Begins a page of a type in a folder, a translation with what it translates; nothing is stored before it is saved. */
export async function beginPage(
  folder: string,
  type: string,
  translation: Translation | undefined,
  call: { language: Language; signal: AbortSignal },
): Promise<OpenedPage> {
  const { language } = call;
  const path = translation && sourcePath(translation);
  const [schema, addable, source] = await Promise.all([
    getTypeSchema(folder, type, call),
    getAddableTypes(folder, call),
    path === undefined ? undefined : getStored(path, call),
  ]);
  // Everybody may read the form of a type: nobody fills in what would be refused in the end.
  if (!addable.some(({ id }) => id === type))
    throw new ApiError({ status: 401, kind: 'http', message: 'You may not add this here.' });
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const hasBlocks = 'blocks' in properties && 'blocks_layout' in properties;
  const initial = {
    ...defaultsOf(properties),
    ...(hasBlocks && firstBlocks()),
    ...(source && contentFrom(source, properties, newId)),
    ...(translation && { language: translation.language }),
    ...(translation?.title && { title: translation.title }),
  };
  const title = typeShape.read(schema).title || type;
  return {
    path: folder,
    language,
    type,
    title,
    initial,
    stored: {},
    schema,
    lock: undefined,
    isNew: true,
    translation,
  };
}
