import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '@/state/leave-guard';
import { createLeaveGuard } from './create-leave-guard';

interface Leaving {
  /** Leaves after all; undefined as long as nobody wants to leave. */
  goOn: (() => void) | undefined;
  stay: () => void;
  /** Lets whoever goes next go without a question. */
  release: () => void;
}

/**
 * Holds back whoever leaves a page with unsaved work, by a link, by the tool or by a step in the browser's history; the page
 * may get another `address` while it is edited.
 */
export function useLeaveGuard(isUnsaved: boolean, address: string): Leaving {
  const [asked, setAsked] = useState<{ goOn: () => void }>();
  const end = useRef<() => void>();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = guardLeaving(createLeaveGuard((goOn) => setAsked({ goOn })));
    end.current = release;
    return release;
  }, [isUnsaved, address]);
  const release = () => end.current?.();
  return {
    goOn:
      asked &&
      (() => {
        release();
        asked.goOn();
      }),
    stay: () => setAsked(undefined),
    release,
  };
}
