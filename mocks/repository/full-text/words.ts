import type { WordClause } from '../types';
import type { Hits } from './evaluate';
import { evaluate } from './evaluate';
import { fold } from '~mocks/lib/fold';
import type { TextIndex } from './text-index';

type Texts = Readonly<Record<WordClause['in'], TextIndex>>;

function idsOf({ lexicon }: TextIndex, { word, at }: WordClause): number[] {
  const folded = fold(word);
  return at === 'end' ? lexicon.endingIn(folded) : lexicon.matching(`${folded}*`);
}

/** Whole words count by how rare and how frequent they are in a text; parts of words by their weight alone. */
function ofClause(texts: Texts, clause: WordClause, hits: Hits): void {
  const index = texts[clause.in];
  if ((clause.at ?? 'whole') === 'whole') {
    for (const [row, score] of evaluate(index, { kind: 'word', word: fold(clause.word) }))
      hits.set(row, (hits.get(row) ?? 0) + score * clause.weight);
    return;
  }
  const rows = new Set<number>();
  for (const id of idsOf(index, clause)) for (const row of index.rowsWith(id)) rows.add(row);
  for (const row of rows) hits.set(row, (hits.get(row) ?? 0) + clause.weight);
}

/** Rows that every group finds by one of its clauses at least, with their relevance. */
export function evaluateWords(texts: Texts, groups: readonly (readonly WordClause[])[]): Hits {
  const [first = new Map<number, number>(), ...others] = groups.map((clauses) => {
    const hits: Hits = new Map();
    for (const clause of clauses) ofClause(texts, clause, hits);
    return hits;
  });
  const found: Hits = new Map();
  for (const [row, score] of first) {
    if (!others.every((other) => other.has(row))) continue;
    found.set(
      row,
      others.reduce((sum, other) => sum + (other.get(row) ?? 0), score),
    );
  }
  return found;
}
