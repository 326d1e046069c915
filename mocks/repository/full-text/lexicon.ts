import { fold, isAscii, wordsOf } from '~mocks/lib/fold';
import { lowerBoundOf } from './sorted-words';
import { fitsPattern } from './wildcards';
import { WordTable } from './word-table';

/** No word of a language is longer; what is, no pattern finds. */
const longestWord = 500;

/** Numbers for words, and the words in order for patterns. */
export class Lexicon {
  private readonly table = new WordTable();
  private sorted: string[] = [];

  idOf(word: string): number | undefined {
    return this.table.idOf(word);
  }

  /** The words of a text, as numbers in order. */
  read(text: string): Uint32Array {
    const folded = fold(text);
    const ids: number[] = [];
    if (isAscii(folded)) this.table.learnAll(folded, ids);
    else for (const word of wordsOf(folded)) ids.push(this.table.learn(word));
    return new Uint32Array(ids);
  }

  /** Numbers of all words that a pattern with `*` and `?` fits. */
  matching(pattern: string): number[] {
    this.sort();
    const prefix = pattern.split(/[*?]/, 1)[0] ?? '';
    const found: number[] = [];
    for (let at = lowerBoundOf(this.sorted, prefix); at < this.sorted.length; at += 1) {
      const word = this.sorted[at] ?? '';
      if (!word.startsWith(prefix)) break;
      const id = word.length <= longestWord && fitsPattern(word, pattern) ? this.table.idOf(word) : undefined;
      if (id !== undefined) found.push(id);
    }
    return found;
  }

  /** Numbers of all words that end so. */
  endingIn(ending: string): number[] {
    return this.table.words.flatMap((word, id) => (word.endsWith(ending) ? [id] : []));
  }

  /** Words only ever come in addition. A few go into their places, many are sorted with all. */
  private sort(): void {
    const { words } = this.table;
    const added = words.slice(this.sorted.length);
    if (added.length < 64) {
      for (const word of added) this.sorted.splice(lowerBoundOf(this.sorted, word), 0, word);
    } else {
      this.sorted = words.toSorted((a, b) => (a < b ? -1 : 1));
    }
  }
}
