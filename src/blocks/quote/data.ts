import { anyText } from '@/components/slate-value/any-text';
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
  /* Other sites: a heading, who said it and what else there is to say as rich text, and the side. */
  title: text(),
  source: anyText(),
  extra: anyText(),
  position: oneOf(['left', 'center', 'right']),
});
export type QuoteData = Read<typeof quoteShape>;

/** The side on which it stands, under either of its names. */
export const sideOf = ({ alignment, position }: QuoteData) =>
  alignment === 'left' ? (position ?? alignment) : alignment;
