import { ParseError, QueryTooLarge } from '../types';
import { patternsOf } from '~mocks/lib/fold';

export type TextQuery =
  | { kind: 'word'; word: string }
  | { kind: 'pattern'; pattern: string }
  | { kind: 'phrase'; words: readonly string[] }
  | { kind: 'not'; part: TextQuery }
  | { kind: 'and'; parts: readonly TextQuery[] }
  | { kind: 'or'; parts: readonly TextQuery[] };

type Operator = 'AND' | 'OR' | 'NOT';

const tokenForm = /-?(?:"[^"]*"|[^\s"]+)/g;

/** Words and phrases that one query may have, and words in them: each costs a walk through the index. */
const mostTokens = 60;
const mostWords = 200;
const longestText = 4000;
/** Signs of a pattern, each of which is held against every word. */
const longestPattern = 400;

/** Reads a text in the grammar of Plone's text index, which accepts no query of stray operators or marks alone. */
export function parseTextQuery(text: string): TextQuery {
  if (text.length > longestText) throw new QueryTooLarge(`Query is longer than ${longestText} characters`);
  const tokens = text.replace(/[()]/g, ' ').match(tokenForm) ?? [];
  if (tokens.length > mostTokens) throw new QueryTooLarge(`Query has more than ${mostTokens} words`);
  if (patternsOf(text).length > mostWords) throw new QueryTooLarge(`Query has more than ${mostWords} words`);
  const reader = new Reader(tokens);
  const query = readOr(reader);
  reader.expectEnd();
  if (!query) throw new ParseError(`Query contains only common words: '${text}'`);
  return query;
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  operator(): Operator | undefined {
    const upper = this.tokens[this.at]?.toUpperCase();
    return upper === 'AND' || upper === 'OR' || upper === 'NOT' ? upper : undefined;
  }

  take(operator: Operator): boolean {
    if (this.operator() !== operator) return false;
    this.at += 1;
    return true;
  }

  hasAtom(): boolean {
    return this.at < this.tokens.length && !this.operator();
  }

  atom(): string {
    const token = this.tokens[this.at];
    if (token === undefined || this.operator()) {
      const found = token === undefined ? '<Token:EOF>' : `'${token}'`;
      throw new ParseError(`Token <Token:ATOM> required, ${found} found`);
    }
    this.at += 1;
    return token;
  }

  expectEnd(): void {
    const token = this.tokens[this.at];
    if (token !== undefined) throw new ParseError(`Token <Token:EOF> required, '${token}' found`);
  }
}

function readOr(reader: Reader): TextQuery | undefined {
  const parts = [readAnd(reader)];
  while (reader.take('OR')) parts.push(readAnd(reader));
  return joined('or', parts.filter(isPresent));
}

function readAnd(reader: Reader): TextQuery | undefined {
  const parts = [readTerm(reader)];
  while (reader.take('AND')) parts.push(reader.take('NOT') ? negated(readTerm(reader)) : readTerm(reader));
  const present = parts.filter(isPresent);
  // Marks alone before `AND NOT` leave nothing that could be found.
  return present.every(({ kind }) => kind === 'not') ? undefined : joined('and', present);
}

function readTerm(reader: Reader): TextQuery | undefined {
  const parts = [readAtom(reader.atom())];
  while (reader.hasAtom()) parts.push(readAtom(reader.atom()));
  const present = parts.filter(isPresent);
  if (present.length > 0 && present.every(({ kind }) => kind === 'not')) {
    throw new ParseError('a term must have at least one positive word');
  }
  return joined('and', present);
}

function readAtom(token: string): TextQuery | undefined {
  const words = patternsOf(token);
  const [first] = words;
  if (words.some((word) => word.length > longestPattern && /[*?]/.test(word)))
    throw new QueryTooLarge(`Query has a pattern of more than ${longestPattern} characters`);
  if (first === undefined) return undefined;
  const part: TextQuery =
    words.length > 1
      ? { kind: 'phrase', words }
      : /[*?]/.test(first)
        ? { kind: 'pattern', pattern: first }
        : { kind: 'word', word: first };
  return token.startsWith('-') ? negated(part) : part;
}

function negated(part: TextQuery | undefined): TextQuery | undefined {
  return part && { kind: 'not', part };
}

function joined(kind: 'and' | 'or', parts: readonly TextQuery[]): TextQuery | undefined {
  return parts.length > 1 ? { kind, parts } : parts[0];
}

function isPresent(part: TextQuery | undefined): part is TextQuery {
  return part !== undefined;
}
