import {
  flag,
  items,
  part,
  record,
  records,
  richText,
  stored,
  text,
  type Read,
  type Shape,
} from '@/lib/shape';
import { addressFields, fileFields, headingFields, pictureFields } from '../shared/data';
import { fieldContent } from './field-content';
import { factLabels, sectionLabels, type FactField, type SectionField } from './field-labels';

const from1to3 = [1, 2, 3] as const;
export const researchNumbers = [...from1to3, 4, 5] as const;
const from1to10 = [...researchNumbers, 6, 7, 8, 9, 10] as const;

export const factFields = Object.keys(factLabels) as FactField[];
export const sectionFields = Object.keys(sectionLabels) as SectionField[];
export const partnerFields = from1to10.map((number) => `project_partner_${number}` as const);
export const funderFields = from1to3.map((number) => `external_funding_provider_${number}` as const);

/** The same shape for several fields, or for those that stand beside them under a longer name. */
function each<Name extends string, Value, const Suffix extends string = ''>(
  names: readonly Name[],
  shape: Shape<Value>,
  suffix?: Suffix,
) {
  const entries = names.map((name) => [`${name}${suffix ?? ''}`, shape]);
  return Object.fromEntries(entries) as Record<`${Name}${Suffix}`, Shape<Value>>;
}

const organisations = <Name extends string>(names: readonly Name[]) => ({
  ...each(names, text()),
  ...each(names, text(), '_link'),
  ...each(names, stored(), '_logo'),
});

/** Every field that the portal has a label for, and what is drawn beside them. */
export const labelledFieldsShape = record({
  ...each(factFields, fieldContent()),
  ...headingFields,
  ...pictureFields,
  ...fileFields,
  ...addressFields,
  '@type': text(),
  positions: text(),
  subtitle: text(),
  short_header_text: text(),
  building: text(),
  job_offer_location_title: text(),
  project_start_month: fieldContent(),
  project_end_month: fieldContent(),
  award_date_month: fieldContent(),
  ...each(
    researchNumbers.map((number) => `research_url_${number}` as const),
    text(),
  ),
  ...each(
    researchNumbers.map((number) => `research_url_label_${number}` as const),
    text(),
  ),
  ...each(sectionFields, richText()),
  ...each(sectionFields, text(), '_headline'),
  ...each(sectionFields, flag(), '_shown'),
  text: richText(),
  job_offer_container_text: richText(),
  /** The application form, and where one reads on. */
  offer_url: text(),
  link_further_information: text(),
  link_further_information_text: text(),
  members: items(),
  ...organisations(partnerFields),
  ...organisations(funderFields),
  /** Of tenders; the server reads it. */
  feed: part({
    isInactive: flag(),
    items: records({ title: text(), href: text(), rows: records({ label: text(), value: text() }) }),
  }),
});
export type LabelledFieldsData = Read<typeof labelledFieldsShape>;
