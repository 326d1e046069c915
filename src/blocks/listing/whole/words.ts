import { isTooLong } from '@/lib/search-text';

export const longestWords = 200;

/** In small letters and without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text as they are compared. */
export const comparedWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text to look for the beginnings of words in: a blank stands before each. */
export const searchedText = (parts: readonly string[]): string =>
  ` ${comparedWords(parts.join(' ')).join(' ')}`;

export const hasWords = (searched: string, words: readonly string[]): boolean =>
  words.every((word) => searched.includes(` ${word}`));

/** Those that are searched for: none where there are too many of them. */
export const soughtWords = (written: string): string => (isTooLong(written, longestWords) ? '' : written);
