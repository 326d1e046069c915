import { useEffect, useRef } from 'react';
import { postMissedSearch } from '@/api/missed-search';
import type { SearchQuery, SearchResults } from '@/api/search-query';
import { dataOf, type Remote } from '@/lib/remote';
import { site } from '@/site/site';
import { useSession } from '@/state/hooks';

/** Each once, as long as the page is open. */
const told = new Set<string>();

/** Tells the portal's own search of words that nobody finds, anywhere on the site; editors try much, and are left out. */
export function useMissedSearch(
  remote: Remote<SearchResults>,
  query: Pick<SearchQuery, 'text' | 'subject' | 'types' | 'states' | 'place' | 'language'>,
): void {
  const session = useSession();
  const { text, language } = query;
  const narrows = [query.subject, query.place, ...query.types, ...query.states];
  const isWholeSite = text !== '' && narrows.every((each) => each === '');
  const isCounted = isWholeSite && session === null && site().solr === 'portal';
  const latest = useRef({ text, language, isCounted });
  useEffect(() => {
    latest.current = { text, language, isCounted };
  });
  // Until the next answer is there, the results are those of the words before.
  const data = remote.status === 'loaded' ? dataOf(remote) : undefined;
  useEffect(() => {
    const now = latest.current;
    const isMissed =
      data?.total === 0 && (data.others ?? 0) === 0 && data.groupCounts.every((each) => each === 0);
    if (!isMissed || !now.isCounted || told.has(now.text)) return;
    told.add(now.text);
    postMissedSearch(now.text, { language: now.language });
  }, [data]);
}
