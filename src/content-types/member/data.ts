import { flag, record, richText, text, type Read } from '@/lib/shape';
import {
  addressFields,
  headingFields,
  monthNumber,
  pictureFields,
  term,
  terms,
  termTitle,
  texts,
} from '../shared/data';

const research = {
  research_url_1: text(),
  research_url_label_1: text(),
  research_url_2: text(),
  research_url_label_2: text(),
  research_url_3: text(),
  research_url_label_3: text(),
  research_url_4: text(),
  research_url_label_4: text(),
  research_url_5: text(),
  research_url_label_5: text(),
};

export const memberShape = record({
  ...headingFields,
  ...pictureFields,
  ...addressFields,
  ...research,
  UID: text(),
  modified: text(),
  name: text(),
  firstname: text(),
  academic: text(),
  salutation: termTitle(),
  /** One a line. */
  positions: text(),
  /** As it is to be read, where none of the institutes is found by its token. */
  institute: termTitle(),
  institutes: terms(),
  institutsbereiche: terms(),
  administrational_units: terms(),
  research_group: term(),
  building: text(),
  room: text(),
  phone: text(),
  mobile: text(),
  fax: text(),
  email: text(),
  website: text(),
  address: text(),
  location_link: text(),
  fields_of_competence: texts(),
  /** `science`, or something else. */
  competence_type: term(),
  /** `ldap` where the directory of the house keeps it. */
  member_source: text(),
  about_me: richText(),
  about_me_headline: text(),
  about_me_shown: flag(),
  vita: richText(),
  vita_shown: flag(),
  publications: richText(),
  publications_shown: flag(),
  awards_shown: flag(),
  projects_shown: flag(),
  news_shown: flag(),
});
export type MemberData = Read<typeof memberShape>;

export interface ResearchLink {
  to: string;
  words: string;
}

const numbers = [1, 2, 3, 4, 5] as const;

/** Where else one finds the person. */
export const researchLinks = (data: MemberData): ResearchLink[] =>
  numbers.flatMap((number) => {
    const to = data[`research_url_${number}`].trim();
    return to === '' ? [] : [{ to, words: data[`research_url_label_${number}`] || to }];
  });

/** What the person does, a line each. */
export const positionsOf = ({ positions }: MemberData): string[] =>
  positions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Academic title and names; the page's title where they are missing. */
export const nameOf = ({ academic, firstname, name, title }: MemberData): string =>
  title || [academic, firstname, name].filter(Boolean).join(' ');

/** What lists say of an award, a project or news. */
export const workShape = record({
  award_type: termTitle(),
  award_date_month: monthNumber(),
  award_date_year: text(),
  project_type: termTitle(),
  project_start_month: monthNumber(),
  project_start_year: text(),
  project_end_month: monthNumber(),
  project_end_year: text(),
});
