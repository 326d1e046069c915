import type { Language } from '~mocks/lib/bilingual';
import { readCookie } from './cookies';

const isLanguage = (value: string | undefined): value is Language => value === 'de' || value === 'en';

function accepted(header: string | null): Language | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.find((each) => each.trim().startsWith('q='))?.split('=')[1];
      return { tag: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map((entry) => entry.tag).find(isLanguage);
}

interface Negotiation {
  /** Language of the content at the path, or of the closest above that has one; left out where it does not count. */
  content?: string | undefined;
  /** The site's own language. */
  fallback: Language;
  /** Whether the browser is listened to; off unless the site's settings say so. */
  readsBrowser: boolean;
}

/** The language in which the server speaks: that of the content, else the path's, the cookie's, the browser's, the site's. */
export function negotiateLanguage(
  path: readonly string[],
  headers: Headers,
  { fallback, readsBrowser, content }: Negotiation,
): Language {
  if (isLanguage(content)) return content;
  if (isLanguage(path[0])) return path[0];
  const cookie = readCookie(headers, 'I18N_LANGUAGE');
  if (isLanguage(cookie)) return cookie;
  return (readsBrowser ? accepted(headers.get('accept-language')) : undefined) ?? fallback;
}
