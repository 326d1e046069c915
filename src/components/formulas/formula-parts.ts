/** A piece of a text: words, or a formula with the signs around it. */
export interface FormulaPart {
  text: string;
  formula?: { source: string; isDisplayed: boolean };
}

interface Signs {
  open: string;
  close: string;
  isDisplayed: boolean;
}

const signs: readonly Signs[] = [
  { open: '$$', close: '$$', isDisplayed: true },
  { open: '\\[', close: '\\]', isDisplayed: true },
  { open: '\\(', close: '\\)', isDisplayed: false },
  { open: '$', close: '$', isDisplayed: false },
];

/** Longer ones are a mistake, or meant to hold up the page. */
const longest = 1000;

const isWordSign = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}$\\]/u.test(character);

/** What a formula of several words holds and a price does not. */
const isMathematical = (source: string): boolean =>
  !source.includes(' ') || /[\\^_=+*<>{}|]/.test(source) || source.includes(' - ');

/** Whether single dollars stand as close around a formula as they never do around prices. */
function standsClose(text: string, at: number, end: number): boolean {
  const source = text.slice(at + 1, end);
  if (isWordSign(text[at - 1]) || /\s/.test(source[0] ?? ' ') || /\s/.test(source.at(-1) ?? ' '))
    return false;
  return !source.includes('\n') && !/[\d$]/.test(text[end + 1] ?? '') && isMathematical(source);
}

/** Where the formula that begins at a place ends, before its closing signs; -1 where none begins. */
function endOf(text: string, at: number, { open, close }: Signs): number {
  const from = at + open.length;
  let end = text.slice(from, from + longest + close.length).indexOf(close);
  // An escaped dollar belongs to the formula.
  while (end > 0 && close === '$' && text[from + end - 1] === '\\') {
    const next = text.slice(from + end + 1, from + longest + 1).indexOf(close);
    end = next < 0 ? -1 : end + 1 + next;
  }
  if (end < 0 || text.slice(from, from + end).trim() === '') return -1;
  return open === '$' && !standsClose(text, at, from + end) ? -1 : from + end;
}

/** Takes the formulas out of a text; prices and lonely signs stay words. */
export function formulaParts(text: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  let words = 0;
  let at = 0;
  while (at < text.length) {
    const escaped = text.startsWith('\\$', at) || text.startsWith('\\\\', at);
    const found = escaped ? undefined : signs.find(({ open }) => text.startsWith(open, at));
    const end = found ? endOf(text, at, found) : -1;
    if (found && end >= 0) {
      const { open, close, isDisplayed } = found;
      if (at > words) parts.push({ text: text.slice(words, at) });
      const formula = { source: text.slice(at + open.length, end), isDisplayed };
      words = end + close.length;
      parts.push({ text: text.slice(at, words), formula });
      at = words;
    } else at += escaped ? 2 : (found?.open.length ?? 1);
  }
  if (words < text.length) parts.push({ text: text.slice(words) });
  return parts;
}
