import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { getLinkBreaks, type Deletion } from '@/api/link-breaks';
import { deleteContent } from '@/api/organising';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type Remote } from '@/lib/remote';
import { isWithin } from '@/site/variants/variant';
import { useRemote } from '@/state/use-remote';
import { useNotify } from '../kit/use-notify';
import { useJob } from '../kit/use-job';
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

/** Deletes content item by item; gives the paths of what is gone. One item alone that stays is told of at once. */
export function useDelete(): (items: readonly Doomed[]) => Promise<readonly string[]> {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const job = useJob();
  return async (items) => {
    const { done, failed } = await job(messages, items, ({ path }) => deleteContent(path, { language }));
    if (failed.length > 0) notify('error', intl.formatMessage(messages.failed));
    return done.map(({ path }) => path);
  };
}
