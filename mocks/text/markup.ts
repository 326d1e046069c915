/** Leaves out what stands between two marks, marks included, or puts something else there. What never ends stays. */
function replaceBetween(text: string, [opening, closing]: readonly [string, string], by: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(opening, at);
    const end = start < 0 ? -1 : text.indexOf(closing, start + opening.length);
    if (end < 0) return parts.join('') + text.slice(at);
    parts.push(text.slice(at, start), by);
    at = end + closing.length;
  }
}

/** A text with a blank for each tag. */
export const withoutTags = (html: string): string => replaceBetween(html, ['<', '>'], ' ');

/** A style without its comments. */
export const withoutComments = (style: string): string => replaceBetween(style, ['/*', '*/'], '');

const tag = /<(?<closing>\/?)(?<name>[a-z][^\s/>]*)/gi;

/** Tags that hold nothing. */
const empty: ReadonlySet<string> = new Set([
  ...[
    'area',
    'base',
    'br',
    'col',
    'embed',
    'hr',
    'img',
    'input',
    'link',
    'meta',
    'param',
    'source',
    'track',
    'wbr',
  ],
]);

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

const program = /<(?:(?<opened>script|style)\b|\/(?<closed>script|style)\s*>)/gi;

/** A text with a blank for each script and style; one that never ends reaches to the end, as browsers read it. */
export function withoutPrograms(html: string): string {
  const parts: string[] = [];
  let at = 0;
  let inside = '';
  for (const { 0: tag, index, groups } of html.matchAll(program)) {
    const [opened, closed] = [groups?.opened?.toLowerCase(), groups?.closed?.toLowerCase()];
    if (inside === '' && opened !== undefined) {
      parts.push(html.slice(at, index), ' ');
      inside = opened;
    } else if (inside !== '' && closed === inside) {
      at = index + tag.length;
      inside = '';
    }
  }
  return inside === '' ? parts.join('') + html.slice(at) : parts.join('');
}
