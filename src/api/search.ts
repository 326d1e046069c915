import type { Language } from '@/lib/language';
import { optional, record, text } from '@/lib/shape';
import { isRecord, recordsOf } from '@/lib/text';
import { malformed } from './error';
import type { Batch } from './types/content';
import type { Summary } from './types/summary';
import { queryString, request, type QueryValue } from './client';

/** What the names of all operators begin with. */
export const operation = 'plone.app.querystring.operation.';

/** One row of a query: index, operator, value. */
export interface QueryCriterion {
  i: string;
  o: string;
  v?: unknown;
}

export interface QuerystringSearch {
  query: readonly QueryCriterion[];
  sort_on?: string;
  sort_order?: 'ascending' | 'descending';
  limit?: number;
  b_start?: number;
  b_size?: number;
  metadata_fields?: readonly string[];
  fullobjects?: boolean;
}

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

const longestUrl = 2000;

const summary = record({
  '@id': text(),
  '@type': text(),
  title: text(),
  description: text(),
  type_title: text(),
  effective: optional(text()),
  start: optional(text()),
  location: optional(text()),
});

/** What the app shows of a row is what its type says; its other columns stay as they came, for their own readers. */
export function summaryOf(row: Record<string, unknown>): Summary {
  const known = Object.entries(summary.read(row)).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(known) } as unknown as Summary;
}

/**
 * The batch that an answer holds, with its items as they came. Plone answers a text without words by a bare list, which
 * is an empty result; what is no list of items at all is a failure.
 */
function batchIn(answer: unknown, path: string): Batch<Record<string, unknown>> {
  if (Array.isArray(answer)) return { '@id': path, items: [], items_total: 0 };
  if (!isRecord(answer) || !Array.isArray(answer.items)) throw malformed('The answer is no list of items.');
  return { ...answer, items: recordsOf(answer.items) } as unknown as Batch<Record<string, unknown>>;
}

const withSummaries = ({ items, ...batch }: Batch<Record<string, unknown>>): Batch<Summary> => ({
  ...batch,
  items: items.map(summaryOf),
});

/** A listing's search on a path, its items as they came. A query too long for a URL is posted instead. */
export async function querystringItems(
  path: string,
  search: QuerystringSearch,
  options: Reading,
): Promise<Batch<Record<string, unknown>>> {
  // Plone decodes the parameter twice, so a per cent sign survives only when it is encoded twice.
  const query = { query: encodeURIComponent(JSON.stringify(search)) };
  const call = `${path}/@querystring-search`;
  const isTooLong = queryString(query).length + call.length > longestUrl;
  const sent = isTooLong ? ({ method: 'POST', body: search, leavesContent: true } as const) : { query };
  return batchIn(await request<unknown>(call, { ...options, ...sent }), path);
}

/** A listing's search on a path. */
export const querystringSearch = async (...search: Parameters<typeof querystringItems>) =>
  withSummaries(await querystringItems(...search));

/** A catalog search, its items as they came, for those who read them by a shape of their own. */
export async function catalogItems(
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  options: Reading,
): Promise<Batch<Record<string, unknown>>> {
  return batchIn(await request<unknown>(`${path}/@search`, { ...options, query }), path);
}

/** A catalog search. */
export const catalogSearch = async (...search: Parameters<typeof catalogItems>) =>
  withSummaries(await catalogItems(...search));
