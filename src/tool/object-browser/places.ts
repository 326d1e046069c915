import { flatten, isInternal } from '@/api/urls';
import { parentOf } from '@/lib/path-parts';
import { searchTerms } from '@/lib/search-terms';
import { withoutEndSlashes } from '@/lib/slashes';
import type { BrowseRequest } from './context';

/** What a typed text asks for: the folder at a path, a search, or nothing yet. */
export type Asked = { kind: 'folder'; path: string } | { kind: 'search'; text: string } | { kind: 'nothing' };

/** An address of the site as a path of content: without services, query and slash at its end; '' is the root. */
export function folderPath(address: string): string {
  const path = flatten(address).split(/[?#]/, 1)[0] ?? '';
  return withoutEndSlashes(path.split('/@', 1)[0] ?? '');
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && isInternal(text);

/** The path a listing may be asked for: nothing of it climbs or leads to another host. */
export const isPlain = (path: string): boolean =>
  path === '' || (/^\/[^/\\]/.test(path) && !path.split('/').some((part) => part === '..' || part === '.'));

/** A leading slash browses that path, so does a full address of the site; two letters or more search. */
export function askedBy(typed: string): Asked {
  const text = typed.trim();
  if (text.startsWith('/') || isAddress(text)) {
    const path = folderPath(text);
    return isPlain(path) ? { kind: 'folder', path } : { kind: 'nothing' };
  }
  return text.length >= 2 && searchTerms(text) !== '' ? { kind: 'search', text } : { kind: 'nothing' };
}

/** Where the browser begins: where it is told to, at the root for several, else in the folder of what is chosen, else at the page. */
export function startPath({ isMultiple, chosen, start }: BrowseRequest, pagePath: string): string {
  if (start !== undefined && isPlain(start)) return start;
  if (isMultiple) return '';
  const [current] = chosen;
  const address = current?.['@id'] ?? '';
  if (address !== '' && isInternal(address)) {
    const path = parentOf(folderPath(address.split('/@@', 1)[0] ?? ''));
    if (isPlain(path)) return path;
  }
  return folderPath(pagePath);
}
