const special: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const beyondAscii = /[\u0080-\uffff]/;
const runsBeyondAscii = /[\u0080-\uffff]+/g;

/** Folded runs of letters beyond ASCII: a language has few, and unfolding them is slow. */
const known = new Map<string, string>();
const knownAtMost = 5000;

/** Lower case without accents: ü is u, ß is ss. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.replace(runsBeyondAscii, foldRun) : lower;
}

export function isAscii(text: string): boolean {
  return !beyondAscii.test(text);
}

/** The words of a text that is folded already. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** As the words of a text, but `*` and `?` stay when they follow a letter or digit. */
export function patternsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}_][\p{L}\p{N}_*?]*/gu) ?? [];
}

function foldRun(run: string): string {
  const found = known.get(run);
  if (found !== undefined) return found;
  const folded = run
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => special[letter] ?? letter);
  if (known.size < knownAtMost) known.set(run, folded);
  return folded;
}
