import { useEffect, useRef, useState } from 'react';

/**
 * What is shown in place of what is stored while changes of it are on their way: each is sent after the one before. What is
 * stored counts again once it was read after the last of them, so that no answer from before takes one back for a moment.
 */
export function useOptimistic<Shown>(stored: object, reload: () => void) {
  const [optimistic, setOptimistic] = useState<{ shown: Shown; before?: object }>();
  const latestStored = useRef(stored);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latestStored.current = stored;
  });

  const send = async <Settled extends { status: string }>(
    shown: Shown | undefined,
    call: () => Promise<Settled>,
  ): Promise<Settled> => {
    if (shown !== undefined) setOptimistic({ shown });
    const sent = last.current.then(call);
    last.current = sent;
    const settled = await sent;
    if (settled.status === 'failed') setOptimistic(undefined);
    if (last.current === sent) {
      setOptimistic((current) => current && { ...current, before: latestStored.current });
      reload();
    }
    return settled;
  };

  const isShown = optimistic && (!optimistic.before || optimistic.before === stored);
  return { shown: isShown ? optimistic.shown : undefined, send };
}
