import Cookies from 'js-cookie';
import { createContext, useContext } from 'react';
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

/** The language of the present path, told once for the whole site: what is in words is not drawn anew with every path. */
export const LanguageContext = createContext<Language>('de');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
