import { operation, type QueryCriterion } from '@/api/search';
import { jobParameterNames, wordsParameter, type JobParameter } from '../../job-parameters';

const indexes: Readonly<Record<JobParameter, string>> = {
  targetGroup: 'job_offer_target_groups',
  location: 'job_offer_location',
  categories: 'job_offer_categories',
  fieldOfWork: 'job_offer_fields_of_work',
};

/** Each parameter is a list with commas; one that is repeated is as good. */
export const jobTokens = (search: URLSearchParams, name: string): string[] =>
  search
    .getAll(name)
    .flatMap((tokens) => tokens.split(','))
    .map((token) => token.trim())
    .filter((token) => token !== '');

/** What an address asks of a list of jobs. */
export function jobCriteria(search: URLSearchParams): QueryCriterion[] {
  const words = jobTokens(search, wordsParameter).join(' ');
  const chosen = jobParameterNames.flatMap((name) => {
    const v = jobTokens(search, name);
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
