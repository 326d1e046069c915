import { useEffect, useMemo, useRef, useState } from 'react';
import { remoteErrorOf } from '@/api/error';
import { idle, pendingFrom, type Remote } from '@/lib/remote';

interface Held<Data> {
  /** The key that was asked for. */
  of: string | null;
  remote: Remote<Data>;
}

const nothing: Held<never> = { of: null, remote: idle };

/**
 * Data of one component. `key` names what is asked for: another key asks anew and keeps the data of before until the
 * answer is there, null asks for nothing. `retry` asks again under the same key.
 */
export function useRemote<Data>(
  key: string | null,
  call: (signal: AbortSignal) => Promise<Data>,
): { remote: Remote<Data>; retry: () => void } {
  const [held, setHeld] = useState<Held<Data>>(nothing);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });

  useEffect(() => {
    if (key === null) {
      setHeld(nothing);
      return undefined;
    }
    const controller = new AbortController();
    const hold = (next: (before: Remote<Data>) => Remote<Data>) => {
      if (!controller.signal.aborted) setHeld(({ remote }) => ({ of: key, remote: next(remote) }));
    };
    hold(pendingFrom);
    latest.current(controller.signal).then(
      (data) => hold(() => ({ status: 'loaded', data })),
      (error: unknown) => hold(() => ({ status: 'failed', error: remoteErrorOf(error) })),
    );
    return () => controller.abort();
  }, [key, attempt]);

  // An answer is never taken for that of another key, not even for the moment until its own call has begun.
  const remote = useMemo(
    () => (key === null ? idle : held.of === key ? held.remote : pendingFrom(held.remote)),
    [key, held],
  );
  return { remote, retry: () => setAttempt((count) => count + 1) };
}
