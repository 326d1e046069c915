import { plainText } from '@/components/slate-value/nodes';
import { slateText } from '@/components/slate-value/shape';
import { excerpt } from '@/lib/excerpt';
import { readOnce } from '@/lib/read-once';
import { record, text } from '@/lib/shape';
import type { BlockNode, StoredBlock } from './types';

const longest = 60;

/** Fields that say what a block is about, the most telling first. */
const titles = record({ title: text(), headline: text(), heading: text(), plaintext: text(), alt: text() });
const written = record({ value: slateText() });

function wordsIn(data: StoredBlock): string {
  const texts = Object.values(readOnce(titles, data)).map((words) => words.trim());
  return texts.find((words) => words !== '') ?? plainText(readOnce(written, data).value).trim();
}

/** A few words of a block by which people know it again; '' where it has none. */
export function wordsOf({ data }: Pick<BlockNode, 'data'>): string {
  return excerpt(wordsIn(data), longest);
}
