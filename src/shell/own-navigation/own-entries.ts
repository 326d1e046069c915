import type { ContextNavigation } from '@/api/context-navigation';
import { flatten } from '@/api/urls';
import { recordsOf, textOf } from '@/lib/text';

export interface OwnEntry {
  path: string;
  title: string;
  isCurrent: boolean;
  /** The present page is this one or lies below it. */
  isInPath: boolean;
}

interface Node {
  path: string;
  items: unknown;
}

/** The place's own node in the tree of the context navigation, wherever it stands there. */
function findNode(items: unknown, path: string): Node | undefined {
  for (const item of recordsOf(items)) {
    const own = flatten(textOf(item['@id']));
    if (own === path) return { path: own, items: item.items };
    const below = findNode(item.items, path);
    if (below) return below;
  }
  return undefined;
}

/**
 * The pages right below a place, as the context navigation of the present page lists them: it opens every level on
 * the way to the page, and the place lies on that way. Empty where the server sends none.
 */
export function ownEntriesOf(tree: ContextNavigation | null | undefined, placePath: string): OwnEntry[] {
  return recordsOf(findNode(tree?.['items'], placePath)?.items).flatMap((item) => {
    const [id, title] = [textOf(item['@id']), textOf(item.title)];
    if (id === '' || title === '') return [];
    const isCurrent = item.is_current === true;
    return [{ path: flatten(id), title, isCurrent, isInPath: isCurrent || item.is_in_path === true }];
  });
}
