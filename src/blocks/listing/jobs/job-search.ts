import { flatten } from '@/api/urls';
import {
  jobFilters,
  jobSortFields,
  type JobFilter,
  type JobSearch,
  type JobSortField,
} from '@/api/job-offers';
import { queryTexts } from '@/api/query-indexes';
import { typeFacts } from '@/lib/content-types';
import type { JobParameter } from '../../job-parameters';
import { isDescending, type StoredQuery } from '../../stored-query';
import { jobTokens } from './job-filter';

export interface JobOrder {
  sortOn: JobSortField;
  isDescending: boolean;
}

export interface AskedJobs {
  /** Where the call goes: the page, or the whole site. */
  isOfPage: boolean;
  search: JobSearch;
  order: JobOrder;
}

type Row = StoredQuery['query'][number];
type Part = Partial<JobSearch> | 'unknown';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** What one row of a query says to the call. */
function partOf({ i, o, v }: Row): Part {
  const values = queryTexts(v);
  const isAny = o.endsWith('selection.any');
  if (i === 'portal_type')
    return isAny && values.every((type) => typeFacts(type).listedOn === 'jobs') ? {} : 'unknown';
  if (i === 'review_state') return isAny && values.join() === 'published' ? {} : 'unknown';
  if (i === 'SearchableText') return { words: values.join(' ').trim() };
  if (i === 'path') {
    if (o.endsWith('string.relativePath')) return values.join() === '.' ? { pathPrefix: '' } : 'unknown';
    const [path = ''] = flatten(values[0] ?? '').split('::');
    return o.endsWith('string.absolutePath') && path.startsWith('/') ? { pathPrefix: path } : 'unknown';
  }
  const name = keysOf(jobFilters).find((each) => jobFilters[each] === i);
  return name !== undefined && isAny ? { chosen: { [name]: values } } : 'unknown';
}

/** In an address the filters have names of their own. */
export const addressNames = {
  target_group: 'targetGroup',
  field_of_work: 'fieldOfWork',
  location: 'location',
  subject: 'categories',
} as const satisfies Record<JobFilter, JobParameter>;

function partsOfAddress(address: URLSearchParams): Part[] {
  const words = jobTokens(address, 'text').join(' ');
  const chosen = keysOf(addressNames).flatMap((name): Part[] => {
    const tokens = jobTokens(address, addressNames[name]);
    return tokens.length === 0 ? [] : [{ chosen: { [name]: tokens } }];
  });
  return [...chosen, ...(words === '' ? [] : [{ words }])];
}

/** Everything counts, so that what two parts say of the same cannot be asked for. */
function joined(parts: readonly Part[]): Partial<JobSearch> | undefined {
  const whole: { words?: string; pathPrefix?: string; chosen: Record<string, readonly string[]> } = {
    chosen: {},
  };
  for (const part of parts) {
    if (part === 'unknown') return undefined;
    const { chosen = {}, ...rest } = part;
    const isTwice = (known: object, more: object) =>
      Object.keys(more).some((name) => Object.hasOwn(known, name));
    if (isTwice(whole, rest) || isTwice(whole.chosen, chosen)) return undefined;
    Object.assign(whole, rest);
    Object.assign(whole.chosen, chosen);
  }
  return whole;
}

function orderOf(stored: StoredQuery): JobOrder | undefined {
  const { sort_on: index } = stored;
  if (index === '') return { sortOn: 'created', isDescending: stored.sort_order_boolean ?? true };
  const sortOn = keysOf(jobSortFields).find((name) => jobSortFields[name] === index || name === index);
  return sortOn && { sortOn, isDescending: isDescending(stored) };
}

/** A list of jobs as the search for jobs takes it; undefined where it asks for what that does not know. */
export function jobsAskedFor(stored: StoredQuery, address: URLSearchParams): AskedJobs | undefined {
  const { query } = stored;
  if (query.length > 0 && !query.some(({ i }) => i === 'portal_type')) return undefined;
  const order = orderOf(stored);
  const whole = joined([...query.map(partOf), ...partsOfAddress(address)]);
  if (!whole || !order) return undefined;
  return {
    isOfPage: query.length === 0 || whole.pathPrefix !== undefined,
    search: { words: '', pathPrefix: '', chosen: {}, ...whole },
    order,
  };
}
