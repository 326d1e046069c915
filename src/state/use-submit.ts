import { useCallback, useEffect, useRef, useState } from 'react';
import { remoteErrorOf } from '@/api/error';
import { idle, type Remote } from '@/lib/remote';

/** One write: `submit` resolves with the answer, or with undefined when it failed; a second submit waits for nothing. */
export function useSubmit<Args extends readonly unknown[], Data>(call: (...args: Args) => Promise<Data>) {
  const [remote, setRemote] = useState<Remote<Data>>(idle);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const submit = useCallback(async (...args: Args): Promise<Data | undefined> => {
    setRemote({ status: 'pending' });
    try {
      const data = await latest.current(...args);
      setRemote({ status: 'loaded', data });
      return data;
    } catch (error) {
      setRemote({ status: 'failed', error: remoteErrorOf(error) });
      return undefined;
    }
  }, []);
  return { remote, submit, reset: () => setRemote(idle) };
}
