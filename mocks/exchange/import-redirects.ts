import type { ImportNotes } from './import-notes';
import type { ImportTree } from './import-tree';
import { recordOf, textOf } from './values';
import { withoutEnd } from '~mocks/lib/ends';

const isPath = (text: string): boolean =>
  /^\/(?!\/)/.test(text) && text.length <= 2000 && !/\p{Cc}/u.test(text);

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Old paths and their targets. In the export both begin with the site's id, whatever that was. */
export function importedRedirects(
  document: unknown,
  tree: ImportTree,
  notes: ImportNotes,
): [string, string][] {
  const site = `/${textOf(tree.root.id)}`;
  const below = (path: string): string | undefined => {
    if (!isPath(path)) return undefined;
    if (site === '/') return path.replace(/^\/[^/]+/, '');
    return path === site || path.startsWith(`${site}/`) ? path.slice(site.length) : undefined;
  };
  return Object.entries(recordOf(document)).flatMap(([from, to]): [string, string][] => {
    const old = below(withoutEnd(from));
    const target = textOf(to);
    const present = isAddress(target) ? target : below(target);
    if (old && present !== undefined && present !== old && !tree.entryAt(old)) return [[old, present || '/']];
    notes.add('Redirects that lead nowhere or stand where content is', `${from} to ${target}`);
    return [];
  });
}
