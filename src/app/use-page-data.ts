import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { languageFor, rememberLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import { languageOfPath } from '@/lib/language';
import { useAppDispatch, useSession } from '@/state/hooks';
import { openLocation } from '@/state/open-location';

/** Loads what the present location shows, and again when somebody logs in or out. */
export function usePageData(): void {
  const dispatch = useAppDispatch();
  const path = cmsPath(useLocation().pathname);
  // Paths without a language keep their address when the visitor changes it.
  const language = languageFor(path);
  const userId = useSession()?.userId;

  const named = languageOfPath(path);
  useEffect(() => {
    if (named) rememberLanguage(named);
  }, [named]);

  useEffect(() => {
    const loading = dispatch(openLocation({ path, language }));
    return () => loading.abort();
  }, [dispatch, path, language, userId]);
}
