import type { Language } from '@/lib/language';
import { site } from './site';

/** What the paths of a language begin with: its folder, or nothing where the site has no folders for languages. */
export function languageRoot(language: Language): string {
  return site().languageFolders ? `/${language}` : '';
}

/** The start page of a language. */
export function homePath(language: Language): string {
  return languageRoot(language) || '/';
}

/** The screens that every language has. */
export const searchPath = (language: Language): string => `${languageRoot(language)}/search`;
export const sitemapPath = (language: Language): string => `${languageRoot(language)}/sitemap`;
