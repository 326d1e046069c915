import { wordSet } from './words';

/** A style without its comments; one that never ends stays. */
export function withoutComments(style: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = style.indexOf('/*', at);
    const end = start < 0 ? -1 : style.indexOf('*/', start + 2);
    if (end < 0) return parts.join('') + style.slice(at);
    parts.push(style.slice(at, start));
    at = end + 2;
  }
}

const tag = /<(?<closing>\/?)(?<name>[a-z][^\s/>]*)/gi;

/** Tags that hold nothing. */
const empty = wordSet('area base br col embed hr img input link meta param source track wbr');

/**
 * Whether so many tags may be open at some place that readers, which put each new one before all others, take the
 * square of their number. An end that nothing has begun ends nothing.
 */
export function nestsDeeper(html: string, most: number): boolean {
  const opened = new Map<string, number>();
  let open = 0;
  for (const { groups } of html.matchAll(tag)) {
    const name = groups?.name?.toLowerCase() ?? '';
    const before = opened.get(name) ?? 0;
    const step = empty.has(name) ? 0 : groups?.closing === '' ? 1 : -Math.min(1, before);
    opened.set(name, before + step);
    open += step;
    if (open > most) return true;
  }
  return false;
}
