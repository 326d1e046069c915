import { safeUrl } from '@/lib/address';
import { fromRuns } from './runs';
import type { Nested } from './nest';
import type { EditedNode } from './nodes';

interface FoundAddress {
  start: number;
  end: number;
  url: string;
}

const web = /^(?:https?:\/\/|www\.)[^\s<>"]{3,}$/i;
const mail = /^(?:mailto:)?[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}$/i;
const before = /^[(<[„“"'‚«]+/;
const after = '.,;:!?>]"\'“”’»';

/** The address that a word is, as its link stores it; undefined for a word that is none. */
export function addressOf(word: string): string | undefined {
  if (word.length > 2000) return undefined;
  if (mail.test(word)) return /^mailto:/i.test(word) ? word : `mailto:${word}`;
  if (!web.test(word)) return undefined;
  const url = /^www\./i.test(word) ? `https://${word}` : word;
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? safeUrl(url) : undefined;
}

/** A word without the signs of its sentence that follow it. */
function withoutSigns(word: string): string {
  let end = word.length;
  while (end > 0 && after.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** The addresses in a text, without the signs of the sentence round them. */
export function addressesIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const head = before.exec(word)?.[0].length ?? 0;
    let inner = withoutSigns(word.slice(head));
    // A bracket is part of an address that has opened it.
    if (inner.endsWith(')') && !inner.includes('(')) inner = withoutSigns(inner.slice(0, -1));
    const url = addressOf(inner);
    if (url !== undefined) found.push({ start: index + head, end: index + head + inner.length, url });
  }
  return found;
}

/** A text whose addresses are links. */
export function withAddresses(text: string): EditedNode[] {
  const runs: Nested[] = [];
  let at = 0;
  for (const { start, end, url } of addressesIn(text)) {
    runs.push({ node: { text: text.slice(at, start) }, wrappers: [] });
    const link = { type: 'link', data: { url }, children: [] };
    runs.push({ node: { text: text.slice(start, end) }, wrappers: [link] });
    at = end;
  }
  runs.push({ node: { text: text.slice(at) }, wrappers: [] });
  return fromRuns(runs);
}
