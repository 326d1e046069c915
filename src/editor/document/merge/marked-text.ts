import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { hunksOf } from './hunks';
import { inPairs } from './in-pairs';
import { isNodes } from './merge-nodes';
import { joinedOverGaps } from './merge-words';
import { keyOfRun, lineOf, runsOf, type Run } from './runs';
import { canonical } from './settled';
import type { Stored } from './types';

type Change = 'gone' | 'new';

/** Styles of a leaf, by which words are drawn as what they are. */
const marks: Readonly<Record<Change, Stored>> = {
  gone: { strikethrough: true, 'style-tool-gone': true },
  new: { 'style-tool-new': true },
};

const markedRun = (run: Run, change: Change): Run =>
  run.whole ? run : { ...run, leaf: { ...run.leaf, ...marks[change] } };

/** A node all of whose words are gone, or new. */
function markedNode(node: unknown, change: Change): unknown {
  if (!isRecord(node)) return node;
  const children = ownOf(node, 'children');
  if (!Array.isArray(children)) return { ...node, ...marks[change] };
  return { ...node, children: children.map((child) => markedNode(child, change)) };
}

function markedLine(before: readonly unknown[], after: readonly unknown[]): Stored[] | undefined {
  const [base, side] = [runsOf(before), runsOf(after)];
  if (!base || !side) return undefined;
  const isGap = (index: number) => !base[index]?.whole && base[index]?.text.trim() === '';
  const hunks = joinedOverGaps(hunksOf(base.map(keyOfRun), side.map(keyOfRun)) ?? [], isGap);
  let done = 0;
  const runs = hunks.flatMap(({ from, to, start, end }) => {
    const same = side.slice(done, start);
    done = end;
    // A picture that is gone would be drawn like one that is there.
    const gone = base.slice(from, to).filter(({ whole }) => !whole);
    return [
      ...same,
      ...gone.map((run) => markedRun(run, 'gone')),
      ...side.slice(start, end).map((run) => markedRun(run, 'new')),
    ];
  });
  return lineOf([...runs, ...side.slice(done)]);
}

function markedPair(before: unknown, after: unknown): unknown {
  const [base, side] = [before, after].map((node) => isRecord(node) && ownOf(node, 'children'));
  if (!isRecord(after) || !Array.isArray(base) || !Array.isArray(side)) return markedNode(after, 'new');
  return { ...after, children: markedLine(base, side) ?? markedNodes(base, side) };
}

function markedNodes(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const hunks = inPairs(hunksOf(before.map(canonical), after.map(canonical)) ?? []);
  let done = 0;
  const nodes = hunks.flatMap(({ from, to, start, end }) => {
    const same = after.slice(done, start);
    done = end;
    const isPair = to - from === 1 && end - start === 1;
    if (isPair) return [...same, markedPair(before[from], after[start])];
    return [
      ...same,
      ...before.slice(from, to).map((node) => markedNode(node, 'gone')),
      ...after.slice(start, end).map((node) => markedNode(node, 'new')),
    ];
  });
  return [...nodes, ...after.slice(done)];
}

/** A stored text block in which the words are marked that it has beside another version of it, and has no more. */
export function markedText(before: unknown, after: Stored): Stored | undefined {
  const base = isRecord(before) ? ownOf(before, 'value') : undefined;
  const value = ownOf(after, 'value');
  return isNodes(base) && isNodes(value) ? { ...after, value: markedNodes(base, value) } : undefined;
}
