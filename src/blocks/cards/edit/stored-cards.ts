import { newId } from '@/editor/document/new-id';
import { plainText } from '@/components/slate-value/nodes';
import { addressOf } from '@/components/universal-link/link-target';
import { recordsOf } from '@/lib/text';
import { cardsShape } from '../data';

type Stored = Readonly<Record<string, unknown>>;

/** A card as the dialog shows it: its words as lines. */
export interface CardForm extends Record<string, unknown> {
  text: string;
}

const wordsIn = (card: Stored): string =>
  cardsShape
    .read({ cards: [card] })
    .cards.flatMap(({ text }) => text.map((node) => plainText([node])))
    .join('\n');

export const cardForms = (stored: Stored): CardForm[] =>
  recordsOf(stored['cards']).map((card) => ({ ...card, text: wordsIn(card) }));

/** Words in the form in which they were found; untouched ones stay what they were. */
function storedText(words: string, former: Stored | undefined): unknown {
  if (former && wordsIn(former) === words) return former['text'];
  if (!Array.isArray(former?.['text'])) return words;
  return words.split('\n').map((text) => ({ type: 'p', children: [{ text }] }));
}

/** The cards as they are stored; each is known by its id, or else by its place. */
export function storedCards(forms: readonly Stored[], stored: Stored): Stored[] {
  const former = recordsOf(stored['cards']);
  return forms.map((card, index) => {
    const before =
      former.find(({ id }) => id !== undefined && id === card['id']) ??
      (card['id'] ? undefined : former[index]);
    const { text: words, url, ...rest } = card;
    const text = storedText(typeof words === 'string' ? words : '', before);
    return {
      ...rest,
      id: rest['id'] ?? newId(),
      ...(url !== undefined && { url: Array.isArray(url) ? addressOf(url) : url }),
      ...(text !== undefined && { text }),
    };
  });
}
