import { getQueryIndexes, type QueryIndex } from '@/api/query-indexes';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { usePagePath } from '../page/hooks';
import type { SearchData } from './data';

const none: readonly QueryIndex[] = [];

/** What the CMS knows of the indexes that facets and orders name; without any nothing is asked. */
export function useIndexes({ facets, sortOnOptions }: SearchData): readonly QueryIndex[] {
  const language = useLanguage();
  const path = usePagePath();
  const isNeeded = facets.length + sortOnOptions.length > 0;
  const { remote } = useRemote(isNeeded ? JSON.stringify([path, language]) : null, (signal) =>
    getQueryIndexes(path, { language, signal }),
  );
  return remote.status === 'loaded' ? remote.data : none;
}
