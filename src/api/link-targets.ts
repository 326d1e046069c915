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

/** What the catalog does not know may have moved, or be something that it does not list. */
async function lookAt(path: string, call: Call): Promise<Target | undefined> {
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

/** What there is at some paths of the site; those of which the server tells nothing are left out. */
export async function getTargets(paths: readonly string[], call: Call): Promise<ReadonlyMap<string, Target>> {
  const query = {
    'path.query': paths,
    'path.depth': 0,
    metadata_fields: ['review_state'],
    b_size: paths.length,
  };
  const { items } = await catalogSearch('', query, call);
  const found = new Map<string, Target>(
    items.map((item) => [
      bare(item['@id']),
      { kind: 'there', state: isRecord(item) ? textOf(item['review_state']) : '' },
    ]),
  );
  for (const path of paths) {
    if (found.has(path)) continue;
    const target = await lookAt(path, call);
    if (target) found.set(path, target);
  }
  return found;
}
