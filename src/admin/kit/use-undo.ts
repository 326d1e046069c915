import { useCallback } from 'react';
import { NoWayBack } from './jobs';
import { messages } from './messages';
import { useJob } from './use-job';

/** Takes back what was done to one item. */
export type WayBack = () => Promise<unknown>;

export interface Undoable {
  title: string;
  /** Undefined where nothing leads back. */
  wayBack: WayBack | undefined;
}

/** Takes back what was done, the last first; an item that stays as it is now is told. */
export function useUndo(): (made: readonly Undoable[], onUndone: () => void) => Promise<void> {
  const job = useJob();
  return useCallback(
    async (made, onUndone) => {
      const words = { running: messages.undoing, done: messages.undone };
      const { done } = await job(words, made.toReversed(), async ({ wayBack }) => {
        if (!wayBack) throw new NoWayBack();
        await wayBack();
      });
      if (done.length > 0) onUndone();
    },
    [job],
  );
}
