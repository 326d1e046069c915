import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { hunksOf, type Hunk } from './hunks';
import { inPairs } from './in-pairs';
import { withReplaced } from './list-changes';
import { isNodes } from './merge-nodes';
import { lineOf, runRules, runsOf, type Run } from './runs';
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

/** What came into a list, each with what it stands for of the one before. */
const piecesOf = <Entry>(hunks: readonly Hunk[], before: readonly Entry[]) =>
  hunks.map(({ from, to, start, end }) => ({ from: start, to: end, gone: before.slice(from, to) }));

function markedLine(before: readonly unknown[], after: readonly unknown[]): Stored[] | undefined {
  const [base, side] = [runsOf(before), runsOf(after)];
  if (!base || !side) return undefined;
  const { keyOf, refine } = runRules;
  const hunks = refine(hunksOf(base.map(keyOf), side.map(keyOf)) ?? [], base);
  const runs = withReplaced(side, piecesOf(hunks, base), ({ from, to, gone }) => [
    // A picture that is gone would be drawn like one that is there.
    ...gone.filter(({ whole }) => !whole).map((run) => markedRun(run, 'gone')),
    ...side.slice(from, to).map((run) => markedRun(run, 'new')),
  ]);
  return lineOf(runs);
}

function markedPair(before: unknown, after: unknown): unknown {
  const [base, side] = [before, after].map((node) => isRecord(node) && ownOf(node, 'children'));
  if (!isRecord(after) || !Array.isArray(base) || !Array.isArray(side)) return markedNode(after, 'new');
  return { ...after, children: markedLine(base, side) ?? markedNodes(base, side) };
}

function markedNodes(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const hunks = inPairs(hunksOf(before.map(canonical), after.map(canonical)) ?? []);
  return withReplaced(after, piecesOf(hunks, before), ({ from, to, gone }) => {
    const isPair = gone.length === 1 && to - from === 1;
    if (isPair) return [markedPair(gone[0], after[from])];
    return [
      ...gone.map((node) => markedNode(node, 'gone')),
      ...after.slice(from, to).map((node) => markedNode(node, 'new')),
    ];
  });
}

/** A stored text block in which the words are marked that it has beside another version of it, and has no more. */
export function markedText(before: unknown, after: Stored): Stored | undefined {
  const base = isRecord(before) ? ownOf(before, 'value') : undefined;
  const value = ownOf(after, 'value');
  return isNodes(base) && isNodes(value) ? { ...after, value: markedNodes(base, value) } : undefined;
}
