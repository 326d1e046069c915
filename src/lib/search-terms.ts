const operators = new Set(['and', 'or', 'not']);

/**
 * What a visitor typed, as the catalog's text index can parse it: words without a letter or digit are dropped, operator
 * words quoted, and every plain word also finds longer ones. A hyphen before a word would mean "not", which fails alone.
 */
export function searchTerms(typed: string): string {
  return typed
    .replace(/["*?()]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^-+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (operators.has(word.toLowerCase()) ? `"${word}"` : `${word}*`))
    .join(' ');
}
