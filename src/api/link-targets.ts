import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { request } from './client';
import { ApiError } from './error';
import { catalogSearch } from './search';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal: AbortSignal;
}

/** Content as the server knows it at a path; '' is a state of what has no workflow. */
export type Target =
  { kind: 'there'; state: string } | { kind: 'missing' } | { kind: 'hidden' } | { kind: 'moved'; to: string };

const bare = (path: string) => flatten(path).replace(/(.)\/$/, '$1');

/** What there is at a path, asked of itself: what the catalog does not list may have moved, or be hidden. */
export async function getTarget(path: string, call: Call): Promise<Target | undefined> {
  try {
    const content = await request<unknown>(path, { ...call, query: { include_items: 'false' } });
    return { kind: 'there', state: isRecord(content) ? textOf(content['review_state']) : '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, location } = error.details;
    if (status === 404) return { kind: 'missing' };
    if (status === 401 || status === 403) return { kind: 'hidden' };
    return status === 301 && location?.startsWith('/') ? { kind: 'moved', to: bare(location) } : undefined;
  }
}

/**
 * What the catalog lists of some paths. Whether it understands paths at all hangs on how the site is reached: that is told
 * by a path that is known to be there, without which nothing follows from what it leaves out.
 */
export async function findTargets(
  paths: readonly string[],
  known: string,
  call: Call,
): Promise<{ found: ReadonlyMap<string, Target>; isComplete: boolean }> {
  const asked = [...new Set([...paths, known])].filter((path) => path !== '');
  const query = {
    'path.query': asked,
    'path.depth': 0,
    metadata_fields: ['review_state'],
    b_size: asked.length,
  };
  const { items } = await catalogSearch('', query, call);
  const found = new Map<string, Target>(
    items.map((item) => [
      bare(item['@id']),
      { kind: 'there', state: isRecord(item) ? textOf(item['review_state']) : '' },
    ]),
  );
  return { found, isComplete: known !== '' && found.has(known) };
}
