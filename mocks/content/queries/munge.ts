import { serverError } from '~mocks/http/failure';

const operators = new Set(['and', 'or', 'not']);

/** Plone's own failure on a text that its index cannot read: signs alone, or a quotation mark at the end that opens nothing. */
export function assertReadable(text: string): void {
  const signs = text.replaceAll('""', '').replace(/[\s*?+_-]/g, '');
  const isBare = signs !== '' && !/[\p{L}\p{N}]/u.test(signs);
  const said = signs.includes('(') ? `"${signs}"` : signs;
  if (isBare) throw serverError('ParseError', `Query contains only common words: '${said}'`);
  const opensNothing = /\s"\s*$/.test(text) && text.split('"').length % 2 === 0;
  if (opensNothing) throw serverError('ParseError', 'Token <Token:ATOM> required, <Token:EOF> found');
}

/** A term between blanks: beginnings of words only where it ends in one, and where it is one word alone. */
function mungeTerm(term: string): string[] {
  const words = term.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const [word, ...more] = words;
  if (word === undefined) return [];
  if (more.length > 0) return [`"${words.join(' ')}"`];
  const isExact = operators.has(word.toLowerCase()) || /[("]/.test(term) || !term.endsWith(word);
  return [isExact ? `"${word}"` : `${word}*`];
}

/**
 * What a query row makes of a text: every word is a beginning, all must be found, phrases stay, operators are words.
 * '' when nothing is left.
 */
export function mungeText(text: string): string {
  const parts = text.replace(/[?*+-]/g, ' ').match(/"[^"]*"|"?[^\s"]+/g) ?? [];
  return parts
    .flatMap((part) => {
      const isPhrase = part.length > 1 && part.startsWith('"') && part.endsWith('"');
      if (!isPhrase) return mungeTerm(part);
      return /[\p{L}\p{N}]/u.test(part) ? [part] : [];
    })
    .join(' ');
}
