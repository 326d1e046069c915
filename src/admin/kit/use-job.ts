import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { sendAfterLogin } from '@/api/send-after-login';
import { refuseOthers } from '@/api/refuse-others';
import { languageOfPath } from '@/lib/language';
import { useAppStore } from '@/state/hooks';
import { isLoggedInAgain } from '@/state/login-again';
import { runJob, type JobResult } from './jobs';
import { useNotify } from './use-notify';

export interface JobWords {
  /** What is being done, as the heading of its progress. */
  running: MessageDescriptor;
  /** What is told once all of it is done; it may name `count` and the first item's `title`. */
  done: MessageDescriptor;
}

/** Does something to several items, tells that all of it is done, and lets those log in again whose session ends meanwhile. */
export function useJob() {
  const intl = useIntl();
  const store = useAppStore();
  const notify = useNotify();
  return useCallback(
    async <Item extends { title: string }>(
      words: JobWords,
      items: readonly Item[],
      call: (item: Item) => Promise<unknown>,
      undo?: () => (() => void) | undefined,
    ): Promise<JobResult<Item>> => {
      // Whoever has begun it: what is left of it is done in nobody else's name.
      const { current } = store.getState().session;
      const language = languageOfPath(window.location.pathname) ?? 'de';
      const result = await runJob(
        intl.formatMessage(words.running),
        items,
        (item) =>
          sendAfterLogin(
            async () => {
              if (current) refuseOthers(current.userId);
              return call(item);
            },
            (error) => isLoggedInAgain(store, error, language),
          ),
        undo,
      );
      const { done, failed, isStopped } = result;
      if (done.length > 0 && failed.length === 0 && !isStopped)
        notify(
          'success',
          intl.formatMessage(words.done, { count: done.length, title: done[0]?.title ?? '' }),
          undo?.(),
        );
      return result;
    },
    [intl, store, notify],
  );
}
