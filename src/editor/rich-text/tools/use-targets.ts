import { useEffect, useState } from 'react';
import type { Batch } from '@/api/types/content';
import type { Summary } from '@/api/types/summary';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { findTargets, isAsked } from './link-search';

const pause = 500;

/** What the CMS finds for a typed text, asked for once the typing pauses. */
export function useTargets(typed: string): Remote<Batch<Summary>> {
  const language = useLanguage();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed.trim()), pause);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const key = isAsked(typed) && isAsked(settled) ? settled : null;
  return useRemote(key, (signal) => findTargets(settled, { language, signal })).remote;
}
