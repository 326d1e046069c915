import type { ReactNode } from 'react';
import { isRecord } from '@/lib/text';
import { markedText } from '../../document/merge/marked-text';
import type { Clash, Side } from '../../document/merge/types';
import { DrawnBlock } from '../drawn-block';
import { piecesOf, WordDiff } from '../history/word-diff';
import { moment } from './side-value';

function markedValue(clash: Clash, value: unknown): ReactNode | undefined {
  if (clash.part) return undefined;
  if (typeof clash.base === 'string' && typeof value === 'string' && !moment.test(value)) {
    const pieces = piecesOf(clash.base, value);
    return pieces && <WordDiff pieces={pieces} />;
  }
  const block = clash.block && isRecord(value) ? markedText(clash.base, value) : undefined;
  return block && <DrawnBlock block={block} />;
}

/** The sides of a clash, with the words marked that each changed of what was before; undefined where those are not told apart here. */
export const markedSides = (clash: Clash): Record<Side, ReactNode | undefined> => ({
  mine: markedValue(clash, clash.mine),
  theirs: markedValue(clash, clash.theirs),
});
