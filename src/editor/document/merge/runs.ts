import { isBlockType, isInlineType } from '@/components/slate-value/elements';
import { isRecord } from '@/lib/text';
import { canonical } from './settled';
import type { ChangeRules } from './list-changes';
import { isGap, joinedOverGaps, tokensOf } from './merge-words';
import type { Stored } from './types';

/** A word of a line with the elements round it, the outermost first; what holds no words is kept as it is. */
export interface Run {
  round: readonly Stored[];
  /** The leaf without its words. */
  leaf: Stored;
  text: string;
  whole?: Stored;
}

const hasWords = (node: Stored): boolean =>
  Array.isArray(node['children'])
    ? node['children'].filter(isRecord).some(hasWords)
    : typeof node['text'] === 'string' && node['text'] !== '';

function without(record: Stored, name: string): Stored {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
}

/** The words of a line; undefined where there is more in it than such. */
export function runsOf(nodes: readonly unknown[], round: readonly Stored[] = []): Run[] | undefined {
  const runs: Run[] = [];
  for (const node of nodes) {
    if (!isRecord(node) || isBlockType(node['type'])) return undefined;
    if (!Array.isArray(node['children'])) {
      if (typeof node['text'] !== 'string') return undefined;
      const leaf = without(node, 'text');
      runs.push(...tokensOf(node['text']).map((text) => ({ round, leaf, text })));
    } else if (isInlineType(node['type']) && hasWords(node)) {
      const inside = runsOf(node['children'], [...round, without(node, 'children')]);
      if (!inside) return undefined;
      runs.push(...inside);
    } else runs.push({ round, leaf: {}, text: '', whole: node });
  }
  return runs;
}

const keys = new WeakMap<Run, string>();

function keyOfRun(run: Run): string {
  const known = keys.get(run) ?? canonical([run.round, run.leaf, run.text, run.whole ?? null]);
  keys.set(run, known);
  return known;
}

export const isGapRun = (run: Run | undefined): boolean => run !== undefined && !run.whole && isGap(run.text);

/** How it is told which words of a line were changed. */
export const runRules = {
  keyOf: keyOfRun,
  refine: (hunks, base) => joinedOverGaps(hunks, (index) => isGapRun(base[index])),
} satisfies ChangeRules<Run>;

const isLeaf = (node: Stored | undefined): boolean => node !== undefined && !('children' in node);
const empty: Stored = { text: '' };

/** Elements of a line stand between leaves. */
function withLeavesBetween(nodes: readonly Stored[]): Stored[] {
  const spaced = nodes.flatMap((node, index) =>
    isLeaf(node) || isLeaf(nodes[index - 1]) ? [node] : [empty, node],
  );
  return isLeaf(spaced.at(-1)) ? spaced : [...spaced, empty];
}

/** The words that stand in the same elements, up to a depth. */
function grouped(runs: readonly Run[], depth: number): Run[][] {
  const signOf = ({ round, leaf, whole }: Run) => {
    const outer = round[depth];
    return outer ? canonical(['element', outer]) : canonical(['leaf', leaf, whole ?? null]);
  };
  const groups: Run[][] = [];
  let last: string | undefined;
  for (const run of runs) {
    const sign = signOf(run);
    if (sign === last && !run.whole) groups.at(-1)?.push(run);
    else groups.push([run]);
    last = sign;
  }
  return groups;
}

/** A line of these words. */
export function lineOf(runs: readonly Run[], depth = 0): Stored[] {
  const nodes = grouped(runs, depth).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const outer = first.round[depth];
    if (outer) return [{ ...outer, children: lineOf(group, depth + 1) }];
    return [first.whole ?? { ...first.leaf, text: group.map(({ text }) => text).join('') }];
  });
  return withLeavesBetween(nodes);
}
