import { useEffect } from 'react';
import { languageFor } from '@/i18n/use-language';
import { useAppDispatch, useSession } from '@/state/hooks';
import { checkSession } from '@/state/session';

/** Part of a session's remaining life after which it is renewed. */
const renewalShare = 0.9;
/** Milliseconds until a renewal that failed is tried again. */
const secondTry = 30_000;
/** Longer than this a browser's timer cannot wait. */
const longestTimer = 2_147_483_647;

/** Renews the session before it ends, and looks at its cookie again whenever the tab is come back to. */
export function useSessionRenewal(): void {
  const dispatch = useAppDispatch();
  const expires = useSession()?.expires;

  useEffect(() => {
    if (expires === undefined) return undefined;
    let timer: number | undefined;
    const renew = async () => {
      const language = languageFor(window.location.pathname);
      const session = await import('@/state/session-calls').then(
        ({ renewSession }) => dispatch(renewSession(language)),
        // Not to be had for now: as a server that cannot be reached.
        () => ({ expires }),
      );
      // One that was renewed comes with another end, and so with a timer of its own.
      if (timer !== undefined && session?.expires === expires) renewIn(secondTry);
    };
    const renewIn = (time: number) => {
      timer = window.setTimeout(() => void renew(), time);
    };
    renewIn(Math.min(longestTimer, (expires - Date.now()) * renewalShare));
    return () => {
      window.clearTimeout(timer);
      timer = undefined;
    };
  }, [dispatch, expires]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') dispatch(checkSession());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch]);
}
