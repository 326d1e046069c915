import type { Batch } from '@/api/types/content';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { isLeftOut } from '@/site/variants/variant';

/** What is shown of an answer: hits without an address, or that the variant leaves out, are passed over. */
export interface FoundPage {
  items: Summary[];
  total: number;
}

interface Part {
  start: number;
  /** How many in all may be shown. */
  limit: number | undefined;
}

export function foundPage(answer: Batch<Summary>, { start, limit = Infinity }: Part): FoundPage {
  const total: unknown = answer.items_total;
  const hits = answer.items.filter((item) => {
    const path = flatten(item['@id']);
    return path !== '' && !isLeftOut(path);
  });
  const found = typeof total === 'number' ? total : hits.length;
  return { items: hits.slice(0, Math.max(0, limit - start)), total: Math.min(found, limit) };
}
