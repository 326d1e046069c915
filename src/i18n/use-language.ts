import Cookies from 'js-cookie';
import { useLocation } from 'react-router';
import { languageOfPath, type Language } from '@/lib/language';
import { languageCookie, preferredLanguage } from '@/lib/preferred-language';
import { site } from '@/site/site';

/** The language of a path; paths that name none take the visitor's. */
export function languageFor(path: string): Language {
  return languageOfPath(path) ?? languageOfVisitor();
}

function languageOfVisitor(): Language {
  const { languages, defaultLanguage } = site();
  const visitor = { cookies: document.cookie, browserLanguages: navigator.languages };
  return preferredLanguage(visitor, languages, defaultLanguage);
}

/** Keeps the language of this visit for paths that name none. */
export function rememberLanguage(language: Language): void {
  Cookies.set(languageCookie, language, { path: '/', sameSite: 'lax' });
}

export function useLanguage(): Language {
  return languageFor(useLocation().pathname);
}
