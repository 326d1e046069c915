import { operation, type QueryCriterion } from '@/api/search';
import { typeFacts } from '@/lib/content-types';
import { jobParameterNames, wordsParameter, type JobParameter } from '../job-parameters';
import type { StoredQuery } from '../stored-query';
import type { ListingVariation } from './variation';

const indexes: Readonly<Record<JobParameter, string>> = {
  targetGroup: 'job_offer_target_groups',
  location: 'job_offer_location',
  categories: 'job_offer_categories',
  fieldOfWork: 'job_offer_fields_of_work',
};

/** Whether a listing lists jobs and nothing else: by the way it draws them, or by the type that it asks for. */
export function listsJobs({ query }: StoredQuery, { fields }: ListingVariation): boolean {
  const types = query.filter(({ i }) => i === 'portal_type').flatMap(({ v }) => v);
  return fields === 'job' || (types.length > 0 && types.every((type) => typeFacts(type).listedOn === 'jobs'));
}

/** Each parameter is a list with commas; one that is repeated is as good. */
const tokensIn = (search: URLSearchParams, name: string): string[] =>
  search
    .getAll(name)
    .flatMap((tokens) => tokens.split(','))
    .map((token) => token.trim())
    .filter((token) => token !== '');

/** What an address asks of a list of jobs. */
export function jobCriteria(search: URLSearchParams): QueryCriterion[] {
  const words = tokensIn(search, wordsParameter).join(' ');
  const chosen = jobParameterNames.flatMap((name) => {
    const v = tokensIn(search, name);
    return v.length === 0 ? [] : [{ i: indexes[name], o: `${operation}selection.any`, v }];
  });
  return words === ''
    ? chosen
    : [...chosen, { i: 'SearchableText', o: `${operation}string.contains`, v: words }];
}

/** The address without that, on its first page; other parameters stay. */
export function withoutJobFilter(search: URLSearchParams, pageParameter: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [...jobParameterNames, wordsParameter, pageParameter]) rest.delete(name);
  return rest;
}
