import { insertRow, lowerBound } from '~mocks/lib/row-set';
import { Lexicon } from './lexicon';

/**
 * Inverted index of one text per row. Keeps each text as word numbers: for phrases, to count a word in it, and to
 * take it out again.
 */
export class TextIndex {
  readonly lexicon = new Lexicon();
  /** Rows that hold a word, rising. */
  private readonly postings: number[][] = [];
  private readonly documents: (Uint32Array | undefined)[] = [];
  private words = 0;
  private filled = 0;

  get averageLength(): number {
    return this.filled === 0 ? 1 : this.words / this.filled;
  }

  get documentCount(): number {
    return this.filled;
  }

  rowsWith(word: number): readonly number[] {
    return this.postings[word] ?? [];
  }

  document(row: number): Uint32Array | undefined {
    return this.documents[row];
  }

  set(row: number, text: string): void {
    const words = this.lexicon.read(text);
    const before = this.documents[row];
    if (before?.length === words.length && before.every((word, at) => word === words[at])) return;
    this.clear(row);
    if (words.length === 0) return;
    this.documents[row] = words;
    this.words += words.length;
    this.filled += 1;
    for (let at = 0; at < words.length; at += 1) this.add(words[at] ?? 0, row);
  }

  clear(row: number): void {
    const words = this.documents[row];
    if (!words) return;
    this.documents[row] = undefined;
    this.words -= words.length;
    this.filled -= 1;
    for (const word of new Set(words)) {
      const rows = this.postings[word];
      rows?.splice(lowerBound(rows, row), 1);
    }
  }

  private add(word: number, row: number): void {
    const rows = this.postings[word];
    if (!rows) {
      this.postings[word] = [row];
      return;
    }
    const last = rows[rows.length - 1];
    if (last === row) return;
    if (last === undefined || last < row) rows.push(row);
    else if (rows[lowerBound(rows, row)] !== row) insertRow(rows, row);
  }
}
