import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { flatten } from './urls';

export type ContextNavigation = Readonly<Record<string, unknown>>;

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

export interface OwnPage {
  path: string;
  title: string;
}

/** The pages right below a place, as menus show them. */
export async function getOwnPages(place: string, options: Reading): Promise<OwnPage[]> {
  const query = {
    'expand.contextnavigation.currentFolderOnly': 'true',
    'expand.contextnavigation.bottomLevel': 1,
  };
  const answer = await request<unknown>(`${place}/@contextnavigation`, { ...options, query });
  if (!isRecord(answer)) throw malformed('The answer is no navigation.');
  return ownPagesIn(answer['items']);
}

/** Pages of a list of navigation; what has no address or no title is none. */
export function ownPagesIn(items: unknown): OwnPage[] {
  return recordsOf(items).flatMap((item) => {
    const [id, title] = [textOf(item['@id']), textOf(item['title'])];
    return id === '' || title === '' ? [] : [{ path: flatten(id), title }];
  });
}
