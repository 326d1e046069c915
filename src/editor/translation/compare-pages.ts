import { pairsOf } from './pairs';
import { storedSide } from './side';
import { isTranslationOf, summaryOf, type TranslationSummary } from './state';

type Fields = Readonly<Record<string, unknown>>;

/** How two stored pages stand that are each other's translation. */
export interface ComparedPages extends TranslationSummary {
  /** The other one is translated from the first. */
  isSource: boolean;
}

/** Compares a stored page with the same in another language. */
export function comparePages(page: Fields, other: Fields): ComparedPages {
  const [own, theirs] = [storedSide(page), storedSide(other)];
  const isSource = !isTranslationOf(own, theirs);
  return { isSource, ...summaryOf(isSource ? pairsOf(own, theirs) : pairsOf(theirs, own)) };
}
