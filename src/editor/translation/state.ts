import { createdShape, recordOf } from './data';
import type { Pair, PairState } from './pairs';
import type { Side } from './side';

/** `unknown` where nothing says of what the blocks are translations, as in pages that other editors have written. */
type TranslationState = 'current' | 'outdated' | 'unknown';

export interface TranslationSummary {
  state: TranslationState;
  /** How many blocks of the source stand how. */
  counts: Readonly<Record<PairState, number>>;
}

/** How many blocks of a page say that they translate one of the other. */
function recordsTo(own: Side, source: Side): number {
  const ids = new Set(source.blocks.map(({ id }) => id));
  return own.blocks.filter(({ block }) => ids.has(recordOf(block)?.source ?? '')).length;
}

/** How a translation stands by the pairs of its blocks. */
export function summaryOf(pairs: readonly Pair[]): TranslationSummary {
  const counts = { missing: 0, omitted: 0, open: 0, outdated: 0, current: 0 };
  for (const { state } of pairs) counts[state]++;
  const isCompared = pairs.some(({ own, source }) => own && recordOf(own.block)?.source === source.id);
  if (!isCompared) return { state: 'unknown', counts };
  return { state: counts.current + counts.omitted === pairs.length ? 'current' : 'outdated', counts };
}

/**
 * Whether a page is the translation of another, and not its source: as its blocks say; where none does, the page that was
 * made later is.
 */
export function isTranslationOf(own: Side, other: Side): boolean {
  const [from, to] = [recordsTo(own, other), recordsTo(other, own)];
  if (from !== to) return from > to;
  const [made, otherMade] = [own, other].map(({ fields }) => createdShape.read(fields).created);
  return made !== undefined && otherMade !== undefined && made > otherMade;
}
