import { useLocation } from 'react-router';
import { decodedPath } from '@/lib/decoded';
import { cmsPath } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { contextNavigation } from '@/state/context-navigation';
import { useAppSelector } from '@/state/hooks';
import type { Place } from '../header/header-variant';
import { ownEntriesOf, type OwnEntry } from './own-entries';

/** The entries of a place with its home in front; empty where there is nothing besides the home. */
export function useOwnEntries(place: Place, homeTitle: string): OwnEntry[] {
  const path = decodedPath(cmsPath(useLocation().pathname));
  const tree = useAppSelector((state) => dataOf(contextNavigation.select(state.contextNavigation)));
  const entries = ownEntriesOf(tree, place.path);
  if (entries.length === 0) return [];
  const isHome = path === place.path;
  return [{ path: place.path, title: homeTitle, isCurrent: isHome, isInPath: isHome }, ...entries];
}
