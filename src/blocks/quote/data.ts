export interface QuoteData {
  /** Slate nodes. */
  value?: unknown;
  plaintext?: unknown;
  /** Portrait of the author: a list of items, or an address. */
  image?: unknown;
  alignment?: unknown;
  author?: unknown;
  additional_information?: unknown;
  /** Language of the words, whose quotation marks they get. */
  quotationLanguage?: unknown;
  /** Source of the words: an address. */
  cite?: unknown;
}
