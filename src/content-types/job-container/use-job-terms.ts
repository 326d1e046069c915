import type { JobFilter } from '@/api/job-offers';
import type { Term } from '@/api/types/atoms';
import { allTerms } from '@/api/vocabularies';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { filterNames } from './address';

const vocabularies: Readonly<Record<JobFilter, string>> = {
  target_group: 'job_offer_target_groups',
  field_of_work: 'job_offer_fields_of_work',
  location: 'job_offer_locations',
  subject: 'job_offer_categories',
};

type JobTerms = Readonly<Partial<Record<JobFilter, readonly Term[]>>>;

/** What each filter has to choose from; undefined until it is there, nothing where the server does not know it. */
export function useJobTerms(): JobTerms | undefined {
  const language = useLanguage();
  const { remote } = useRemote(language, async (signal): Promise<JobTerms> => {
    const path = (filter: JobFilter) => `/@vocabularies/portal.vocabularies.${vocabularies[filter]}`;
    const found = await Promise.allSettled(
      filterNames.map((each) => allTerms(path(each), { language, signal })),
    );
    return Object.fromEntries(
      filterNames.map((name, index) => {
        const answer = found[index];
        return [name, answer?.status === 'fulfilled' ? answer.value.terms : []];
      }),
    );
  });
  return dataOf(remote);
}
