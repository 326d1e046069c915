import { nodesOf, plainText } from '@/components/slate-value/nodes';
import { ownOf } from '@/lib/deep-equal';
import { excerpt } from '@/lib/excerpt';
import { textOf } from '@/lib/text';
import type { BlockNode, StoredBlock } from './types';

const longest = 60;
/** Fields that say what a block is about, the most telling first. */
const tellingFields = ['title', 'headline', 'heading', 'plaintext', 'alt'];

function wordsIn(data: StoredBlock): string {
  const told = tellingFields.map((name) => textOf(ownOf(data, name)).trim()).find((words) => words !== '');
  return told ?? plainText(nodesOf(ownOf(data, 'value'))).trim();
}

const known = new WeakMap<StoredBlock, string>();

/** A few words of a block by which people know it again; '' where it has none. */
export function wordsOf({ data }: Pick<BlockNode, 'data'>): string {
  const words = known.get(data) ?? excerpt(wordsIn(data), longest);
  known.set(data, words);
  return words;
}
