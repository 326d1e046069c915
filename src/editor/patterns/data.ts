import { isBounded, withSafeAddresses } from '@/lib/safe-addresses';
import { ownOf } from '@/lib/deep-equal';
import { list, record, stored, text, type Read } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { flatten } from '@/api/urls';
import { typeOf } from '../document/flags';
import type { StoredBlock } from '../document/types';
import type { Pattern } from './pattern';

/** What a layout says of the pattern that its blocks are; other sites keep it and heed it not. */
const markShape = record({ kind: text(), type: text() });
export type PatternMark = Read<typeof markShape>;

const documentShape = record({
  '@id': text(),
  title: text(),
  description: text(),
  creators: list(text()),
  blocks: stored(),
  blocks_layout: record({ items: list(text()), pattern: markShape }),
});

const most = 1000;
const deepestJson = 100;
const mostValues = 100_000;

/** The blocks of a stored page in their order; those without a type, and what is not laid out, are nobody's pattern. */
function blocksIn(blocks: unknown, items: readonly string[]): StoredBlock[] {
  if (!isRecord(blocks)) return [];
  return [...new Set(items)]
    .map((id) => ownOf(blocks, id))
    .filter(isRecord)
    .filter((block) => typeOf(block) !== '');
}

/** Reads a pattern out of the document that holds it; undefined where that holds none, or more than a page takes. */
export function readPattern(content: unknown): Pattern | undefined {
  if (!isRecord(content) || !isBounded(content.blocks, deepestJson, mostValues)) return undefined;
  const {
    '@id': address,
    title,
    description,
    creators,
    blocks,
    blocks_layout: layout,
  } = documentShape.read(content);
  const id = flatten(address);
  const found = blocksIn(blocks, layout.items.slice(0, most));
  if (id === '' || title.trim() === '' || found.length === 0) return undefined;
  const { kind, type } = layout.pattern;
  // A page that was laid into the folder by hand begins with its title.
  const isPage = kind === 'page' || (kind === '' && found.some((block) => typeOf(block) === 'title'));
  const [creator] = creators;
  return {
    id,
    title,
    description,
    kind: isPage ? 'page' : 'part',
    types: isPage && type !== '' ? [type] : [],
    ...(creator !== undefined && { creator }),
    blocks: withSafeAddresses(found),
  };
}
