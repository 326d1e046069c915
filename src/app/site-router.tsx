import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, type Location, type NavigationType } from 'react-router';
import { languageFor } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import type { BrowserHistory } from '@/lib/router-doors';
import { useAppDispatch, useAppStore, useSession } from '@/state/hooks';
import { openLocation, type Opening } from '@/state/open-location';
import { selectScreen } from '@/state/present-page';
import { screenAt } from './screen-components';

interface SiteRouterProps {
  history: BrowserHistory;
  children: ReactNode;
}

interface Shown {
  location: Location;
  navigationType: NavigationType;
}

/**
 * Follows the browser's history. A page of content is opened in the same breath, so that address and page are drawn
 * together, once; a screen of the app may have to be fetched, and until it is there the page before stays.
 */
export function SiteRouter({ history, children }: SiteRouterProps) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const opening = useRef<Opening & { path: string }>();
  const [shown, setShown] = useState<Shown>({ location: history.location, navigationType: history.action });
  const path = cmsPath(shown.location.pathname);
  // Paths without a language keep their address when the visitor changes it.
  const language = languageFor(path);
  const userId = useSession()?.userId;

  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const next = cmsPath(location.pathname);
        const show = () => setShown({ location, navigationType: action });
        // Whoever sends there, such as a link's page until its target has come, may do so more than once.
        if (opening.current?.path === next) return show();
        opening.current?.abort();
        opening.current = undefined;
        if (screenAt(next, selectScreen(getState(), next))) return startTransition(show);
        const begun = dispatch(openLocation({ path: next, language: languageFor(next) }));
        opening.current = { ...begun, path: next };
        show();
      }),
    [history, dispatch, getState],
  );

  // The first location, a screen once it is drawn, and all of them again when somebody logs in or out.
  useEffect(() => {
    const isLeft = cmsPath(history.location.pathname) !== path;
    if (isLeft) return undefined;
    const loading = dispatch(openLocation({ path, language }));
    return () => loading.abort();
  }, [history, dispatch, path, language, userId]);

  return (
    <Router {...shown} navigator={history}>
      {children}
    </Router>
  );
}
