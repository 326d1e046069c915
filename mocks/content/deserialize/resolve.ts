import type { Item, RepositoryReader, Viewer } from '~mocks/repository/types';
import { withoutEnd } from '~mocks/lib/ends';

/** The present content, who names it, and the address under which callers know the site. */
export interface Place {
  reader: RepositoryReader;
  viewer: Viewer;
  /** Origin (and path) of the site. */
  base: string;
}

/** Plone's own name of the site, with which physical paths begin. */
const site = '/Plone';

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** The content at a path below the site, or at its physical path. */
export function atPath(reader: RepositoryReader, path: string): Item | undefined {
  const found = reader.byPath(path) ?? reader.byPath(decoded(path));
  if (found) return found;
  return path === site || path.startsWith(`${site}/`) ? reader.byPath(path.slice(site.length)) : undefined;
}

export type Manner = 'URL' | 'path' | 'UID' | 'intid';

/** What a caller may not view is as unknown as what does not exist. */
const shown = ({ reader, viewer }: Place, item: Item | undefined): Item | undefined =>
  item && reader.can(viewer, 'View', item) ? item : undefined;

/** Content named by URL, path or UID, as requests name it; another site's URL is taken for a UID. */
export function resolveNamed(place: Place, name: string): { item: Item | undefined; manner: Manner } {
  const { reader, base } = place;
  if (name.startsWith(base))
    return { item: shown(place, atPath(reader, name.slice(base.length))), manner: 'URL' };
  if (name.startsWith('/')) return { item: shown(place, atPath(reader, name)), manner: 'path' };
  return { item: shown(place, reader.byUid(name)), manner: 'UID' };
}

/** The content that a link of a text names, with what follows the path. */
function linked(place: Place, link: string): { item: Item; rest: string } | undefined {
  const { reader, base } = place;
  const inside = link.startsWith(base) ? link.slice(base.length) : link;
  if (/^[a-z][a-z+.-]*:/i.test(inside)) return undefined;
  const rooted = `/${inside.replace(/^\/+/, '')}`;
  const end = rooted.search(/\/@@|#/);
  const clean = withoutEnd(end < 0 ? rooted : rooted.slice(0, end));
  const alias = reader.byPath(clean) ? undefined : reader.redirectOf(clean);
  const item = shown(
    place,
    atPath(reader, clean) ?? (alias?.startsWith('/') ? reader.byPath(alias) : undefined),
  );
  return item && item.parent !== null ? { item, rest: end < 0 ? '' : rooted.slice(end) } : undefined;
}

/**
 * A link as it is stored: by UID where it leads into the site, climbing from as deep as its own page lies; any other
 * as it is.
 */
export function storedLink(place: Place, link: string, depth: number): string {
  if (link === '' || link.includes('resolveuid/')) return link;
  const found = linked(place, link);
  return found ? `${'../'.repeat(depth)}resolveuid/${found.item.uid}${found.rest}` : link;
}
