interface Marks {
  double: readonly [string, string];
  single: readonly [string, string];
}

const marksOf: Readonly<Record<string, Marks>> = {
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  en: { double: ['“', '”'], single: ['‘', '’'] },
};

const apostrophe = '’';
const opensAfter = /(?:^|[\s([{<„“‚‘«»–—/-])$/u;
const isLetter = /[\p{L}\p{N}]$/u;

/**
 * The sign that a straight quotation mark stands for, by what stands before it; undefined for other signs and languages. A
 * single one after a letter is an apostrophe, unless a quotation that it can close is open.
 */
export function quotationMark(typed: string, before: string, language: string): string | undefined {
  const marks = marksOf[language.slice(0, 2)];
  if (!marks || (typed !== '"' && typed !== "'")) return undefined;
  const [open, close] = typed === '"' ? marks.double : marks.single;
  if (opensAfter.test(before)) return open;
  if (typed === '"') return close;
  const isOpen = before.lastIndexOf(open) > before.lastIndexOf(close);
  return isOpen || !isLetter.test(before) ? close : apostrophe;
}
