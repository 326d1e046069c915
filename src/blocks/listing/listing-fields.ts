import { personColumns } from '@/lib/person-columns';

/** Columns of the catalogue that every variation shows beside those of each summary. */
const every = ['UID', 'Subject', 'location', 'Title', 'id'];

const project = ['type', 'start_month', 'start_year', 'end_month', 'end_year'].map(
  (name) => `project_${name}`,
);
const funding = [1, 2, 3].flatMap((number) => {
  const name = `external_funding_provider_${number}`;
  return [name, `${name}_link`];
});

/** Those that only some of them show. */
const extraFields = {
  person: personColumns,
  project: [...project, ...funding, 'member_fullnames'],
  award: ['award_date_month', 'award_date_year'],
  job: ['job_offer_institute_title', 'job_offer_location_title'],
  post: ['post_authors', 'post_tags', 'blog'],
} as const;
export type VariationFields = keyof typeof extraFields;

export const listingFields = (kind: VariationFields | undefined): readonly string[] =>
  kind === undefined ? every : [...every, ...extraFields[kind]];
