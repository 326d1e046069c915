import { useEffect } from 'react';
import { languageFor } from '@/i18n/use-language';
import { useAppDispatch, useSession } from '@/state/hooks';
import { checkSession, renewSession } from '@/state/session';

/** Part of a session's remaining life after which it is renewed. */
const renewalShare = 0.9;
/** Longer than this a browser's timer cannot wait. */
const longestTimer = 2_147_483_647;

/** Renews the session before it ends, and looks at its cookie again whenever the tab is come back to. */
export function useSessionRenewal(): void {
  const dispatch = useAppDispatch();
  const expires = useSession()?.expires;

  useEffect(() => {
    if (expires === undefined) return undefined;
    const wait = Math.min(longestTimer, (expires - Date.now()) * renewalShare);
    const timer = window.setTimeout(
      () => void dispatch(renewSession(languageFor(window.location.pathname))),
      wait,
    );
    return () => window.clearTimeout(timer);
  }, [dispatch, expires]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') dispatch(checkSession());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch]);
}
