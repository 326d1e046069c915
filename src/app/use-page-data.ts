import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { languageFor, rememberLanguage } from '@/i18n/use-language';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { languageOfPath } from '@/lib/language';
import { useAppDispatch, useSession } from '@/state/hooks';
import { openPage, openScreen } from '@/state/open-page';
import { locationChanged } from '@/state/page-load';

/** Loads what the present location shows, and again when somebody logs in or out. */
export function usePageData(): void {
  const dispatch = useAppDispatch();
  const path = cmsPath(useLocation().pathname);
  // Paths without a language keep their address when the visitor changes it.
  const language = languageFor(path);
  const userId = useSession()?.userId;

  useEffect(() => {
    const place = { path, language };
    const isContent = isContentPath(path);
    if (languageOfPath(path)) rememberLanguage(place.language);
    dispatch(locationChanged({ path, isContent }));
    if (!isContent) {
      dispatch(openScreen(place));
      return undefined;
    }
    const loading = dispatch(openPage(place));
    return () => loading.abort();
  }, [dispatch, path, language, userId]);
}
