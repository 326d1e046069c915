import type { Language } from '@/lib/language';
import { readOnce } from '@/lib/read-once';
import { flag, record, stored, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { flatten } from './urls';

export type ContextNavigation = Readonly<Record<string, unknown>>;

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

/** An entry of the tree; those below it are in it. */
export interface TreeEntry {
  '@id': string;
  href: string;
  title: string;
  is_current: boolean | undefined;
  is_in_path: boolean | undefined;
  items: TreeEntry[];
}

const entry = record({
  '@id': text(),
  href: text(),
  title: text(),
  is_current: flag(),
  is_in_path: flag(),
});
const tree: Shape<TreeEntry[]> = {
  read: (items) => recordsOf(items).map((item) => ({ ...entry.read(item), items: tree.read(item['items']) })),
};

/** `@contextnavigation`: the tree, and what it is called. */
export const navigationShape = record({
  has_custom_name: flag(),
  url: stored(),
  title: text(),
  items: tree,
});

export const navigationOf = (stored: ContextNavigation | null | undefined): Read<typeof navigationShape> =>
  readOnce(navigationShape, stored ?? nothing);

const nothing = {};

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
