import { isRecord, recordsOf, textOf } from '@/lib/text';
import { blocksOf } from './blocks-of';
import { innerBlocks } from './heading-ids';

type Stored = Record<string, unknown>;

function levelOfTag(tag: unknown): number | undefined {
  const level = /^h([1-6])$/.exec(textOf(tag))?.[1];
  return level === undefined ? undefined : Number(level);
}

/** The level of the heading that a block ends on; undefined for blocks without one. */
function ownLevel(block: Stored): number | undefined {
  switch (block['@type']) {
    case 'title':
      return 1;
    case 'slate':
      return recordsOf(block['value'])
        .map((node) => levelOfTag(node['type']))
        .findLast((level) => level !== undefined);
    case 'heading':
      return levelOfTag(block['tag']) ?? 2;
    default:
      return textOf(block['headline']) === '' ? undefined : (levelOfTag(block['headlineTag']) ?? 2);
  }
}

/** Walks a page once: the level of the last heading before each of its blocks. */
function collect(content: object): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  let last = 0;
  const visit = (id: string, block: Stored): void => {
    if (!levels.has(id)) levels.set(id, last);
    last = ownLevel(block) ?? last;
    for (const inner of innerBlocks(block)) visit(inner.id, inner.block);
  };
  for (const { id, block } of blocksOf(content).placed) visit(id, block);
  return levels;
}

const known = new WeakMap<object, ReadonlyMap<string, number>>();

/** The level of the last heading before a block, 0 when none stands before it. */
export function levelBefore(content: unknown, blockId: string): number {
  if (!isRecord(content)) return 0;
  const levels = known.get(content) ?? collect(content);
  known.set(content, levels);
  return levels.get(blockId) ?? 0;
}

/** The level of the titles of what a block lists: one below the heading that they stand under, never a page's own. */
export function itemLevel(content: unknown, blockId: string, headline?: { level: number }): number {
  return Math.min(6, Math.max(2, (headline?.level ?? levelBefore(content, blockId)) + 1));
}

/** The level of a large teaser's headline: the page's own where nothing before it and no title block is. */
export function leadLevel(content: unknown, blockId: string): number {
  const hasTitle = blocksOf(content).placed.some(({ block }) => block['@type'] === 'title');
  const before = levelBefore(content, blockId);
  return before === 0 && !hasTitle ? 1 : Math.max(2, before);
}
