import { types } from '@/lib/content-types';
import type { Language } from '@/lib/language';
import { isRecord, recordsOf } from '@/lib/text';
import { askAddOn } from './add-on';
import { request } from './client';
import { malformed } from './error';
import { operation, querystringSearch, summaryOf, type QueryCriterion } from './search';
import type { Summary } from './types/summary';

/** By what job offers are sorted, as the call names it, and the index of the same. */
export const jobSortFields = {
  created: 'created',
  id: 'getId',
  sortable_title: 'sortable_title',
  job_offer_institute_title: 'job_offer_institute_title',
  job_offer_location_title: 'job_offer_location_title',
} as const;
export type JobSortField = keyof typeof jobSortFields;

/** What job offers are chosen by: parameters of the call, and the indexes of the same; `subject` are their categories. */
export const jobFilters = {
  target_group: 'job_offer_target_groups',
  field_of_work: 'job_offer_fields_of_work',
  location: 'job_offer_location',
  subject: 'job_offer_categories',
} as const;
export type JobFilter = keyof typeof jobFilters;

export interface JobSearch {
  words: string;
  chosen: Readonly<Partial<Record<JobFilter, readonly string[]>>>;
  /** Below which place; '' for the context of the call. */
  pathPrefix: string;
}

export interface JobWindow {
  rows: number;
  sortOn: JobSortField;
  isDescending: boolean;
}

interface Reading {
  language: Language;
  signal: AbortSignal;
}

export interface JobPage {
  items: Summary[];
  total: number;
}

const jobTypes = [...types].flatMap(([name, { listedOn }]) => (listedOn === 'jobs' ? [name] : []));

/** Where the server does not know the call, the catalogue is asked for the same. */
function criteriaOf(path: string, { words, chosen, pathPrefix }: JobSearch): QueryCriterion[] {
  const filters = Object.entries(jobFilters).flatMap(([name, i]) => {
    const v = chosen[name as JobFilter] ?? [];
    return v.length === 0 ? [] : [{ i, o: `${operation}selection.any`, v }];
  });
  return [
    { i: 'portal_type', o: `${operation}selection.any`, v: jobTypes },
    ...(pathPrefix || path
      ? [{ i: 'path', o: `${operation}string.absolutePath`, v: pathPrefix || path }]
      : []),
    ...filters,
    ...(words === '' ? [] : [{ i: 'SearchableText', o: `${operation}string.contains`, v: words }]),
  ];
}

const columns = [
  'UID',
  'Title',
  'id',
  'external_id',
  'job_offer_institute_title',
  'job_offer_location_title',
];

async function searchCatalogue(
  path: string,
  search: JobSearch,
  { rows, sortOn, isDescending }: JobWindow,
  options: Reading,
): Promise<JobPage> {
  const order = {
    sort_on: jobSortFields[sortOn],
    sort_order: isDescending ? 'descending' : 'ascending',
  } as const;
  const query = { query: criteriaOf(path, search), ...order, b_size: rows, metadata_fields: columns };
  const { items, items_total: total } = await querystringSearch(path, query, options);
  return { items, total };
}

/** Published job offers below a path, as `@job-offer-search` finds them; a Plone without it is asked by its catalogue. */
export async function searchJobOffers(
  path: string,
  search: JobSearch,
  page: JobWindow,
  options: Reading,
): Promise<JobPage> {
  const query = {
    q: search.words,
    rows: page.rows,
    sort: `${page.sortOn} ${page.isDescending ? 'desc' : 'asc'}`,
    ...(search.pathPrefix !== '' && { path_prefix: search.pathPrefix }),
    ...search.chosen,
  };
  return askAddOn(
    async () => {
      const answer = await request<unknown>(`${path}/@job-offer-search`, { ...options, query });
      if (!isRecord(answer) || !Array.isArray(answer['items']))
        throw malformed('The answer is no list of jobs.');
      const total = answer['items_total'] ?? answer['total'];
      const items = recordsOf(answer['items']).map(summaryOf);
      return { items, total: typeof total === 'number' ? total : items.length };
    },
    () => searchCatalogue(path, search, page, options),
  );
}
