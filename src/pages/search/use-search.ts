import { useEffect, useState } from 'react';
import { isAsked, type SearchQuery, type SearchResults } from '@/api/search-query';
import { idle, type Remote } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { solr } from '@/state/solr';

/** The results of what the address asks for; where it asks for nothing, they are reset. */
export function useSearch(query: SearchQuery): { remote: Remote<SearchResults>; retry: () => void } {
  const dispatch = useAppDispatch();
  const remote = useAppSelector((state) => (state.solr ? solr.select(state.solr) : idle));
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(query);
  useEffect(() => {
    const asked = JSON.parse(key) as SearchQuery;
    if (!isAsked(asked)) {
      dispatch(solr.reset());
      return undefined;
    }
    const request = dispatch(solr.load(asked));
    return () => request.abort();
  }, [dispatch, key, attempt]);
  // The results of a former visit to this screen are those of another search.
  useEffect(() => () => void dispatch(solr.reset()), [dispatch]);
  return { remote, retry: () => setAttempt((count) => count + 1) };
}
