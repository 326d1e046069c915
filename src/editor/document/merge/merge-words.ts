import type { Hunk } from './hunks';
import type { ChangeRules } from './list-changes';
import { mergeSequences } from './merge-sequences';
import { mapThree } from './settled';
import type { Three } from './types';

const longest = 200_000;
const word = /[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu;

/** Words, gaps and signs, of which a text consists. */
export const tokensOf = (text: string): string[] => text.match(word) ?? [];

/** One hunk of those between which nothing but a gap was left as it was: whoever rewrites a sentence keeps its gaps. */
export function joinedOverGaps(hunks: readonly Hunk[], isGap: (index: number) => boolean): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const isClose = last !== undefined && hunk.from - last.to === 1 && isGap(last.to);
    if (isClose) joined[joined.length - 1] = { ...hunk, from: last.from, start: last.start };
    else joined.push(hunk);
  }
  return joined;
}

export const isGap = (token: string | undefined): boolean => token?.trim() === '';

/** How it is told which words of a text were changed. */
export const wordRules = {
  keyOf: (token) => token,
  refine: (hunks, base) => joinedOverGaps(hunks, (index) => isGap(base[index])),
} satisfies ChangeRules<string>;

/** Merges words of which each side changed others; undefined where they lie next to each other. */
export function mergeWords(texts: Three<string>): string | undefined {
  if (Object.values(texts).some((text: string) => text.length > longest)) return undefined;
  return mergeSequences(mapThree(texts, tokensOf), { ...wordRules, mayTouch: false })?.join('');
}
