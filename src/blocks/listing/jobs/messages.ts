import { defineMessages } from '@/i18n/define-messages';
import type { JobSortField } from '@/api/job-offers';

/** Apart from the listing's others, which a first visit brings. */
export const messages = defineMessages({
  found: { id: 'block.jobList.found' },
  reset: { id: 'block.jobList.reset' },
  more: { id: 'block.jobList.more' },
  sort: { id: 'block.jobList.sort' },
  ascending: { id: 'block.jobList.ascending' },
  descending: { id: 'block.jobList.descending' },
});

/** The columns by which readers sort. */
export const columnMessages = defineMessages({
  id: { id: 'block.jobList.id' },
  sortable_title: { id: 'block.jobList.title' },
  job_offer_institute_title: { id: 'block.jobList.institute' },
  job_offer_location_title: { id: 'block.jobList.location' },
}) satisfies Partial<Record<JobSortField, object>>;
