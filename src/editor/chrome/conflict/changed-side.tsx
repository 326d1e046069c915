import { useMemo, type ReactNode } from 'react';
import { isRecord } from '@/lib/text';
import { markedText } from '../../document/merge/marked-text';
import type { Clash, Side } from '../../document/merge/types';
import { DrawnBlock } from '../drawn-block';
import { piecesOf, WordDiff } from '../history/word-diff';
import { moment, SideValue } from './side-value';

/** The words that one side of a clash has beside what was before; undefined where they are not told apart here. */
function markedValue(clash: Clash, value: unknown): ReactNode | undefined {
  if (clash.part) return undefined;
  if (typeof clash.base === 'string' && typeof value === 'string' && !moment.test(value)) {
    const pieces = piecesOf(clash.base, value);
    return pieces && <WordDiff pieces={pieces} />;
  }
  const block = clash.block && isRecord(value) ? markedText(clash.base, value) : undefined;
  return block && <DrawnBlock block={block} />;
}

/** Whether both sides of a clash say themselves what they changed. */
export const areMarked = (clash: Clash): boolean =>
  markedValue(clash, clash.mine) !== undefined && markedValue(clash, clash.theirs) !== undefined;

/** One side of what two people have changed, with the words marked that it changed. */
export function ChangedSide({ clash, side }: { clash: Clash; side: Side }) {
  const marked = useMemo(() => markedValue(clash, clash[side]), [clash, side]);
  return <>{marked ?? <SideValue clash={clash} value={clash[side]} />}</>;
}
