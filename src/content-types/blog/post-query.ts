import type { QueryValue } from '@/api/client';

/** All posts below a path. */
export const newestPosts = { portal_type: 'Post', sort_on: 'effective', sort_order: 'descending' } as const;

/** By what the posts of a blog are chosen; each stands in the address under its name. */
const choices = ['tag', 'author', 'year'] as const;
export type Choice = (typeof choices)[number];
export type Chosen = Readonly<Record<Choice, string>>;

export function chosenIn(search: URLSearchParams): Chosen {
  const of = (choice: Choice) => search.get(choice)?.trim() ?? '';
  const year = of('year');
  return { tag: of('tag'), author: of('author'), year: /^[12]\d{3}$/.test(year) ? year : '' };
}

export const isChosen = (chosen: Chosen): boolean => choices.some((choice) => chosen[choice] !== '');

/** What the catalog is asked for posts that were chosen. */
export function queryOf({ tag, author, year }: Chosen): Record<string, QueryValue> {
  return {
    ...newestPosts,
    post_tags: tag,
    Creator: author,
    ...(year !== '' && {
      'effective.query': [`${year}-01-01T00:00:00`, `${year}-12-31T23:59:59`],
      'effective.range': 'min:max',
    }),
  };
}

/** The address with another choice; choosing anew begins at the first page. */
export function addressWith(path: string, search: URLSearchParams, choice: Choice, value: string): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (value === '') next.delete(choice);
  else next.set(choice, value);
  const text = next.toString();
  return text === '' ? path : `${path}?${text}`;
}
