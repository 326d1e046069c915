import { items, record, richText, stored, text, type Read, type Shape } from '@/lib/shape';
import { imageSourceOf, type ImageSource } from '@/components/image/image-source';
import { addressFields, headingFields, monthNumber, pictureFields, terms, termTitle } from '../shared/data';

const partnerNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const funderNumbers = [1, 2, 3] as const;

/** Numbered fields of one kind: names, or what stands beside them under a longer name. */
function numbered<Kind extends string, Number extends number, Value, const Suffix extends string>(
  kind: Kind,
  numbers: readonly Number[],
  suffix: Suffix,
  shape: Shape<Value>,
) {
  const entries = numbers.map((number) => [`${kind}_${number}${suffix}`, shape]);
  return Object.fromEntries(entries) as Record<`${Kind}_${Number}${Suffix}`, Shape<Value>>;
}

export const projectShape = record({
  ...headingFields,
  ...pictureFields,
  ...addressFields,
  detailed_description: richText(),
  text: richText(),
  project_type: termTitle(),
  project_start_month: monthNumber(),
  project_start_year: text(),
  project_end_month: monthNumber(),
  project_end_year: text(),
  link_further_information: text(),
  link_further_information_text: text(),
  members: items(),
  involved_institutes: terms(),
  ...numbered('project_partner', partnerNumbers, '', text()),
  ...numbered('project_partner', partnerNumbers, '_link', text()),
  ...numbered('project_partner', partnerNumbers, '_logo', stored()),
  ...numbered('external_funding_provider', funderNumbers, '', text()),
  ...numbered('external_funding_provider', funderNumbers, '_link', text()),
  ...numbered('external_funding_provider', funderNumbers, '_logo', stored()),
});
export type ProjectData = Read<typeof projectShape>;

/** A house that takes part in a project or pays for it. */
export interface House {
  name: string;
  link: string;
  logo: ImageSource | undefined;
}

const isShown = ({ name, logo }: House) => name.trim() !== '' || logo !== undefined;

export const partnersOf = (data: ProjectData): House[] =>
  partnerNumbers
    .map((number) => ({
      name: data[`project_partner_${number}`],
      link: data[`project_partner_${number}_link`].trim(),
      logo: imageSourceOf(data[`project_partner_${number}_logo`]),
    }))
    .filter(isShown);

export const fundersOf = (data: ProjectData): House[] =>
  funderNumbers
    .map((number) => ({
      name: data[`external_funding_provider_${number}`],
      link: data[`external_funding_provider_${number}_link`].trim(),
      logo: imageSourceOf(data[`external_funding_provider_${number}_logo`]),
    }))
    .filter(isShown);
