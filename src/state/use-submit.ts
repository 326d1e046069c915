import { useCallback, useEffect, useRef, useState } from 'react';
import { sendAfterLogin } from '@/api/send-after-login';
import { languageOfPath } from '@/lib/language';
import { idle, type Remote } from '@/lib/remote';
import { useAppStore } from './hooks';
import { isLoggedInAgain } from './login-again';
import { settle, type Settled } from './settle';

/**
 * One write: `submit` resolves with how it ended, which tells a failure from an answer that is empty. A second submit waits
 * for nothing, and `remote` is then about it alone. Where the session was over and somebody has logged in again, it is sent
 * once more.
 */
export function useSubmit<Args extends readonly unknown[], Data>(call: (...args: Args) => Promise<Data>) {
  const [remote, setRemote] = useState<Remote<Data>>(idle);
  const store = useAppStore();
  const latest = useRef(call);
  const count = useRef(0);
  useEffect(() => {
    latest.current = call;
  });
  const submit = useCallback(
    async (...args: Args): Promise<Settled<Data>> => {
      count.current += 1;
      const own = count.current;
      setRemote({ status: 'pending' });
      const language = languageOfPath(window.location.pathname) ?? 'de';
      const settled = await settle(
        sendAfterLogin(
          () => latest.current(...args),
          (error) => isLoggedInAgain(store, error, language),
        ),
      );
      if (own === count.current) setRemote(settled);
      return settled;
    },
    [store],
  );
  return { remote, submit, reset: () => setRemote(idle) };
}
