import { slateText } from '@/components/slate-value/shape';
import { oneOf, record, stored, text, type Read } from '@/lib/shape';

export const quoteShape = record({
  value: slateText(),
  /** The words alone, where older content has no `value`. */
  plaintext: text(),
  /** Portrait of the author: a list of items, or an address. */
  image: stored(),
  alignment: oneOf(['left', 'center', 'right'], 'left'),
  author: text(),
  additional_information: text(),
  /** Language of the words, whose quotation marks they get. */
  quotationLanguage: text(),
  /** Source of the words: an address. */
  cite: stored(),
});
export type QuoteData = Read<typeof quoteShape>;
