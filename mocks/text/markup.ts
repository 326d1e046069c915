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
