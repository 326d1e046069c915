import { anyText } from '@/components/slate-value/any-text';
import { flag, oneOf, record, records, stored, text, type Read } from '@/lib/shape';

export const mostCards = 4;

/** Pictures in a row, each with some words below it. */
export const cardsShape = record({
  cards: records({ id: text(), url: stored(), text: anyText() }),
  align: oneOf(['center', 'full']),
  centeredText: flag(),
  hideText: flag(),
  noBorders: flag(),
  expandCards: flag(),
});
export type CardsData = Read<typeof cardsShape>;
