import type { Language } from '@/lib/language';
import type { RemoteError } from '@/lib/remote';
import { renewSession } from './session-calls';
import type { AppStore } from './store';

/**
 * Whether a write that was refused is worth another try: the session was over, and the same person has logged in again over
 * the screen; what somebody has written is not sent in the name of another. Plone refuses alike who may not write, so the
 * token is asked about first.
 */
export async function isLoggedInAgain(
  store: AppStore,
  { status }: RemoteError,
  language: Language,
): Promise<boolean> {
  const { current, end } = store.getState().session;
  // What is refused while the login is asked for is that login itself.
  if (status !== 401 || current === null || end === 'asked') return false;
  await store.dispatch(renewSession(language));
  if (store.getState().session.end !== 'asked') return false;
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { end, current: present } = store.getState().session;
      if (end === 'asked') return;
      stop();
      resolve(end === null && present?.userId === current.userId);
    });
  });
}
