import type { TextQuery } from './query';
import type { TextIndex } from './text-index';

/** Rows that a text query finds, with their relevance. */
export type Hits = Map<number, number>;

/** Okapi BM25 with its usual constants. */
const saturation = 1.2;
const lengthWeight = 0.75;

export function evaluate(index: TextIndex, query: TextQuery): Hits {
  switch (query.kind) {
    case 'word':
      return ofWord(index, index.lexicon.idOf(query.word));
    case 'pattern':
      return ofPattern(index, index.lexicon.matching(query.pattern));
    case 'phrase':
      return ofPhrase(index, query.words);
    case 'or':
      return ofAny(query.parts.map((part) => evaluate(index, part)));
    case 'and':
      return ofAll(index, query.parts);
    case 'not':
      return new Map();
  }
}

function rarityOf(index: TextIndex, rows: readonly number[]): number {
  return Math.log(1 + (index.documentCount - rows.length + 0.5) / (rows.length + 0.5));
}

function ofWord(index: TextIndex, word: number | undefined): Hits {
  const hits: Hits = new Map();
  if (word === undefined) return hits;
  const rows = index.rowsWith(word);
  const rarity = rarityOf(index, rows);
  const { averageLength } = index;
  for (const row of rows) {
    const document = index.document(row);
    const count = document ? occurrences(document, word) : 0;
    const length = (document?.length ?? 0) / averageLength;
    const damping = saturation * (1 - lengthWeight + lengthWeight * length);
    hits.set(row, (rarity * count * (saturation + 1)) / (count + damping));
  }
  return hits;
}

function occurrences(document: Uint32Array, word: number): number {
  let count = 0;
  for (let at = document.indexOf(word); at >= 0; at = document.indexOf(word, at + 1)) count += 1;
  return count;
}

/** A pattern may fit thousands of words: how often each stands in a text does not matter then. */
function ofPattern(index: TextIndex, words: readonly number[]): Hits {
  const hits: Hits = new Map();
  for (const word of words) {
    const rows = index.rowsWith(word);
    const rarity = rarityOf(index, rows);
    for (const row of rows) hits.set(row, (hits.get(row) ?? 0) + rarity);
  }
  return hits;
}

function ofPhrase(index: TextIndex, words: readonly string[]): Hits {
  const ids = words.map((word) => index.lexicon.idOf(word));
  if (ids.includes(undefined)) return new Map();
  const hits = inAll(ids.map((id) => ofWord(index, id)));
  for (const row of [...hits.keys()]) if (!holdsInOrder(index.document(row), ids)) hits.delete(row);
  return hits;
}

function holdsInOrder(document: Uint32Array | undefined, words: readonly (number | undefined)[]): boolean {
  const last = (document?.length ?? 0) - words.length;
  for (let start = 0; start <= last; start += 1) {
    if (words.every((word, offset) => document?.[start + offset] === word)) return true;
  }
  return false;
}

function ofAll(index: TextIndex, parts: readonly TextQuery[]): Hits {
  const wanted = parts.filter(({ kind }) => kind !== 'not');
  const hits = inAll(wanted.map((part) => evaluate(index, part)));
  for (const part of parts) {
    if (part.kind !== 'not') continue;
    for (const row of evaluate(index, part.part).keys()) hits.delete(row);
  }
  return hits;
}

/** What all find, with the sum of its relevance. */
export function inAll(all: readonly Hits[]): Hits {
  const [smallest, ...others] = all.toSorted((a, b) => a.size - b.size);
  if (!smallest || others.length === 0) return smallest ?? new Map<number, number>();
  const hits: Hits = new Map();
  for (const [row, score] of smallest) {
    if (!others.every((other) => other.has(row))) continue;
    hits.set(
      row,
      others.reduce((sum, other) => sum + (other.get(row) ?? 0), score),
    );
  }
  return hits;
}

function ofAny(all: readonly Hits[]): Hits {
  const hits: Hits = new Map();
  for (const other of all) for (const [row, score] of other) hits.set(row, (hits.get(row) ?? 0) + score);
  return hits;
}
