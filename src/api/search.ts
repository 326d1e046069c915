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
 * The batch that an answer holds. Plone answers a text without words by a bare list, which is an empty result; what is
 * no list of items at all is a failure.
 */
function batchIn(answer: unknown, path: string): Batch<Summary> {
  if (Array.isArray(answer)) return { '@id': path, items: [], items_total: 0 };
  if (!isRecord(answer) || !Array.isArray(answer.items)) throw malformed('The answer is no list of items.');
  return { ...answer, items: recordsOf(answer.items).map(summaryOf) } as unknown as Batch<Summary>;
}

/** A listing's search on a path. A query too long for a URL is posted instead. */
export async function querystringSearch(
  path: string,
  search: QuerystringSearch,
  options: Reading,
): Promise<Batch<Summary>> {
  // Plone decodes the parameter twice, so a per cent sign survives only when it is encoded twice.
  const query = { query: encodeURIComponent(JSON.stringify(search)) };
  const call = `${path}/@querystring-search`;
  const isTooLong = queryString(query).length + call.length > longestUrl;
  const sent = isTooLong ? ({ method: 'POST', body: search, leavesContent: true } as const) : { query };
  return batchIn(await request<unknown>(call, { ...options, ...sent }), path);
}

/** A catalog search. */
export async function catalogSearch(
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  options: Reading,
): Promise<Batch<Summary>> {
  return batchIn(await request<unknown>(`${path}/@search`, { ...options, query }), path);
}
