import { lateViews } from '@/blocks/registry';
import { fetchAhead } from '@/components/fetched/fetched';
import type { Language } from '@/lib/language';

/** Brings the definitions of all blocks: each may be put into a page. What cannot be had is told where it is drawn. */
export const bringAllBlocks = (language: Language): Promise<unknown> =>
  Promise.allSettled(lateViews().map((view) => fetchAhead(view, language)));
