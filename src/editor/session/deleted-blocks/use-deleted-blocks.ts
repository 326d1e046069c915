import { useSyncExternalStore } from 'react';
import { useEditSession } from '../edit-session';
import type { DeletedBlock } from './deleted-blocks';

/** What was deleted of the page since it was opened, the latest first. */
export function useDeletedBlocks(): readonly DeletedBlock[] {
  const { deletedBlocks } = useEditSession();
  return useSyncExternalStore(deletedBlocks.subscribe, deletedBlocks.all);
}
