import { useContext } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { usePagePath } from '../page/hooks';
import { AskContext } from '../query-place';
import type { Asked } from './address';
import { searchQuery, type SearchData } from './data';
import { countQuestions, countValues, mostCounted, type FacetCounts } from './facet-counts';
import { sentCriteria } from './sent-criteria';

const none: FacetCounts = new Map();

/** How often the values of the facets are found; undefined until that is known. */
export function useFacetCounts(data: SearchData, asked: Asked): FacetCounts | undefined {
  const language = useLanguage();
  const path = usePagePath();
  const ask = useContext(AskContext);
  const { depth } = searchQuery(data);
  const questions = countQuestions(data, asked).map(({ fields, criteria }) => ({
    fields,
    query: sentCriteria(criteria, depth, language),
  }));
  const call = async (signal: AbortSignal): Promise<FacetCounts> => {
    const counted = questions.map(async ({ fields, query }) => {
      const search = { query, b_size: mostCounted, metadata_fields: fields };
      const { items, items_total: total } = await ask(path, search, {}, { language, signal });
      return total > items.length ? [] : [...countValues(fields, items)];
    });
    return new Map((await Promise.all(counted)).flat());
  };
  const key = questions.length === 0 ? null : JSON.stringify([path, language, questions]);
  const remote: Remote<FacetCounts> = useRemote(key, call).remote;
  return remote.status === 'failed' || key === null ? none : dataOf(remote);
}
