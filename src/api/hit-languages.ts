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

/** The portal's search takes a list of languages; what has none is found with the visitor's own. */
export function languageFilter(query: InLanguage): Record<string, QueryValue> {
  if (site().solr === 'kitconcept' || otherLanguageOf(query.language) === undefined) return {};
  return { 'Language:list': isOwn(query) ? [query.hitLanguage, 'neutral'] : [query.hitLanguage] };
}

/** Solr knows no such list: of everything the other language's folder is left out, or it alone is looked through. */
export function languageFolders(query: InLanguage): { only?: string; without: readonly string[] } {
  const other = otherLanguageOf(query.language);
  if (site().solr !== 'kitconcept' || other === undefined || query.place !== '') return { without: [] };
  return isOwn(query) ? { without: [`/${other}`] } : { only: `/${other}`, without: [] };
}
