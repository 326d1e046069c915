import { useEffect } from 'react';
import { fetchAhead } from '@/components/fetched/fetched';
import { useLanguage } from '@/i18n/use-language';
import type { ListingVariation } from './variation';

/** Fetches what a rare variation is drawn with while its items are on their way; a failure shows where it is drawn. */
export function useEarlyView({ view }: ListingVariation): void {
  const language = useLanguage();
  useEffect(() => {
    fetchAhead(view, language).catch(() => undefined);
  }, [view, language]);
}
