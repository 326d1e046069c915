import { recordsOf, textOf } from '@/lib/text';

/** A column of a row that few types have; it may hold anything. */
export const fieldOf = (item: object, name: string): unknown =>
  Object.hasOwn(item, name) ? (item as Record<string, unknown>)[name] : undefined;

/** The texts of a stored list; nothing else in it is any. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((entry) => textOf(entry).trim()).filter(Boolean) : [];

export interface LinkedTitle {
  url: string;
  title: string;
}

/** Titles with an address, as blogs name authors and tags; collective.blog alone gives the words. */
export function linkedTitles(value: unknown): LinkedTitle[] {
  const linked = recordsOf(Array.isArray(value) ? value : [value]);
  const named = linked.map((entry) => ({ url: textOf(entry['url']), title: textOf(entry['title']) }));
  const words = textsOf(value).map((title) => ({ url: '', title }));
  return [...named, ...words].filter(({ title }) => title !== '');
}

/** The words of such a column. */
export const wordsIn = (item: object, name: string): string => textOf(fieldOf(item, name)).trim();
