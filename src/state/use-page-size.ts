import { useLocation } from 'react-router';
import { cmsPath } from '@/lib/content-path';
import { countOf } from '@/lib/count';
import { useAppSelector, useSettings } from './hooks';
import { isAroundKnown } from './present-page';

/** Items on a page of a list that names no size of its own: as the settings say, else 25. */
export function usePageSize(): number {
  return countOf(useSettings()?.default_page_size) ?? 25;
}

/**
 * The same for a screen of the app; undefined until the settings of its own place have been looked at. A list asked for
 * earlier would be asked for again, and its later pages would seem not to exist.
 */
export function useScreenPageSize(): number | undefined {
  const size = usePageSize();
  const path = cmsPath(useLocation().pathname);
  const isKnown = useAppSelector((state) => isAroundKnown(state, path));
  return isKnown ? size : undefined;
}
