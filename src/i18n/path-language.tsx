import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LanguageContext, languageFor } from './use-language';

/** Tells all below the language of the present path. */
export function PathLanguage({ children }: { children: ReactNode }) {
  const language = languageFor(useLocation().pathname);
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}
