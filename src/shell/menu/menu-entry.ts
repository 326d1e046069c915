import type { NavigationItem } from '@/api/types/content';
import { flatten } from '@/api/urls';
import { safeUrl } from '@/lib/address';
import type { Language } from '@/lib/language';
import { record, text } from '@/lib/shape';
import { recordsOf } from '@/lib/text';
import { homePath } from '@/site/home-path';
import { isLeftOut } from '@/site/variants/variant';

/** One entry of the site's menus. */
export interface MenuEntry {
  /** Place in the tree: addresses may occur twice, because a Link of the first level has that of its target. */
  key: string;
  title: string;
  description: string;
  /** App path, or the URL of another site. */
  path: string;
  items: MenuEntry[];
}

const words = record({ '@id': text(), title: text(), description: text() });

function entryOf(item: Record<string, unknown>, key: string): MenuEntry {
  const { '@id': id, title, description } = words.read(item);
  return {
    key,
    title,
    description,
    // An entry with an empty address goes to the start.
    path: id === '' ? '/' : flatten(safeUrl(id) ?? ''),
    items: entriesOf(item['items'], key),
  };
}

/** Leaves may come with `''` for their items; an address that must not be followed is no entry. */
function entriesOf(items: unknown, parent: string): MenuEntry[] {
  return recordsOf(items)
    .map((item, index) => entryOf(item, `${parent}-${index}`))
    .filter(({ title, path }) => title !== '' && path !== '' && !isLeftOut(path));
}

/** The menu of a language: without the server's own "Home", and without what this variant leaves out. */
export function menuOf(items: readonly NavigationItem[], language: Language): MenuEntry[] {
  return entriesOf(items, 'menu').filter((entry) => entry.path !== homePath(language));
}

/** Whether the page at the path is the entry's own or lies below it. */
export function isInPath(entry: MenuEntry, path: string): boolean {
  return path === entry.path || (entry.path !== '/' && path.startsWith(`${entry.path}/`));
}
