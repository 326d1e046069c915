import { flatten } from '@/api/urls';
import { addressOf, hasLink } from '@/components/universal-link/link-target';
import { isLeftOut } from '@/site/variants/variant';
import { jobParameterNames, wordsParameter } from '../job-parameters';
import type { JobFilterData } from './data';

/** The page that lists the jobs; undefined where none is chosen, or the variant has none. */
export function jobsPage({ jobsLocation }: Pick<JobFilterData, 'jobsLocation'>): string | undefined {
  if (!hasLink(jobsLocation)) return undefined;
  const path = flatten(addressOf(jobsLocation));
  return path.startsWith('/') && !isLeftOut(path) ? path : undefined;
}

/** The address of the jobs page with the words and the chosen filters. */
export function jobsAddress(page: string, words: string, data: JobFilterData): string {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set(wordsParameter, words.trim());
  for (const name of jobParameterNames) if (data[name].length > 0) query.set(name, data[name].join(','));
  const search = query.toString();
  return search === '' ? page : `${page}?${search}`;
}
