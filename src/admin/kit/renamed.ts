import { slugOf } from '@/lib/slug';

interface Named {
  id: string;
  title: string;
}

/** What of a title and an id has changed, as the CMS takes it; undefined for nothing. An emptied field stays as it was. */
export function renamed(before: Named, typed: Named): { title?: string; id?: string } | undefined {
  const title = typed.title.trim();
  // An id that stands as it was may have letters that a new one would not get.
  const id = typed.id.trim() === before.id ? before.id : slugOf(typed.id);
  const changed = {
    ...(title !== '' && title !== before.title && { title }),
    ...(id !== '' && id !== before.id && { id }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** What gives content again the title and the id that were changed. */
export const renamedBack = (before: Named, changed: { title?: string; id?: string }) => ({
  ...(changed.title !== undefined && { title: before.title }),
  ...(changed.id !== undefined && { id: before.id }),
});
