import { useState } from 'react';
import { getComments, type CommentBatch } from '@/api/comments';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { useSubmit } from '@/state/use-submit';

const batchSize = 25;
/** More are not asked for at once. */
const mostAtOnce = 1000;

/** The comments of a page, batch by batch, and how to have them anew. */
export function useComments(path: string) {
  const language = useLanguage();
  const user = useSession()?.userId ?? '';
  const [reading, setReading] = useState({ size: batchSize, round: 0 });
  const { remote, retry } = useRemote(
    [path, language, user, reading.size, reading.round].join(' '),
    (signal) => getComments(path, { b_size: reading.size }, { language, signal }),
  );
  const first = dataOf(remote);
  const [added, setAdded] = useState<{ to?: CommentBatch; batches: CommentBatch[] }>({ batches: [] });
  const { remote: adding, submit } = useSubmit((query: NonNullable<CommentBatch['next']>) =>
    getComments(path, query, { language }),
  );
  const later = added.to === first ? added.batches : [];
  const batches = first ? [first, ...later] : [];
  const comments = batches.flatMap((batch) => batch.comments);
  const next = batches.at(-1)?.next;

  const addMore = async () => {
    if (next === undefined || first === undefined || adding.status === 'pending') return;
    const answer = await submit(next);
    if (answer.status === 'loaded') setAdded({ to: first, batches: [...later, answer.data] });
  };
  /** Asks for as many as are there, and some more. */
  const reload = (more = 0) =>
    setReading(({ round }) => ({
      size: Math.min(Math.max(comments.length + more, batchSize), mostAtOnce),
      round: round + 1,
    }));
  /** Asks for all of them, so that a new one is among them wherever it stands. */
  const reloadAll = () => reload((batches.at(-1)?.total ?? 0) - comments.length + 1);

  return {
    remote,
    retry,
    comments,
    total: batches.at(-1)?.total ?? 0,
    hasMore: next !== undefined,
    adding,
    addMore,
    reload,
    reloadAll,
  };
}
