import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import { languageOfPath } from '@/lib/language';
import { useAppSelector } from '@/state/hooks';
import { isShown } from '@/state/present-page';
import { useRenewal } from './use-renewal';
import { useScrollAndFocus } from './use-scroll-and-focus';
import { useSessionRenewal } from './use-session-renewal';

/** A path that names a language says which one the visitor reads. */
function useRememberedLanguage(path: string): void {
  const named = languageOfPath(path);
  useEffect(() => {
    if (named) rememberLanguage(named);
  }, [named]);
}

/** What happens beside the drawing while one goes from page to page. It draws nothing, so that nothing is drawn anew for it. */
export function NavigationEffects() {
  const path = cmsPath(useLocation().pathname);
  useRememberedLanguage(path);
  useSessionRenewal();
  useRenewal();
  useScrollAndFocus(useAppSelector((state) => isShown(state, path)));
  return null;
}
