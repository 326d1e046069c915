import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import { useAppSelector } from '@/state/hooks';

/** Time for what was loaded to be drawn and to set its title. */
const drawing = 150;

/**
 * Path of the page that stands on the screen under its own title; null while it is still on its way. `first` needs no wait:
 * a page of which nothing has to be said.
 */
export function useShownPage(first: string | null = null): string | null {
  const path = cmsPath(useLocation().pathname);
  const isInItsLanguage = useIntl().locale === useLanguage();
  const [shown, setShown] = useState(first);
  // Before that the tab may still bear the title of the page before.
  const isLoaded = useAppSelector(
    ({ pageLoad: { location, requests } }) =>
      location === null || (location.path === path && requests.length === 0),
  );

  useEffect(() => {
    if (!isLoaded || !isInItsLanguage) return undefined;
    const timer = setTimeout(() => setShown(path), drawing);
    return () => clearTimeout(timer);
  }, [isLoaded, isInItsLanguage, path]);

  return shown === path ? path : null;
}
