import { cookieIn } from './session-token';
import { isLanguage, type Language } from './language';

/** Cookie in which Plone, and so this site, remembers the language last chosen. */
export const languageCookie = 'I18N_LANGUAGE';

interface Visitor {
  cookies: string;
  /** `navigator.languages`: 'de-AT', 'en' … */
  browserLanguages: readonly string[];
}

/** The language for paths that name none: the cookie's, else the browser's first supported one, else the site's. */
export function preferredLanguage(
  { cookies, browserLanguages }: Visitor,
  supported: readonly Language[],
  fallback: Language,
): Language {
  const candidates = [
    cookieIn(cookies, languageCookie),
    ...browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  return candidates.filter(isLanguage).find((language) => supported.includes(language)) ?? fallback;
}
