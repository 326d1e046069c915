import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import type { Read } from '@/lib/shape';
import type { namesShape } from '../../session/data';
import type { OpenedPage } from '../../session/opened-page';

/**
 * The way to a page, by what its place tells of that: its last step bears the name that is written now, and that of a new page
 * is to come.
 */
export function wayTo({ path, lock }: OpenedPage, place: AnyContent, names: Read<typeof namesShape>) {
  const { items } = pageFacts(place)['@components'].breadcrumbs;
  const own = { '@id': path, ...names };
  const others = lock ? items.slice(0, -1) : items;
  return { items: lock && items.length === 0 ? items : [...others, own] };
}
