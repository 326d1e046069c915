import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { joinLists } from './join-lists';
import { inPairs } from './in-pairs';
import { isNodes } from './merge-nodes';
import { isGap, tokensOf, wordRules } from './merge-words';
import { isGapRun, lineOf, runRules, runsOf, type Run } from './runs';
import { canonical, mapThree, settled } from './settled';
import type { Stored, Three } from './types';

/** Words with what each side made of them, theirs after mine where both changed the same. */
export function joinWords(texts: Three<string>): string {
  const joined = joinLists(mapThree(texts, tokensOf), {
    ...wordRules,
    between: (mine, theirs) => (isGap(mine) || isGap(theirs) ? [] : [' ']),
  });
  return joined?.join('') ?? texts.mine;
}

function joinRuns(lines: Three<readonly unknown[]>): Stored[] | undefined {
  const { base, mine, theirs } = mapThree(lines, (nodes) => runsOf(nodes));
  if (!base || !mine || !theirs) return undefined;
  const joined = joinLists<Run>(
    { base, mine, theirs },
    {
      ...runRules,
      between: (own, other) => (isGapRun(own) || isGapRun(other) ? [] : [{ round: [], leaf: {}, text: ' ' }]),
    },
  );
  return joined && lineOf(joined);
}

function joinNode(nodes: Three<Stored>): Stored | undefined {
  const children = mapThree(nodes, (node) => ownOf(node, 'children'));
  const { base, mine, theirs } = children;
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const lines: Three<readonly unknown[]> = { base, mine, theirs };
  const same = settled(lines);
  const line = same?.value ?? joinRuns(lines) ?? joinParagraphs(lines);
  const around = settled(mapThree(nodes, ({ children: _children, ...rest }): Stored => rest));
  return line && { ...(around?.value ?? nodes.mine), children: line };
}

const joinParagraphs = (texts: Three<readonly unknown[]>): unknown[] | undefined =>
  joinLists<unknown>(texts, {
    keyOf: canonical,
    refine: inPairs,
    join: ({ base, mine, theirs }) =>
      isRecord(base) && isRecord(mine) && isRecord(theirs) ? joinNode({ base, mine, theirs }) : undefined,
  });

/** A text with what each side made of it, theirs after mine where both changed the same; undefined where one is no text. */
export function joinTexts({ base, mine, theirs }: Three<unknown>): unknown[] | undefined {
  if (!isNodes(mine) || !isNodes(theirs)) return undefined;
  return joinParagraphs({ base: isNodes(base) ? base : [], mine, theirs }) ?? mine;
}
