import { flag, part, record, records, richText, text, type Read, type Shape } from '@/lib/shape';
import { addressFields, fileFields, headingFields, pictureFields } from '../shared/data';
import { fieldContent } from './field-content';
import { factLabels, sectionLabels, type FactField, type SectionField } from './field-labels';

export const factFields = Object.keys(factLabels) as FactField[];
export const sectionFields = Object.keys(sectionLabels) as SectionField[];

/** The same shape for several fields, or for those that stand beside them under a longer name. */
function each<Name extends string, Value, const Suffix extends string = ''>(
  names: readonly Name[],
  shape: Shape<Value>,
  suffix?: Suffix,
) {
  const entries = names.map((name) => [`${name}${suffix ?? ''}`, shape]);
  return Object.fromEntries(entries) as Record<`${Name}${Suffix}`, Shape<Value>>;
}

/** Every field that the portal has a label for, and what is drawn beside them. */
export const labelledFieldsShape = record({
  ...each(factFields, fieldContent()),
  ...headingFields,
  ...pictureFields,
  ...fileFields,
  ...addressFields,
  '@type': text(),
  short_header_text: text(),
  job_offer_location_title: text(),
  ...each(sectionFields, richText()),
  text: richText(),
  job_offer_container_text: richText(),
  /** The application form. */
  offer_url: text(),
  /** Of tenders; the server reads it. */
  feed: part({
    isInactive: flag(),
    items: records({ title: text(), href: text(), rows: records({ label: text(), value: text() }) }),
  }),
});
export type LabelledFieldsData = Read<typeof labelledFieldsShape>;
