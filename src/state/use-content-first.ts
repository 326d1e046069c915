import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasChild } from '@/api/has-child';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { namedScreen } from '@/lib/screens';
import { useAppDispatch, useAppSelector } from './hooks';
import { openLocation } from './open-location';
import { pages, type PageName } from './pages';
import type { AppDispatch } from './store';

/** Opens the content that lies at the path of a screen, if there is any. */
function openContent(page: PageName, signal: AbortSignal) {
  return async (dispatch: AppDispatch) => {
    const { path, language } = page;
    const id = path.slice(path.lastIndexOf('/') + 1);
    const isThere = await hasChild(contentOfScreen(path), id, { language, signal }).catch(() => false);
    if (!isThere || signal.aborted) return;
    await dispatch(pages.load({ ...page, withNavigation: false }));
    if (!signal.aborted) await dispatch(openLocation({ path, language })).settled;
  };
}

/**
 * On a screen that was opened at once though content of its name goes before it: looks for such content beside the screen's
 * own calls, so that opening one costs no failed call, and gives the place to what it finds.
 */
export function useContentFirst(): void {
  const dispatch = useAppDispatch();
  const path = cmsPath(useLocation().pathname);
  const isOpen = useAppSelector(({ pageLoad }) => pageLoad.location?.path === path);
  const language = useAppSelector(({ pageLoad }) => pageLoad.location?.page.language);
  const userId = useAppSelector(({ session }) => session.current?.userId);

  useEffect(() => {
    if (!isOpen || !language || userId === undefined || !namedScreen(path)?.yields) return undefined;
    const looking = new AbortController();
    void dispatch(openContent({ path, language, userId }, looking.signal));
    return () => looking.abort();
  }, [dispatch, isOpen, path, language, userId]);
}
