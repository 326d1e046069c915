import { items, record, richText, stored, type Read } from '@/lib/shape';
import { headingFields, pictureFields } from '../shared/data';

/** What AwardFacts reads it reads itself, of a page as of a row of a list. */
export const awardShape = record({
  ...headingFields,
  ...pictureFields,
  text: richText(),
  award_type: stored(),
  award_date_month: stored(),
  award_date_year: stored(),
  location: stored(),
  website_link: stored(),
  members: items(),
});
export type AwardData = Read<typeof awardShape>;
