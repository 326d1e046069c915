import { defineMessages } from '@/i18n/define-messages';

/** Labels of the facts that a type without its own view shows, in the order in which they are shown. */
export const factLabels = defineMessages({
  external_id: { id: 'content.field.external_id' },
  job_offer_institute_title: { id: 'content.field.job_offer_institute_title' },
  job_offer_location: { id: 'content.field.job_offer_location' },
  date_of_issue: { id: 'content.field.date_of_issue' },
  submission_date: { id: 'content.field.submission_date' },
  job_offer_target_groups: { id: 'content.field.job_offer_target_groups' },
  job_offer_fields_of_work: { id: 'content.field.job_offer_fields_of_work' },
  job_offer_categories: { id: 'content.field.job_offer_categories' },
  location: { id: 'content.field.location' },
  start: { id: 'content.field.start' },
  end: { id: 'content.field.end' },
  url: { id: 'content.field.url' },
  remoteUrl: { id: 'content.field.remoteUrl' },
  rights: { id: 'content.field.rights' },
});

/** Headings of the long texts, in the order in which they are shown; those without one go on under the page's own. */
export const sectionLabels = defineMessages({
  task_description: { id: 'content.field.task_description' },
});

export const messages = defineMessages({
  apply: { id: 'content.field.offer_url' },
  noTenders: { id: 'content.field.feed-empty' },
  inactiveFeed: { id: 'content.field.feed-inactive' },
});

export type FactField = keyof typeof factLabels;
export type SectionField = keyof typeof sectionLabels;
