import { flag, list, record, text } from '@/lib/shape';
import { readOnce } from '@/lib/read-once';
import { isRecord } from '@/lib/text';
import type { StoredBlock } from '../document/types';

/** The field of a block that says of which block it is the translation; views do not know it, servers keep it. */
export const recordField = 'translationOf';

/** Of which block another is the translation, and of which state of that. */
export interface TranslationRecord {
  /** The id of the source's block. */
  source: string;
  /** What the source's block held then. */
  hash: string;
  /** It began as a copy: as long as it is one, it is not translated. */
  copied?: true;
}

/** What a block keeps of its source, and of those that its page leaves out. */
export interface TranslationField extends Partial<TranslationRecord> {
  /** The ids of blocks of the source that are not to be translated; the page's first block keeps them. */
  omitted?: readonly string[];
}

const stored = record({ source: text(), hash: text(), copied: flag(), omitted: list(text()) });
const holder = record({ [recordField]: { read: (value: unknown) => (isRecord(value) ? value : {}) } });

/** Nothing that is longer was written here. */
const longest = 200;
const isFitting = (words: string): boolean => words !== '' && words.length <= longest;

const fieldOf = (block: StoredBlock) => stored.read(readOnce(holder, block)[recordField]);

/** What a block says of its source; undefined where it says nothing that makes sense. */
export function recordOf(block: StoredBlock): TranslationRecord | undefined {
  const { source, hash, copied } = fieldOf(block);
  if (!isFitting(source) || !isFitting(hash)) return undefined;
  return { source, hash, ...(copied && { copied }) };
}

/** More blocks than that are not left out. */
const mostOmitted = 5000;

/** The blocks of the source that are left out, as far as a block keeps them. */
export const omittedIn = (block: StoredBlock): string[] =>
  fieldOf(block).omitted.slice(0, mostOmitted).filter(isFitting);

/** When a page was made, as servers write it; '' where it does not say. */
export const createdShape = record({ created: text() });

/** The words of a leaf of a text. */
export const leafShape = record({ text: text() });

/** The id of content that a reference leads to. */
export const referenceShape = record({ UID: text() });

/** A choice as Plone answers it. */
export const choiceShape = record({ token: text() });

/** The kind of an element of a text. */
export const elementShape = record({ type: text() });
