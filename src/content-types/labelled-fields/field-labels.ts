import { defineMessages } from '@/i18n/define-messages';

/** Labels of the facts that a type without its own view shows, in the order in which they are shown. */
export const factLabels = defineMessages({
  institute: { id: 'content.field.institute' },
  institutes: { id: 'content.field.institutes' },
  institutsbereiche: { id: 'content.field.institutsbereiche' },
  administrational_units: { id: 'content.field.administrational_units' },
  research_group: { id: 'content.field.research_group' },
  room: { id: 'content.field.room' },
  phone: { id: 'content.field.phone' },
  mobile: { id: 'content.field.mobile' },
  fax: { id: 'content.field.fax' },
  email: { id: 'content.field.email' },
  website: { id: 'content.field.website' },
  address: { id: 'content.field.address' },
  location_link: { id: 'content.field.location_link' },
  research_url_1: { id: 'content.field.research_url' },
  external_id: { id: 'content.field.external_id' },
  job_offer_institute_title: { id: 'content.field.job_offer_institute_title' },
  job_offer_location: { id: 'content.field.job_offer_location' },
  date_of_issue: { id: 'content.field.date_of_issue' },
  submission_date: { id: 'content.field.submission_date' },
  job_offer_target_groups: { id: 'content.field.job_offer_target_groups' },
  job_offer_fields_of_work: { id: 'content.field.job_offer_fields_of_work' },
  job_offer_categories: { id: 'content.field.job_offer_categories' },
  project_type: { id: 'content.field.project_type' },
  project_start_year: { id: 'content.field.project_start_year' },
  project_end_year: { id: 'content.field.project_end_year' },
  involved_institutes: { id: 'content.field.involved_institutes' },
  award_type: { id: 'content.field.award_type' },
  award_date_year: { id: 'content.field.award_date_year' },
  location: { id: 'content.field.location' },
  website_link: { id: 'content.field.website_link' },
  start: { id: 'content.field.start' },
  end: { id: 'content.field.end' },
  url: { id: 'content.field.url' },
  remoteUrl: { id: 'content.field.remoteUrl' },
  post_authors: { id: 'content.field.post_authors' },
  blog: { id: 'content.field.blog' },
  post_tags: { id: 'content.field.blog_tags' },
  fields_of_competence: { id: 'content.field.fields_of_competence' },
  rights: { id: 'content.field.rights' },
});

/** Headings of the long texts, in the order in which they are shown; those without one go on under the page's own. */
export const sectionLabels = defineMessages({
  about_me: { id: 'content.field.about_me' },
  detailed_description: { id: 'content.field.detailed_description' },
  task_description: { id: 'content.field.task_description' },
  vita: { id: 'content.field.vita' },
  publications: { id: 'content.field.publications' },
});

export const messages = defineMessages({
  members: { id: 'content.field.members' },
  partners: { id: 'content.field.project_partner' },
  funding: { id: 'content.field.external_funding_provider' },
  apply: { id: 'content.field.offer_url' },
  furtherInformation: { id: 'content.field.link_further_information' },
  noTenders: { id: 'content.field.feed-empty' },
  inactiveFeed: { id: 'content.field.feed-inactive' },
});

export type FactField = keyof typeof factLabels;
export type SectionField = keyof typeof sectionLabels;
