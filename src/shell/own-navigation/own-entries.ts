import { ownPagesIn, type ContextNavigation, type OwnPage } from '@/api/context-navigation';
import { flatten } from '@/api/urls';
import { recordsOf, textOf } from '@/lib/text';

/** What stands right below a place in the context navigation of a page; undefined where the place is not in it. */
export function ownPagesOf(
  tree: ContextNavigation | null | undefined,
  placePath: string,
): OwnPage[] | undefined {
  const search = (items: unknown): OwnPage[] | undefined => {
    for (const item of recordsOf(items)) {
      if (flatten(textOf(item['@id'])) === placePath) return ownPagesIn(item['items']);
      const below = search(item['items']);
      if (below) return below;
    }
    return undefined;
  };
  return search(tree?.['items']);
}
