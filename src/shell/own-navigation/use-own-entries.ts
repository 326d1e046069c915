import { useEffect } from 'react';
import type { OwnPage } from '@/api/context-navigation';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { ownPages } from '@/state/own-pages';
import { selectContextNavigation } from '@/state/present-page';
import type { Place } from '../header/header-variant';
import { usePresentPath } from '../use-present-path';
import { ownPagesOf } from './own-entries';

export interface OwnEntry extends OwnPage {
  isCurrent: boolean;
  /** The present page is this one or lies below it. */
  isInPath: boolean;
}

/** The pages below a place: from its home's own answer there, elsewhere asked for once. Until then, the branch one is in. */
function useOwnPages(place: string, isHome: boolean): readonly OwnPage[] {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const branch = useAppSelector(selectContextNavigation);
  const remote = useAppSelector((state) => ownPages.select(state.ownPages, place));
  const isWanted = !isHome && remote.status === 'idle';
  useEffect(() => {
    if (isWanted) void dispatch(ownPages.load({ place, language }));
  }, [dispatch, isWanted, place, language]);
  const known = isHome ? undefined : dataOf(remote);
  return known ?? ownPagesOf(branch, place) ?? [];
}

/** The entries of a place with its home in front; empty where there is nothing besides the home. */
export function useOwnEntries(place: Place, homeTitle: string): OwnEntry[] {
  const path = usePresentPath();
  const isHome = path === place.path;
  const pages = useOwnPages(place.path, isHome);
  if (pages.length === 0) return [];
  const entries = pages.map((page) => ({
    ...page,
    isCurrent: path === page.path,
    isInPath: path === page.path || path.startsWith(`${page.path}/`),
  }));
  return [{ path: place.path, title: homeTitle, isCurrent: isHome, isInPath: isHome }, ...entries];
}
