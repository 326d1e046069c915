import type { jobFilters } from '@/api/job-offers';
import { jobSortFields, type JobFilter, type JobSortField } from '@/api/job-offers';
import { jobParameterNames, longestWords, wordsParameter } from '@/blocks/job-parameters';
import { jobTokens } from '@/blocks/listing/jobs/job-filter';
import { addressNames, type JobOrder } from '@/blocks/listing/jobs/job-search';
import { rowsIn, toggledValue, withValue } from '@/lib/parameters';
import { isTooLong } from '@/lib/search-text';

/** How many offers are seen at first, and how many more at a time. */
const windowSize = 200;
/** As many as an address can ask for; 'More Jobs' goes no further. */
const largestWindow = 10_000;
const mostTokens = 50;

const orderParameter = 'sort';
const windowParameter = 'b_size';

export const filterNames = Object.keys(addressNames) as (keyof typeof jobFilters)[];

/** What the address of a list of jobs says. */
export interface JobAddress {
  /** Those that are searched for: '' where there are too many of them. */
  words: string;
  /** Those that stand in the address. */
  written: string;
  chosen: Readonly<Record<JobFilter, readonly string[]>>;
  order: JobOrder;
  rows: number;
}

const isSortField = (name: string): name is JobSortField => Object.hasOwn(jobSortFields, name);

const usualOrder: JobOrder = { sortOn: 'created', isDescending: true };

function orderOf(stored: string): JobOrder {
  const [name = '', direction = ''] = stored.split(' ');
  return isSortField(name) ? { sortOn: name, isDescending: direction === 'desc' } : usualOrder;
}

export const orderName = ({ sortOn, isDescending }: JobOrder) =>
  `${sortOn} ${isDescending ? 'desc' : 'asc'}` as const;

const tokensIn = (search: URLSearchParams, filter: JobFilter): string[] =>
  [...new Set(jobTokens(search, addressNames[filter]))].slice(0, mostTokens);

export function jobAddressOf(search: URLSearchParams): JobAddress {
  const written = jobTokens(search, wordsParameter).join(' ');
  return {
    words: isTooLong(written, longestWords) ? '' : written,
    written,
    chosen: {
      target_group: tokensIn(search, 'target_group'),
      field_of_work: tokensIn(search, 'field_of_work'),
      location: tokensIn(search, 'location'),
      subject: tokensIn(search, 'subject'),
    },
    order: orderOf(search.get(orderParameter) ?? ''),
    rows: rowsIn(search.get(windowParameter), { size: windowSize, most: largestWindow }),
  };
}

/** Another filter begins with the first window again. */
const filtered = (search: URLSearchParams, name: string, value: string): URLSearchParams =>
  withValue(withValue(search, windowParameter, ''), name, value);

export const withWords = (search: URLSearchParams, words: string): URLSearchParams =>
  filtered(search, wordsParameter, words.trim());

/** With a term of a filter chosen that was not, or the other way round. */
export function toggled(search: URLSearchParams, filter: JobFilter, token: string): URLSearchParams {
  const before = tokensIn(search, filter);
  return filtered(search, addressNames[filter], toggledValue(before, token).join(','));
}

export const withoutFilters = (search: URLSearchParams): URLSearchParams =>
  [wordsParameter, ...jobParameterNames].reduce((rest, name) => filtered(rest, name, ''), search);

/** Sorted in another way; the usual one stands in no address. */
export function sorted(search: URLSearchParams, order: JobOrder): URLSearchParams {
  const name = orderName(order);
  return withValue(search, orderParameter, name === orderName(usualOrder) ? '' : name);
}

/** A new column sorts ascending, the same one turns round. */
export function sortedBy(search: URLSearchParams, sortOn: JobSortField): URLSearchParams {
  const { order } = jobAddressOf(search);
  return sorted(search, { sortOn, isDescending: order.sortOn === sortOn && !order.isDescending });
}

export const enlarged = (search: URLSearchParams): URLSearchParams =>
  withValue(search, windowParameter, String(jobAddressOf(search).rows + windowSize));
