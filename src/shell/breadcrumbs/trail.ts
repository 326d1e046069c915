import type { AnyContent } from '@/api/types/any-content';
import type { NearestInstitut } from '@/api/types/portal-calls';
import { flatten } from '@/api/urls';
import { recordsOf, textOf } from '@/lib/text';

export interface Crumb {
  path: string;
  title: string;
  /** The start page, which has its own drawing. */
  isHome?: boolean;
}

const depth = (path: string) => path.split('/').length;

/** The names that institute, area and blog go by; the server may send the blogs as a list, of which the first counts. */
function namedPlaces(nearest: NearestInstitut | undefined): Crumb[] {
  const blogs: unknown = nearest?.blogs;
  const places: unknown[] = [
    nearest?.institut,
    nearest?.institutsbereich,
    Array.isArray(blogs) ? blogs[0] : blogs,
  ];
  return recordsOf(places).flatMap((place) => {
    const [id, title] = [textOf(place['@id']), textOf(place['name'])];
    return id === '' || title === '' ? [] : [{ path: flatten(id), title }];
  });
}

/**
 * The way to a page below its language home: nearest institute, area and blog under their names, then the other items
 * of the path. All of them lie on one path, so the shorter address stands first.
 */
export function trailOf(content: AnyContent, nearest: NearestInstitut | undefined): Crumb[] {
  const named = namedPlaces(nearest);
  const items = recordsOf(content['@components']?.breadcrumbs?.items).map((item) => ({
    path: flatten(textOf(item['@id'])),
    title: textOf(item['nav_title']) || textOf(item['title']),
  }));
  const others = items.filter((item) => !named.some((place) => place.path === item.path));
  return [...named, ...others].sort((one, other) => depth(one.path) - depth(other.path));
}
