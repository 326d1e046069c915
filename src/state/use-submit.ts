import { useCallback, useEffect, useRef, useState } from 'react';
import { remoteErrorOf } from '@/api/error';
import { idle, type Remote } from '@/lib/remote';

/** How a write ended. */
type Settled<Data> = Extract<Remote<Data>, { status: 'loaded' | 'failed' }>;

/**
 * One write: `submit` resolves with how it ended, which tells a failure from an answer that is empty. A second submit waits
 * for nothing, and `remote` is then about it alone.
 */
export function useSubmit<Args extends readonly unknown[], Data>(call: (...args: Args) => Promise<Data>) {
  const [remote, setRemote] = useState<Remote<Data>>(idle);
  const latest = useRef(call);
  const count = useRef(0);
  useEffect(() => {
    latest.current = call;
  });
  const submit = useCallback(async (...args: Args): Promise<Settled<Data>> => {
    count.current += 1;
    const own = count.current;
    setRemote({ status: 'pending' });
    const settled: Settled<Data> = await latest.current(...args).then(
      (data) => ({ status: 'loaded', data }),
      (error: unknown) => ({ status: 'failed', error: remoteErrorOf(error) }),
    );
    if (own === count.current) setRemote(settled);
    return settled;
  }, []);
  return { remote, submit, reset: () => setRemote(idle) };
}
