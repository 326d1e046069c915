export interface Query {
  words: string;
  /** Large and small letters differ. */
  isExact: boolean;
  isWholeWord: boolean;
}

export interface Match {
  start: number;
  end: number;
}

const softHyphen = '\u00ad';
const blank = /[ \u00a0\u202f]/;
const wordSign = /[\p{L}\p{N}_]/u;

/** Signs that no keyboard shows part nothing: hyphens that only appear where a line ends, and blanks that end none. */
function patternOf({ words, isExact }: Query): RegExp {
  const signs = Array.from(words.replaceAll(softHyphen, ''), (sign) =>
    blank.test(sign) ? '[ \\u00a0\\u202f]' : sign.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'),
  );
  return new RegExp(signs.join(`${softHyphen}?`), isExact ? 'gu' : 'giu');
}

/** Where words stand in a text. */
export function matchesIn(text: string, query: Query): Match[] {
  if (query.words.replaceAll(softHyphen, '') === '') return [];
  const isPart = ({ start, end }: Match) =>
    wordSign.test(Array.from(text.slice(0, start)).at(-1) ?? '') ||
    wordSign.test(Array.from(text.slice(end, end + 2))[0] ?? '');
  return [...text.matchAll(patternOf(query))]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter((match) => !query.isWholeWord || !isPart(match));
}
