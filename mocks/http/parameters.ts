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
  readonly #lists = new Map<string, readonly string[]>();
  /** What was given, as it was written; the last of each name. */
  readonly given: Readonly<Record<string, string>>;

  constructor(search: URLSearchParams) {
    this.given = Object.fromEntries(search);
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

  /** Its different values, in their order. */
  all(name: string): readonly string[] {
    return this.#different(name, () => this.repeated(name));
  }

  /** Every value with its repetitions, where the place of each counts. */
  repeated(name: string): readonly string[] {
    return this.#values.get(name)?.values ?? [];
  }

  isList(name: string): boolean {
    return this.#values.get(name)?.isList ?? false;
  }

  /** Names a comma list when given once without mark; a repeated parameter is not split. */
  commaList(name: string): readonly string[] {
    if (this.isList(name)) return this.all(name);
    return this.#different(name, () => this.first(name)?.split(',').filter(Boolean) ?? [], 'parts of ');
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
    return this.isList(name) ? this.repeated(name) : this.first(name);
  }

  /** A list without repetitions, worked out once. */
  #different(name: string, list: () => readonly string[], of = ''): readonly string[] {
    const known = this.#lists.get(of + name) ?? [...new Set(list())];
    this.#lists.set(of + name, known);
    return known;
  }
}
