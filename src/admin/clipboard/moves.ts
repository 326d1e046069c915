import { getFolderOrder } from '@/api/folder-contents';
import { moveContent, placeContent, renameContent } from '@/api/organising';
import type { Language } from '@/lib/language';
import { lastPart, parentOf } from '@/lib/path-parts';

/** Moves content between folders, one after the other, and knows for each the way back to its place and its id. */
export function createMoves(language: Language) {
  const orders = new Map<string, Promise<string[]>>();

  /** The paths in a folder, of which those that are taken go; empty where its order is not told. */
  const orderOf = (folder: string): Promise<string[]> => {
    const order = orders.get(folder) ?? getFolderOrder(folder, { language }).catch(() => []);
    orders.set(folder, order);
    return order;
  };

  return async (path: string, target: string) => {
    const id = lastPart(path);
    const folder = parentOf(path);
    const order = await orderOf(folder);
    const moved = await moveContent(path, target, { language });
    const place = order.indexOf(path);
    if (place >= 0) order.splice(place, 1);
    const back = async () => {
      const returned = await moveContent(moved, folder, { language });
      if (lastPart(returned) !== id) await renameContent(returned, { id }, { language });
      // Where content has no order of its own it is back all the same.
      if (place >= 0) await placeContent(folder, { id, place }, { language }).catch(() => undefined);
    };
    return { path: moved, back };
  };
}
