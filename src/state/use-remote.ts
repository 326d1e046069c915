import { useEffect, useRef, useState } from 'react';
import { idle, pendingFrom, type Remote } from '@/lib/remote';
import { settle } from './settle';

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
  const [asked, setAsked] = useState(key);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });

  // Before anything is drawn: an answer is never taken for that of another key.
  if (asked !== key) {
    setAsked(key);
    setRemote(key === null ? idle : pendingFrom);
  }

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    void settle(latest.current(controller.signal)).then((settled) => {
      if (!controller.signal.aborted) setRemote(settled);
    });
    return () => controller.abort();
  }, [key, attempt]);

  const retry = () => {
    setRemote(pendingFrom);
    setAttempt((count) => count + 1);
  };
  return { remote, retry };
}
