import type { Batching } from '@/api/types/content';
import { badRequest } from './failure';

/** A part of a list: where it starts and how many entries it has at most. */
export interface Batch {
  start: number;
  size: number;
}

/** The part of the list that a batch shows: one that starts before the first entry has so many less. */
export function shownPart({ start, size }: Batch): Batch {
  return start < 0 ? { start: 0, size: Math.max(0, size + start) } : { start, size };
}

/** Entries that one answer may hold: folders are read in pages, and what lists all has far fewer. */
const mostEntries = 5000;

/** Refuses an answer that would hold too much. What counts is what is there, however much was asked for. */
export function checkBatch(entries: { readonly length: number }): void {
  if (entries.length > mostEntries)
    throw badRequest(`More than ${mostEntries} entries: ask for a smaller batch.`);
}

/** The entries of a batch; without a size 25. */
export function part<T>(entries: readonly T[], { start, size }: Batch): T[] {
  const shown = shownPart({ start, size: size || 25 });
  const found = entries.slice(shown.start, shown.start + shown.size);
  checkBatch(found);
  return found;
}

const batchNames = new Set(['b_start', 'b_size', 'sort_on', 'sort_order', 'sort_limit']);

/** Puts the parameters back behind the address, encoded as Python does. */
function join(url: URL, parameters: [string, string][]): string {
  const search = new URLSearchParams(parameters).toString().replaceAll('*', '%2A').replaceAll('%7E', '~');
  return `${url.origin}${url.pathname}${search ? `?${search}` : ''}`;
}

/** `@id` of a batched answer: the request's URL without what has no value or chooses the batch and its order. */
export function idOfBatched(url: URL): string {
  return join(
    url,
    [...url.searchParams].filter(([name, value]) => value !== '' && !batchNames.has(name)),
  );
}

function linkTo(url: URL, start: number): string {
  const others = [...url.searchParams].filter(([name]) => name !== 'b_start');
  return join(url, [['b_start', String(Math.max(0, start))], ...others]);
}

/**
 * Links to the neighbouring batches; undefined when everything fits into one. The last batch is counted from the first
 * entry, wherever this one starts; from beyond the end the way back leads to the last full batch.
 */
export function batchingLinks(url: URL, batch: Batch, total: number): Batching | undefined {
  const { start } = batch;
  const size = batch.size || 25;
  if (total <= batch.size) return undefined;
  const last = batch.size > 0 ? Math.floor((total - 1) / size) * size : 0;
  const links: Batching = { '@id': url.href, first: linkTo(url, 0), last: linkTo(url, last) };
  // Plone's own arithmetic of a batch without size.
  if (batch.size === 0) links.next = linkTo(url, Math.min(size, total - 1));
  else if (start + size < total) links.next = linkTo(url, start + size);
  if (start > 0)
    links.prev = linkTo(url, batch.size === 0 ? Math.min(start, total - 1) : Math.min(start, total) - size);
  return links;
}
