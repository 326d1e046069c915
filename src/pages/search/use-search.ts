import { useEffect, useState } from 'react';
import { isAsked, type SearchQuery, type SearchResults } from '@/api/search-query';
import { idle, pendingFrom, type Remote } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { solr } from '@/state/solr';

/**
 * The results of what the address asks for; where it asks for nothing, they are reset. Until it is known how many stand
 * on a page, nothing is asked.
 */
export function useSearch(
  query: Omit<SearchQuery, 'size'>,
  size: number | undefined,
): { remote: Remote<SearchResults>; retry: () => void } {
  const dispatch = useAppDispatch();
  const remote = useAppSelector((state) => (state.solr ? solr.select(state.solr) : idle));
  const [attempt, setAttempt] = useState(0);
  const isWanted = isAsked(query);
  const key = isWanted && size !== undefined ? JSON.stringify({ ...query, size }) : null;
  useEffect(() => {
    if (key === null) {
      if (!isWanted) dispatch(solr.reset());
      return undefined;
    }
    const request = dispatch(solr.load(JSON.parse(key) as SearchQuery));
    return () => request.abort();
  }, [dispatch, key, isWanted, attempt]);
  // The results of a former visit to this screen are those of another search.
  useEffect(() => () => void dispatch(solr.reset()), [dispatch]);
  return {
    // What is about to be asked for is on its way already.
    remote: isWanted && (size === undefined || remote.status === 'idle') ? pendingFrom(remote) : remote,
    retry: () => setAttempt((count) => count + 1),
  };
}
