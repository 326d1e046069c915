import { typeOf } from '../document/flags';
import { contentOfBlock } from './content-of-block';
import { omittedIn, recordOf, type TranslationRecord } from './data';
import { copiesIn } from './parts';
import type { Side, SideBlock } from './side';

/**
 * How the translation of a block stands: there is none; it is a copy, empty, or nobody has said that it is one; its source
 * has changed since; it is up to date; the page is to do without it.
 */
export type PairState = 'missing' | 'omitted' | 'open' | 'outdated' | 'current';

/** A block of the source with that which translates it. */
export interface Pair {
  source: SideBlock;
  /** What the source's block holds now. */
  hash: string;
  own: SideBlock | undefined;
  state: PairState;
  /** Of a block that began as a copy and holds others: what says the same as in the source still; undefined for itself. */
  copies: readonly (string | undefined)[];
}

type Match = readonly [own: SideBlock, record: TranslationRecord | undefined];

/** Blocks that name their source; of several that name the same the first counts. */
function matchesByRecord(source: Side, own: Side): Map<string, Match> {
  const ids = new Set(source.blocks.map(({ id }) => id));
  const found = new Map<string, Match>();
  for (const each of own.blocks) {
    const record = recordOf(each.block);
    if (record && ids.has(record.source) && !found.has(record.source))
      found.set(record.source, [each, record]);
  }
  return found;
}

/** Those that name none, as they stand between those that do: a block is that of the same type at the same place. */
function addMatchesByPlace(
  source: Side,
  own: Side,
  omitted: ReadonlySet<string>,
  found: Map<string, Match>,
): void {
  const named = new Set([...found.values()].map(([{ id }]) => id));
  let place = 0;
  for (const each of source.blocks) {
    const match = found.get(each.id);
    if (match) {
      place = own.blocks.indexOf(match[0]) + 1;
      continue;
    }
    if (omitted.has(each.id)) continue;
    for (let at = place; at < own.blocks.length; at++) {
      const other = own.blocks[at];
      if (!other || named.has(other.id)) break;
      if (typeOf(other.block) !== typeOf(each.block)) continue;
      found.set(each.id, [other, undefined]);
      place = at + 1;
      break;
    }
  }
}

function stateOf(
  source: SideBlock,
  sides: readonly [Side, Side],
  match: Match | undefined,
  copies: Pair['copies'],
): PairState {
  if (!match) return 'missing';
  const [{ block }, record] = match;
  const [wanted, held] = [
    contentOfBlock(source.block, sides[0].fields),
    contentOfBlock(block, sides[1].fields),
  ];
  if (!record) return wanted.hasWords ? 'open' : 'current';
  if (record.copied && (held.hash === record.hash || copies.length > 0)) return 'open';
  if (wanted.hasWords && !held.hasWords) return 'open';
  return record.hash === wanted.hash ? 'current' : 'outdated';
}

/** The blocks of a page, each with the block of the other page that translates it. */
export function pairsOf(source: Side, own: Side): Pair[] {
  const matches = matchesByRecord(source, own);
  const omitted = new Set(own.blocks.flatMap(({ block }) => omittedIn(block)));
  addMatchesByPlace(source, own, omitted, matches);
  return source.blocks.map((each) => {
    const match = matches.get(each.id);
    const { hash } = contentOfBlock(each.block, source.fields);
    const isOmitted = !match && omitted.has(each.id);
    const copies = match?.[1]?.copied ? copiesIn(match[0].block, each.block) : [];
    const state = isOmitted ? 'omitted' : stateOf(each, [source, own], match, copies);
    return { source: each, hash, own: match?.[0], state, copies };
  });
}
