import { list, record, richText, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { fileFields } from '@/components/download/data';
import { addressFields, headingFields, pictureFields } from '../shared/data';

/** What a term is called; older content has its words alone. */
const termTitle = (): Shape<string> => ({
  read: (stored) => textOf(isRecord(stored) ? stored['title'] || stored['token'] : stored).trim(),
});

export const jobOfferShape = record({
  ...headingFields,
  ...pictureFields,
  ...addressFields,
  /** The offer as PDF. */
  ...fileFields,
  external_id: text(),
  date_of_issue: text(),
  submission_date: text(),
  short_header_text: text(),
  task_description: richText(),
  job_offer_institute_title: text(),
  job_offer_location: termTitle(),
  job_offer_location_title: text(),
  job_offer_target_groups: list(termTitle()),
  job_offer_fields_of_work: list(termTitle()),
  job_offer_categories: list(termTitle()),
  /** The application form. */
  offer_url: text(),
});
export type JobOfferData = Read<typeof jobOfferShape>;
