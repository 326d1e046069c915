import { useCallback } from 'react';
import type { JobResult } from './jobs';
import { useJob, type JobWords } from './use-job';
import { useUndo, type Undoable, type WayBack } from './use-undo';

/** Does something to several items and offers to take it back: each call gives the way back of its item. */
export function useUndoableJob() {
  const job = useJob();
  const undo = useUndo();
  return useCallback(
    <Item extends { title: string }>(
      words: JobWords,
      items: readonly Item[],
      call: (item: Item) => Promise<WayBack | undefined>,
      onUndone: () => void,
    ): Promise<JobResult<Item>> => {
      const made: Undoable[] = [];
      return job(
        words,
        items,
        async (item) => {
          made.push({ title: item.title, wayBack: await call(item) });
        },
        () => (made.some(({ wayBack }) => wayBack) ? () => void undo(made, onUndone) : undefined),
      );
    },
    [job, undo],
  );
}
