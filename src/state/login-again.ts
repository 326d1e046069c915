import { remoteErrorOf } from '@/api/error';
import type { Language } from '@/lib/language';
import { renewSession } from './session';
import type { AppStore } from './store';

/**
 * Whether a write that was refused is worth another try: the session was over, and somebody has logged in again over the
 * screen. Plone refuses alike who may not write, so the token is asked about first.
 */
export async function isLoggedInAgain(store: AppStore, error: unknown, language: Language): Promise<boolean> {
  const { current, end } = store.getState().session;
  // What is refused while the login is asked for is that login itself.
  if (remoteErrorOf(error).status !== 401 || current === null || end === 'asked') return false;
  await store.dispatch(renewSession(language));
  if (store.getState().session.end !== 'asked') return false;
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { end } = store.getState().session;
      if (end === 'asked') return;
      stop();
      resolve(end === null && store.getState().session.current !== null);
    });
  });
}
