import { catalogSearch } from '@/api/search';
import { flatten } from '@/api/urls';
import type { Language } from '@/lib/language';
import { record, text } from '@/lib/shape';
import { searchTerms } from '@/lib/search-terms';
import { withoutEndSlashes } from '@/lib/slashes';
import { isLeftOut } from '@/site/variants/variant';

interface Reading {
  language: Language;
  signal: AbortSignal;
}

/** A folder into which content may go. */
export interface FolderPlace {
  path: string;
  title: string;
}

const shape = record({ '@id': text(), title: text() });

/** More folders than these are found by words. */
const mostListed = 500;
const mostFound = 50;

async function search(
  path: string,
  query: Readonly<Record<string, string | number>>,
  call: Reading,
): Promise<FolderPlace[]> {
  const { items } = await catalogSearch(path, { is_folderish: 1, show_inactive: 1, ...query }, call);
  return items
    .map((item) => {
      const { '@id': address, title } = shape.read(item);
      const place = flatten(address);
      return { path: place, title: title || place };
    })
    .filter((place) => place.path !== path && !isLeftOut(place.path));
}

/** The folders in a folder, in the order of its editors. */
export const foldersIn = (path: string, call: Reading): Promise<FolderPlace[]> =>
  search(path, { 'path.depth': 1, sort_on: 'getObjPositionInParent', b_size: mostListed }, call);

/** Folders anywhere in the site, by words of theirs or by their path. */
export async function findFolders(typed: string, call: Reading): Promise<FolderPlace[]> {
  if (typed.startsWith('/')) return foldersAt(withoutEndSlashes(typed), call);
  const terms = searchTerms(typed);
  return terms === '' ? [] : search('', { SearchableText: terms, b_size: mostFound }, call);
}

/** The folder at a path, as a list of one or none. */
async function foldersAt(path: string, call: Reading): Promise<FolderPlace[]> {
  try {
    const { items } = await catalogSearch(path, { 'path.depth': 0, is_folderish: 1, b_size: 1 }, call);
    return items.map((item) => ({ path, title: shape.read(item).title || path }));
  } catch {
    return [];
  }
}
