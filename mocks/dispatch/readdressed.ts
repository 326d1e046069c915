import { isRecord } from '~mocks/lib/is-record';
import { decoded } from '~mocks/lib/decoded';

interface Addresses {
  /** The page's own address, and its path. */
  url: string;
  path: string;
  /** What stands behind it in its other address. */
  below: string;
  /** Whether a segment names a picture or file of the page. */
  isPart: (id: string) => boolean;
}

/** Views of the page, and of its parts, that have the other address too. */
const views = new Set(['@@images', '@@download', '@@display-file', 'ics_view']);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isServed(rest: string, isPart: Addresses['isPart']): boolean {
  if (rest === '') return true;
  const [before, first = '', second] = rest.split('/');
  if (before !== '') return false;
  return views.has(first) || ((second === undefined || views.has(second)) && isPart(decoded(first)));
}

/** An answer about a page with the addresses of the page itself, its pictures and its files led below another one. */
export function readdressed(answer: unknown, { url, path, below, isPart }: Addresses): unknown {
  const own = new RegExp(`(?<base>${escaped(url)})(?<rest>[^\\s"'<>()#?\\\\]*)`, 'g');
  const led = (whole: string, base: string, rest: string) =>
    isServed(rest, isPart) ? `${base}${below}${rest}` : whole;
  const text = (value: string): string =>
    value.startsWith(`${path}/`) && isServed(value.slice(path.length), isPart)
      ? `${path}${below}${value.slice(path.length)}`
      : value.includes(url)
        ? value.replace(own, led)
        : value;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(answer);
}
