import {
  navigationOf,
  ownPagesIn,
  type ContextNavigation,
  type OwnPage,
  type TreeEntry,
} from '@/api/context-navigation';
import { flatten } from '@/api/urls';

/** What stands right below a place in the context navigation of a page; undefined where the place is not in it. */
export function ownPagesOf(
  tree: ContextNavigation | null | undefined,
  placePath: string,
): OwnPage[] | undefined {
  const search = (items: readonly TreeEntry[]): OwnPage[] | undefined => {
    for (const item of items) {
      if (flatten(item['@id']) === placePath) return ownPagesIn(item.items);
      const below = search(item.items);
      if (below) return below;
    }
    return undefined;
  };
  return search(navigationOf(tree).items);
}
