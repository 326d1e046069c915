/** As words are compared: what a hyphen joins are two. */
const spelled = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** The part of a title that a search has found, from where to where: the beginning of one of its words, and what follows. */
export function foundPart(title: string, query: string): readonly [number, number] {
  const sought = spelled(query.trim());
  const at = ` ${spelled(title)}`.indexOf(` ${sought}`);
  return sought === '' || at < 0 ? [0, 0] : [at, at + sought.length];
}

/** Whether a search finds a title; one for nothing finds every title. */
export const isFound = (title: string, query: string): boolean =>
  query.trim() === '' || foundPart(title, query)[1] > 0;
