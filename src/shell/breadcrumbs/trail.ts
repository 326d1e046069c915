import type { AnyContent } from '@/api/types/any-content';
import type { NearestInstitut } from '@/api/types/portal-calls';
import { wayOf } from '@/api/page-facts';
import { placesOf } from '@/api/surroundings';
import { flatten } from '@/api/urls';

export interface Crumb {
  path: string;
  title: string;
  /** The start page, which has its own drawing. */
  isHome?: boolean;
}

const depth = (path: string) => path.split('/').length;

/** The names that institute, area and blog go by. */
function namedPlaces(nearest: NearestInstitut | undefined): Crumb[] {
  const { institut, institutsbereich, blogs } = placesOf(nearest);
  return [institut, institutsbereich, blogs].flatMap((place) =>
    !place?.['@id'] || place.name === '' ? [] : [{ path: flatten(place['@id']), title: place.name }],
  );
}

/**
 * The way to a page below its language home: nearest institute, area and blog under their names, then the other items
 * of the path. All of them lie on one path, so the shorter address stands first.
 */
export function trailOf(content: AnyContent, nearest: NearestInstitut | undefined): Crumb[] {
  const named = namedPlaces(nearest);
  const others = wayOf(content).filter((item) => !named.some((place) => place.path === item.path));
  return [...named, ...others].sort((one, other) => depth(one.path) - depth(other.path));
}
