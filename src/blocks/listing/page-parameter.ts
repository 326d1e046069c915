import { isRecord, textOf } from '@/lib/text';
import { blocksOf } from '../blocks-of';
import { innerBlocks } from '../heading-ids';

const paged = new Set(['listing', 'search', 'aktuelles']);

function countPaged(block: Record<string, unknown>): number {
  const own = paged.has(textOf(block['@type'])) ? 1 : 0;
  return innerBlocks(block).reduce((sum, inner) => sum + countPaged(inner.block), own);
}

/** The query parameter of a listing's page: `page`, or with the block's id where several share the URL. */
export function pageParameter(content: unknown, blockId: string): string {
  const placed = isRecord(content) ? blocksOf(content).placed : [];
  const count = placed.reduce((sum, { block }) => sum + countPaged(block), 0);
  return count > 1 ? `page-${blockId}` : 'page';
}
