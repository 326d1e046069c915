import { readingOrder } from '../document/layout';
import type { DocumentState } from '../document/types';
import { textsOf } from './texts';

const word = /[\p{L}\p{N}]+(?:[\u00ad'’.,-][\p{L}\p{N}]+)*/gu;

/** Words that people read silently in a minute. */
const readInAMinute = 220;

export const wordsIn = (text: string): number => text.match(word)?.length ?? 0;

/** How many words a page has in its title and blocks. */
export function wordsOfPage(state: DocumentState): number {
  const title = state.fields.get('title');
  let count = typeof title === 'string' ? wordsIn(title) : 0;
  for (const key of readingOrder(state))
    for (const { text } of textsOf(state.blocks.get(key)?.data ?? {})) count += wordsIn(text);
  return count;
}

export const minutesFor = (words: number): number => Math.max(1, Math.round(words / readInAMinute));
