import { isRecord } from '@/lib/text';
import { ownOf } from '@/lib/deep-equal';
import type { Hunk } from './hunks';
import { inPairs } from './in-pairs';
import { mergeSequences } from './merge-sequences';
import { mergeWords } from './merge-words';
import { lineOf, runRules, runsOf } from './runs';
import { canonical, mapThree, settled } from './settled';
import type { Stored, Three } from './types';

type Nodes = readonly unknown[];

/** Whether a stored value is a text of elements and leaves. */
export const isNodes = (value: unknown): value is Stored[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((node) => isRecord(node) && Array.isArray(ownOf(node, 'children')));

/** As many for as many are changed one by one. */
const oneByOne = (hunks: readonly Hunk[]): Hunk[] =>
  hunks.flatMap((hunk) => (hunk.to - hunk.from === hunk.end - hunk.start ? inPairs([hunk]) : [hunk]));

function mergeRuns(lines: Three<Nodes>): Stored[] | undefined {
  const { base, mine, theirs } = mapThree(lines, (nodes) => runsOf(nodes));
  if (!base || !mine || !theirs) return undefined;
  const merged = mergeSequences({ base, mine, theirs }, { ...runRules, mayTouch: false });
  return merged && lineOf(merged);
}

function mergePart(name: string, parts: Three<unknown>): { value: unknown } | undefined {
  const same = settled(parts);
  if (same) return same;
  const { base, mine, theirs } = parts;
  if (name === 'text' && typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const value = mergeWords({ base, mine, theirs });
    return value === undefined ? undefined : { value };
  }
  if (name === 'children' && Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const lines: Three<Nodes> = { base, mine, theirs };
    const value = mergeNodes(lines) ?? mergeRuns(lines);
    return value && { value };
  }
  return undefined;
}

function mergeNode(nodes: Three<unknown>): Stored | undefined {
  const { base, mine, theirs } = nodes;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return undefined;
  const names = new Set([mine, theirs, base].flatMap((node) => Object.keys(node)));
  const entries: [string, unknown][] = [];
  for (const name of names) {
    const part = mergePart(name, {
      base: ownOf(base, name),
      mine: ownOf(mine, name),
      theirs: ownOf(theirs, name),
    });
    if (!part) return undefined;
    if (part.value !== undefined) entries.push([name, part.value]);
  }
  return Object.fromEntries(entries);
}

/** Merges a text of which each side changed other paragraphs, or other words; undefined where that is not safe. */
export const mergeNodes = (texts: Three<Nodes>): Stored[] | undefined =>
  mergeSequences<unknown>(texts, {
    keyOf: canonical,
    refine: oneByOne,
    mayTouch: true,
    merge: mergeNode,
  }) as Stored[] | undefined;

const linesOf = (nodes: readonly unknown[]): string[] =>
  nodes.filter(isRecord).flatMap((node) => {
    const children = ownOf(node, 'children');
    if (!Array.isArray(children)) return [String(ownOf(node, 'text') ?? '')];
    return runsOf(children) ? [linesOf(children).join('')] : linesOf(children);
  });

/** The words of a text as they are stored beside it. */
export const plaintextOf = (nodes: readonly unknown[]): string => linesOf(nodes).join('\n');
