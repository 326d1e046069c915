import { copyOf } from '../document/copy-of';
import { typeOf } from '../document/flags';
import { textType } from '@/blocks/text-type';
import type { StoredBlock } from '../document/types';
import { contentOfBlock } from './content-of-block';
import { elementShape, recordField, type TranslationField } from './data';
import type { Side, SideBlock } from './side';

const withRecord = (block: StoredBlock, record: TranslationField): StoredBlock => ({
  ...block,
  [recordField]: record,
});

/**
 * A block of the source as one begins to translate it; without words there is nothing to translate. It keeps what the block
 * keeps whose place it takes of those that are left out.
 */
export function copiedBlock(
  { id, block }: SideBlock,
  source: Side,
  newId: () => string,
  omitted: readonly string[] = [],
): StoredBlock {
  const { hash, hasWords } = contentOfBlock(block, source.fields);
  return withRecord(copyOf(block, newId), {
    source: id,
    hash,
    ...(hasWords && { copied: true }),
    ...(omitted.length > 0 && { omitted }),
  });
}

/** Whether a translation can begin as an empty text. */
export const canBegin = (block: StoredBlock): boolean => typeOf(block) === textType;

/** An empty text of the same kind, as the place for what translates it. */
export function emptiedBlock({ id, block }: SideBlock, source: Side): StoredBlock {
  const { hash } = contentOfBlock(block, source.fields);
  const [first]: unknown[] = Array.isArray(block['value']) ? block['value'] : [];
  const type = /^(?:p|h[1-6])$/.exec(elementShape.read(first).type)?.[0] ?? 'p';
  const value = [{ type, children: [{ text: '' }] }];
  return withRecord({ '@type': textType, value, plaintext: '' }, { source: id, hash });
}
