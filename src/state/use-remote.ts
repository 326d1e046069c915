import { useEffect, useRef, useState } from 'react';
import { remoteErrorOf } from '@/api/error';
import { idle, pendingFrom, type Remote } from '@/lib/remote';

/**
 * Data of one component. `key` names what is asked for: another key asks anew and keeps the data of before until the
 * answer is there, null asks for nothing. `retry` asks again under the same key.
 */
export function useRemote<Data>(
  key: string | null,
  call: (signal: AbortSignal) => Promise<Data>,
): { remote: Remote<Data>; retry: () => void } {
  const [remote, setRemote] = useState<Remote<Data>>(key === null ? idle : { status: 'pending' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });

  useEffect(() => {
    if (key === null) {
      setRemote(idle);
      return undefined;
    }
    const controller = new AbortController();
    setRemote(pendingFrom);
    latest.current(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setRemote({ status: 'loaded', data });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setRemote({ status: 'failed', error: remoteErrorOf(error) });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  return { remote, retry: () => setAttempt((count) => count + 1) };
}
