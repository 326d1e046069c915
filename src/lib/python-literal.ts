const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** Reads one Python literal: strings, numbers, True, False, None, lists, tuples and dicts. */
class LiteralReader {
  private at = 0;
  constructor(private readonly source: string) {}

  read(): unknown {
    const value = this.value();
    this.blanks();
    if (this.at < this.source.length) throw new SyntaxError('text after the literal');
    return value;
  }

  private value(): unknown {
    this.blanks();
    const next = this.source[this.at];
    if (next === '[') return this.list(']');
    if (next === '(') return this.list(')');
    if (next === '{') return this.dict();
    if (next === "'" || next === '"') return this.text();
    return this.word();
  }

  private list(end: string): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    while (!this.take(end)) {
      items.push(this.value());
      if (!this.take(',')) {
        if (!this.take(end)) throw new SyntaxError('comma missing');
        break;
      }
    }
    return items;
  }

  private dict(): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.at += 1;
    while (!this.take('}')) {
      const key = String(this.value());
      if (!this.take(':')) throw new SyntaxError('colon missing');
      entries.push([key, this.value()]);
      if (!this.take(',')) {
        if (!this.take('}')) throw new SyntaxError('comma missing');
        break;
      }
    }
    return Object.fromEntries(entries);
  }

  private text(): string {
    const quote = this.source[this.at];
    let text = '';
    for (this.at += 1; this.at < this.source.length; this.at += 1) {
      const character = this.source[this.at] ?? '';
      if (character === quote) {
        this.at += 1;
        return text;
      }
      text += character === '\\' ? this.escape() : character;
    }
    throw new SyntaxError('string without end');
  }

  private escape(): string {
    this.at += 1;
    const letter = this.source[this.at] ?? '';
    const length = { x: 2, u: 4, U: 8 }[letter];
    if (length === undefined) return escapes[letter] ?? `\\${letter}`;
    const code = Number.parseInt(this.source.slice(this.at + 1, this.at + 1 + length), 16);
    this.at += length;
    return String.fromCodePoint(code);
  }

  private word(): unknown {
    const word = /^[\w.+-]+/.exec(this.source.slice(this.at))?.[0];
    if (!word) throw new SyntaxError('value missing');
    this.at += word.length;
    if (word === 'None') return null;
    if (word === 'True' || word === 'False') return word === 'True';
    const number = Number(word);
    if (Number.isNaN(number)) throw new SyntaxError(`unknown word ${word}`);
    return number;
  }

  private take(character: string): boolean {
    this.blanks();
    if (this.source[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private blanks(): void {
    while (/\s/.test(this.source[this.at] ?? '')) this.at += 1;
  }
}

/** Reads the Python repr in which Plone writes validation errors; throws SyntaxError for anything else. */
export function readPythonLiteral(source: string): unknown {
  return new LiteralReader(source).read();
}
