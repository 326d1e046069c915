import { defineMessages } from '@/i18n/define-messages';
import type { JobFilter, JobSortField } from '@/api/job-offers';

export const messages = defineMessages({
  filter: { id: 'content.jobs.filter' },
  keyword: { id: 'content.jobs.keyword' },
  example: { id: 'content.jobs.example' },
  filters: { id: 'content.jobs.filters' },
  chosen: { id: 'content.jobs.chosen' },
  remove: { id: 'content.jobs.remove' },
  reset: { id: 'content.jobs.reset' },
  found: { id: 'content.jobs.found' },
  none: { id: 'content.jobs.none' },
  noneAtAll: { id: 'content.jobs.none-at-all' },
  more: { id: 'content.jobs.more' },
  loaded: { id: 'content.jobs.loaded' },
  table: { id: 'content.jobs.table' },
  order: { id: 'content.jobs.order' },
});

export const filterMessages = defineMessages({
  target_group: { id: 'content.jobs.target-group' },
  field_of_work: { id: 'content.jobs.field-of-work' },
  location: { id: 'content.jobs.location' },
  subject: { id: 'content.jobs.category' },
}) satisfies Record<JobFilter, object>;

/** The columns of the table, by which it can be sorted. */
export const columnMessages = defineMessages({
  id: { id: 'content.jobs.id' },
  sortable_title: { id: 'content.jobs.title' },
  job_offer_institute_title: { id: 'content.jobs.institute' },
  job_offer_location_title: { id: 'content.jobs.place' },
}) satisfies Partial<Record<JobSortField, object>>;
export type JobColumn = keyof typeof columnMessages;

/** The orders as narrow windows offer them, where the table has no head. */
export const orderMessages = defineMessages({
  'created desc': { id: 'content.jobs.newest' },
  'created asc': { id: 'content.jobs.oldest' },
  'sortable_title asc': { id: 'content.jobs.by-title' },
  'sortable_title desc': { id: 'content.jobs.by-title-back' },
  'job_offer_institute_title asc': { id: 'content.jobs.by-institute' },
  'job_offer_institute_title desc': { id: 'content.jobs.by-institute-back' },
  'job_offer_location_title asc': { id: 'content.jobs.by-place' },
  'job_offer_location_title desc': { id: 'content.jobs.by-place-back' },
  'id asc': { id: 'content.jobs.by-id' },
  'id desc': { id: 'content.jobs.by-id-back' },
}) satisfies Record<`${JobSortField} ${'asc' | 'desc'}`, object>;
