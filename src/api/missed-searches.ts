import type { Language } from '@/lib/language';
import { count, record, records, text } from '@/lib/shape';
import { askAddOn } from './add-on';
import { request } from './client';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** Words that visitors looked for and did not find. */
export interface MissedSearch {
  words: string;
  count: number;
  /** The day on which they were looked for last. */
  last: string;
}

const shape = record({ items: records({ words: text(), count: count(), last: text() }) });

/** Words that visitors looked for in vain, the most frequent first; null from a server that does not count them. */
export const getMissedSearches = (call: Call): Promise<MissedSearch[] | null> =>
  askAddOn(
    async () => {
      const { items } = shape.read(await request<unknown>('/@missed-searches', call));
      return items.map(({ count: number, ...item }) => ({ ...item, count: number ?? 0 }));
    },
    () => null,
  );
