import { operation, type QueryCriterion } from '@/api/search';
import type { Language } from '@/lib/language';
import { languageRoot } from '@/site/home-path';
import { criterionOf } from '../stored-query';

/** Criteria as the server takes them. A search without any would be one for nothing: all of the language is meant. */
export function sentCriteria(
  criteria: readonly QueryCriterion[],
  depth: string,
  language: Language,
): QueryCriterion[] {
  const sent = criteria.flatMap(({ i, o, v }) => criterionOf({ i, o, v }, depth) ?? []);
  const anything = { i: 'path', o: `${operation}string.absolutePath`, v: languageRoot(language) || '/' };
  return sent.length > 0 ? sent : [anything];
}
