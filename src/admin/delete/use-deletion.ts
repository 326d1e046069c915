import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { getLinkBreaks, type Deletion } from '@/api/link-breaks';
import { deleteContent } from '@/api/organising';
import { keepsDeleted, restoreContent } from '@/api/trash';
import { useLanguage } from '@/i18n/use-language';
import { parentOf } from '@/lib/path-parts';
import { dataOf, type Remote } from '@/lib/remote';
import { isWithin } from '@/site/variants/variant';
import { useRemote } from '@/state/use-remote';
import { useNotify } from '../kit/use-notify';
import { useUndoableJob } from '../kit/use-undoable-job';
import { messages } from './messages';

/** What is to be deleted. */
export interface Doomed {
  path: string;
  uid: string;
  title: string;
}

export interface DeletionFacts {
  remote: Remote<Deletion[]>;
  /** Whether pages that stay would lead to nothing. */
  breaksLinks: boolean;
}

/** Pages that go as well lose nothing. */
function staying(deletions: readonly Deletion[], items: readonly Doomed[]): Deletion[] {
  return deletions.map((each) => ({
    ...each,
    broken: each.broken.filter(({ path }) => !items.some((item) => isWithin(path, item.path))),
  }));
}

/** Asks what deleting some content does besides. */
export function useDeletionFacts(items: readonly Doomed[]): DeletionFacts {
  const language = useLanguage();
  const uids = items.map(({ uid }) => uid).filter((uid) => uid !== '');
  const { remote } = useRemote([language, ...uids].join(' '), async (signal) =>
    uids.length === 0 ? [] : staying(await getLinkBreaks(uids, { language, signal }), items),
  );
  const breaksLinks = useMemo(() => (dataOf(remote) ?? []).some(({ broken }) => broken.length > 0), [remote]);
  return { remote, breaksLinks };
}

/**
 * Deletes content item by item; gives the paths of what is gone. One item alone that stays is told of at once. Where the
 * server keeps deleted content, taking it back is offered; `onUndone` gets the paths of what is there again.
 */
export function useDelete(): (
  items: readonly Doomed[],
  onUndone: (paths: readonly string[]) => void,
) => Promise<readonly string[]> {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const job = useUndoableJob();
  return async (items, onUndone) => {
    const isKept = await keepsDeleted({ language }).catch(() => false);
    const back: string[] = [];
    const restore = async (uid: string, place: string) => {
      back.push((await restoreContent(uid, { place }, { language })).path);
    };
    const remove = async ({ path, uid }: Doomed) => {
      await deleteContent(path, { language });
      return isKept && uid !== '' ? () => restore(uid, parentOf(path)) : undefined;
    };
    const { done, failed } = await job(messages, items, remove, () => onUndone(back));
    if (failed.length > 0) notify('error', intl.formatMessage(messages.failed));
    return done.map(({ path }) => path);
  };
}
