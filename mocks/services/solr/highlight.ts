import { fold } from '~mocks/lib/fold';
import { textOfItem } from '~mocks/repository/searchable-text';
import type { Item } from '~mocks/repository/types';
import { textOf } from '~mocks/content/perspective';
import type { SolrGeneration } from '../shared/solr-generation';

/** Texts of a hit with `<em>` around the words that were searched for. As with Solr nothing else is escaped. */
export interface Marks {
  content?: [string];
  Title?: [string];
  Description?: [string];
}

const shortestBeginning = 3;

/** Whether a word of a text is meant. Solr marks whole words; the portal marks those that begin so, too. */
function isMeant(words: readonly string[], generation: SolrGeneration): (word: string) => boolean {
  const folded = words.map(fold);
  const beginnings = generation === 'portal' ? folded.filter((word) => word.length >= shortestBeginning) : [];
  return (word) => {
    const plain = fold(word);
    return folded.includes(plain) || beginnings.some((each) => plain.startsWith(each));
  };
}

/** The text with its marks; undefined where it has none of the words. */
function marked(text: string, meant: (word: string) => boolean): string | undefined {
  let found = false;
  const result = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (!meant(word)) return word;
    found = true;
    return `<em>${word}</em>`;
  });
  return found ? result : undefined;
}

function firstSentence(text: string, meant: (word: string) => boolean): string | undefined {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const found = marked(sentence.trim(), meant);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Marks of one hit. Without words Solr marks every word, the portal none. */
export function marksOf(item: Item, words: readonly string[] | undefined, generation: SolrGeneration): Marks {
  if (words === undefined && generation === 'portal') return {};
  const meant = words === undefined ? () => true : isMeant(words, generation);
  const found = {
    content: firstSentence(textOfItem(item), meant),
    Title: marked(textOf(item, 'title'), meant),
    Description: marked(textOf(item, 'description'), meant),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, text]) => (text === undefined ? [] : [[name, [text]]])),
  );
}
