import { hunksOf } from '../../document/merge/hunks';
import { tokensOf } from '../../document/merge/merge-words';

/** Where more is said, nothing is marked. */
const mostWords = 5000;

interface Token {
  word: string;
  node: Text;
  /** Place of its first letter in the node. */
  at: number;
}

/** The words that an element shows, and what stands between them. */
function tokensIn(element: Element): Token[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tokens: Token[] = [];
  for (let node = walker.nextNode(); node && tokens.length <= mostWords; node = walker.nextNode()) {
    let at = 0;
    for (const word of tokensOf((node as Text).data)) {
      tokens.push({ word, node: node as Text, at });
      at += word.length;
    }
  }
  return tokens;
}

/** A range round some of the words; undefined where these are none that can be seen. */
function rangeRound(tokens: readonly Token[]): Range | undefined {
  const seen = tokens.filter(({ word }) => word.trim() !== '');
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return undefined;
  const range = new Range();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + last.word.length);
  return range;
}

/** The words that an element shows and the one before it did not. */
export function newWords(before: Element, after: Element): Range[] {
  const [old, present] = [tokensIn(before), tokensIn(after)];
  if (old.length > mostWords || present.length > mostWords) return [];
  const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word);
  const hunks = hunksOf(wordsOf(old), wordsOf(present)) ?? [];
  return hunks
    .map(({ start, end }) => rangeRound(present.slice(start, end)))
    .filter((range) => range !== undefined);
}
