import { isRecord } from '@/lib/text';

/** What paths have become. */
export type Moves = ReadonlyMap<string, string>;

/** Whether a letter goes on with a path, so that what is before it names something else. */
const goesOn = (letter: string | undefined): boolean => letter !== undefined && /[\w.~%-]/.test(letter);

function inText(words: string, from: string, to: string): string {
  let found = words.indexOf(from);
  if (found < 0) return words;
  let [done, rest] = ['', words];
  while (found >= 0) {
    const end = found + from.length;
    done += rest.slice(0, found) + (goesOn(rest[end]) ? from : to);
    rest = rest.slice(end);
    found = rest.indexOf(from);
  }
  return done + rest;
}

/** Stored JSON with the addresses of content that has moved; what names none of it stays the very object it is. */
export function relocate<Json>(json: Json, moves: Moves): Json {
  if (typeof json === 'string') {
    let words: string = json;
    for (const [from, to] of moves) words = inText(words, from, to);
    return words as Json;
  }
  if (Array.isArray(json)) {
    const entries = json.map((entry: unknown) => relocate(entry, moves));
    return entries.every((entry, at) => Object.is(entry, json[at])) ? json : (entries as Json);
  }
  if (!isRecord(json)) return json;
  const stored = Object.entries(json);
  const entries = stored.map(([name, value]) => [name, relocate(value, moves)] as const);
  const isSame = entries.every(([, value], at) => Object.is(value, stored[at]?.[1]));
  return isSame ? json : (Object.fromEntries(entries) as Json);
}
