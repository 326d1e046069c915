import { useEffect, useState } from 'react';
import { catalogSearch } from '@/api/search';
import type { Summary } from '@/api/types/summary';
import { flatten, isInternal } from '@/api/urls';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';

/** How long the caret rests in a link before its target is asked for, in milliseconds. */
const pause = 300;

/** What lies where a link of the site leads: null for what is gone or not to be seen. Links to elsewhere ask nothing. */
export function useLinkTarget(url: string): Remote<Summary | null> {
  const language = useLanguage();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(url), pause);
    return () => window.clearTimeout(timer);
  }, [url]);
  const [path = ''] = isInternal(settled) && settled !== '' ? flatten(settled).split(/[?#]/, 1) : [];
  const isAsked = settled === url && path.startsWith('/') && !path.includes('/@@');
  return useRemote(isAsked ? path : null, async (signal) => {
    const query = { 'path.depth': 0, metadata_fields: '_all', b_size: 1 };
    return (await catalogSearch(path, query, { language, signal })).items[0] ?? null;
  }).remote;
}
