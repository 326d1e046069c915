import { pythonInt, readInteger } from './python-int';
import { pythonRepr } from '~mocks/lib/python-repr';
import { badRequest, serverError } from './failure';

const converters = new Set(['list', 'int', 'boolean', 'string', 'utf8', 'tokens', 'tuple']);

/** A name and the marks behind it: `ids:utf8:list`. */
function splitMarks(key: string): string[] {
  const parts = key.split(':');
  const first = parts.findLastIndex((part, at) => at === 0 || !converters.has(part)) + 1;
  return [parts.slice(0, first).join(':'), ...parts.slice(first)];
}

const trueWords = new Set(['1', 'y', 'yes', 't', 'true', 'active', 'enabled', 'on']);
const falseWords = new Set(['0', 'n', 'no', 'f', 'false', 'inactive', 'disabled', 'off']);

/** Whether a word says no; any other says yes where nobody checks it. */
export const isFalse = (word: string | undefined): boolean =>
  word !== undefined && falseWords.has(word.toLowerCase());

interface Values {
  values: string[];
  /** Marked `:list`, or given more than once. */
  isList: boolean;
}

/** Query parameters as Zope reads them: repeated names and `name:list` are lists, dots build objects. */
export class Parameters {
  readonly #values = new Map<string, Values>();

  constructor(search: URLSearchParams) {
    for (const [key, value] of search) {
      const [name = '', ...marks] = splitMarks(key);
      const isList = marks.some((mark) => mark === 'list' || mark === 'tuple');
      const known = this.#values.get(name);
      if (known) {
        known.values.push(value);
        known.isList = true;
      } else this.#values.set(name, { values: [value], isList });
    }
  }

  names(): string[] {
    return [...this.#values.keys()];
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  first(name: string): string | undefined {
    return this.#values.get(name)?.values[0];
  }

  all(name: string): readonly string[] {
    return this.#values.get(name)?.values ?? [];
  }

  isList(name: string): boolean {
    return this.#values.get(name)?.isList ?? false;
  }

  /** Names a comma list when given once without mark; a repeated parameter is not split. */
  commaList(name: string): readonly string[] {
    if (this.isList(name)) return this.all(name);
    return this.first(name)?.split(',').filter(Boolean) ?? [];
  }

  integer(name: string, fallback: number): number {
    const value = this.#single(name);
    const number = value === undefined ? fallback : readInteger(value);
    if (number === undefined) throw badRequest(`Invalid ${name}: Not an integer`);
    return number;
  }

  /** The same where Plone converts without asking: a bad value is a 500. */
  bareInteger(name: string, fallback: number): number {
    const value = this.#single(name);
    return value === undefined ? fallback : pythonInt(value);
  }

  boolean(name: string, fallback: boolean): boolean {
    const value = this.#single(name);
    if (value === undefined) return fallback;
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if (trueWords.has(word)) return true;
    if (falseWords.has(word)) return false;
    throw serverError('ValueError', `Could not parse value ${pythonRepr(value)} as boolean`);
  }

  /** The one value, or all where there are several. */
  #single(name: string): string | readonly string[] | undefined {
    return this.isList(name) ? this.all(name) : this.first(name);
  }
}
