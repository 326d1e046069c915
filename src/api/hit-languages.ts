import type { Language } from '@/lib/language';
import { site } from '@/site/site';
import type { QueryValue } from './client';
import type { SearchQuery } from './search-query';

/** Content of one language lies in the folder of another nowhere; a site without such folders has one language alone. */
export function otherLanguageOf(language: Language): Language | undefined {
  const { languages, languageFolders } = site();
  return languageFolders ? languages.find((each) => each !== language) : undefined;
}

type InLanguage = Pick<SearchQuery, 'language' | 'hitLanguage' | 'place'>;

const isOwn = ({ language, hitLanguage }: InLanguage) => language === hitLanguage;

/**
 * The languages of the hits; none where they are not told apart. What has no language is found with the visitor's own, and
 * goes by another name on each server.
 */
function languagesOf(query: InLanguage, neutral: string): string[] {
  if (otherLanguageOf(query.language) === undefined) return [];
  return isOwn(query) ? [query.hitLanguage, neutral] : [query.hitLanguage];
}

/** The portal's search takes a list of languages. */
export function languageFilter(query: InLanguage): Record<string, QueryValue> {
  const languages = site().solr === 'kitconcept' ? [] : languagesOf(query, 'neutral');
  return languages.length > 0 ? { 'Language:list': languages } : {};
}

/** Solr takes one language alone, but any condition beside the text. */
export const solrLanguages = (query: InLanguage): string[] => languagesOf(query, 'any');
