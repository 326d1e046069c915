import { isBlockType } from '@/components/slate-value/elements';
import { isRecord } from '@/lib/text';
import type { StoredBlock } from '../document/types';
import { textOfValue } from '../rich-text/value/lines';
import { openValue } from '../rich-text/value/open-value';

/** Where a text lies in what is stored of a block. */
export type TextPath = readonly (string | number)[];

/** A text of a block: its words, the ends of lines as line breaks. */
export interface FoundText {
  path: TextPath;
  isRich: boolean;
  text: string;
}

/** Fields that hold words whichever block has them; the forms of the blocks name the others. */
export const wordFields: ReadonlySet<string> = new Set([
  'title',
  'headline',
  'heading',
  'head_title',
  'description',
  'alt',
  'author',
  'additional_information',
]);

/** What lies deeper is no text of a block. */
const deepest = 12;

const isRichText = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((node) => isRecord(node) && isBlockType(node['type']) && Array.isArray(node['children']));

/** A block's own text before its fields, in whichever order a server keeps them. */
const inOrder = (stored: Readonly<Record<string, unknown>>) =>
  Object.entries(stored).sort(([a], [b]) => Number(b === 'value') - Number(a === 'value'));

function* textsIn(
  value: unknown,
  names: ReadonlySet<string>,
  path: TextPath,
): Generator<FoundText, void, undefined> {
  const name = path.findLast((step) => typeof step === 'string');
  if (path.length > deepest) return;
  if (typeof value === 'string') {
    const isWords = name !== undefined && names.has(name) && value.trim() !== '';
    if (isWords) yield { path, isRich: false, text: value };
  } else if (isRichText(value)) yield { path, isRich: true, text: textOfValue(openValue(value)) };
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsIn(entry, names, [...path, index]);
  else if (isRecord(value))
    for (const [each, entry] of inOrder(value)) yield* textsIn(entry, names, [...path, each]);
}

const known = new WeakMap<StoredBlock, { names: ReadonlySet<string>; texts: readonly FoundText[] }>();

/** All texts of a block, without those of the blocks in it. A block that nobody has changed is not read again. */
export function textsOf(stored: StoredBlock, names = wordFields): readonly FoundText[] {
  const before = known.get(stored);
  if (before?.names === names) return before.texts;
  const texts = [...textsIn(stored, names, [])];
  known.set(stored, { names, texts });
  return texts;
}
