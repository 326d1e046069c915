import { useContext, useSyncExternalStore } from 'react';
import { flatten } from '@/api/urls';
import { text } from '@/lib/shape';
import { firstScreen, type Outline } from './outline';
import { PageContext } from './page-context';

const none: readonly string[] = [];
const words = text();

/** A field of the page that the block stands on, as stored: it may be missing or of a wrong type. */
export function usePageField(name: string): unknown {
  const page = useContext(PageContext);
  return useSyncExternalStore(page.subscribe, () => page.field(name));
}

/** A text of the page, '' where it has none. */
export function usePageText(name: string): string {
  return words.read(usePageField(name));
}

/** The path of the page, without a slash at its end. */
export function usePagePath(): string {
  const path = flatten(usePageText('@id'));
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** What `read` takes of the outline; only when that changes is its reader drawn again, so it must not be made anew. */
export function useOutline<Value>(read: (outline: Outline) => Value): Value {
  const page = useContext(PageContext);
  return useSyncExternalStore(page.subscribe, () => read(page.outline()));
}

/** The anchors of a block's headings, in their order; '' where a heading has no letter that could form one. */
export function useAnchors(id: string): readonly string[] {
  return useOutline(({ entries }) => entries.get(id)?.anchors ?? none);
}

function useLevelBefore(id: string): number {
  return useOutline(({ entries }) => entries.get(id)?.levelBefore ?? 0);
}

/** The level of the titles of what a block lists: one below the heading that they stand under, never a page's own. */
export function useItemLevel(id: string, headline?: { level: number }): number {
  const before = useLevelBefore(id);
  return Math.min(6, Math.max(2, (headline?.level ?? before) + 1));
}

/** The level of a large teaser's headline: the page's own where nothing before it and no title block is. */
export function useLeadLevel(id: string): number {
  const before = useLevelBefore(id);
  const hasTitle = useOutline((outline) => outline.hasTitle);
  return before === 0 && !hasTitle ? 1 : Math.max(2, before);
}

/** How early the pictures of a block are fetched: the page's first one before everything else. */
export function usePictureLoading(id: string, position: number): { priority: boolean; eager: boolean } {
  const eager = position < firstScreen;
  const priority = useOutline(({ leadPicture }) => eager && leadPicture === id);
  return { priority, eager };
}

/** The query parameter of a block's page: `page`, or with the block's id where several share the address. */
export function usePageParameter(id: string): string {
  return useOutline(({ pagedCount }) => (pagedCount > 1 ? `page-${id}` : 'page'));
}
