import { countOf } from '@/lib/count';
import { useSettings } from './hooks';

/** Items on a page of a list that names no size of its own: as the settings say, else 25. */
export function usePageSize(): number {
  return countOf(useSettings()?.default_page_size) ?? 25;
}
