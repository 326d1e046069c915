import { indexKinds } from '~mocks/repository/indexed';

/** How an index is asked. */
export type IndexKind = 'value' | 'boolean' | 'date' | 'number';

const values = [
  'portal_type',
  'review_state',
  'Subject',
  'Creator',
  'UID',
  'id',
  'getId',
  'object_provides',
  'Language',
  'TranslationGroup',
  'sortable_title',
  'block_types',
  'Type',
  'getRawRelatedItems',
  'commentators',
  'members',
  'research_group',
  'institutes',
  'institutsbereiche',
  'administrational_units',
  'job_offer_location',
  'job_offer_target_groups',
  'job_offer_fields_of_work',
  'job_offer_categories',
  'job_offer_institute_title',
  'job_offer_location_title',
  'blog_uid',
  'external_id',
  'post_tags',
];

const dates = ['created', 'modified', 'effective', 'expires', 'start', 'end', 'Date'];
const booleans = ['is_folderish', 'is_default_page', 'exclude_from_nav'];
const numbers = ['total_comments', 'getObjPositionInParent'];

const kinds = new Map<string, IndexKind>([
  ...values.map((name): [string, IndexKind] => [name, 'value']),
  ...dates.map((name): [string, IndexKind] => [name, 'date']),
  ...booleans.map((name): [string, IndexKind] => [name, 'boolean']),
  ...numbers.map((name): [string, IndexKind] => [name, 'number']),
]);

/** Kind of an index; undefined for names that the catalog ignores. */
export function indexKind(name: string): IndexKind | undefined {
  return kinds.get(name);
}

const classes: Readonly<Record<IndexKind, string>> = {
  value: 'FieldIndex',
  boolean: 'BooleanIndex',
  date: 'DateIndex',
  number: 'FieldIndex',
};

/** An index as Plone's refusals name it. */
export function indexTitle(name: string): string {
  const kind = kinds.get(name) ?? 'value';
  const ofList = Object.hasOwn(indexKinds, name) && indexKinds[name as keyof typeof indexKinds] === 'keyword';
  const own =
    name === 'UID' ? 'UUIDIndex' : name === 'start' || name === 'end' ? 'DateRecurringIndex' : undefined;
  return `<${own ?? (ofList ? 'KeywordIndex' : classes[kind])} at ${name}>`;
}
