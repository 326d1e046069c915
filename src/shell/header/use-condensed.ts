import { useContext, useEffect, useState } from 'react';
import { WindowContext } from '@/components/media-query/use-media-query';

/** Scrolling less than this says nothing about where somebody is heading. */
const jitter = 6;

/** Whether the header makes room: after scrolling down past its height, until somebody scrolls up again. */
export function useCondensed(height: number): boolean {
  const [isCondensed, setCondensed] = useState(false);
  const within = useContext(WindowContext) ?? window;
  useEffect(() => {
    let last = within.scrollY;
    const follow = () => {
      const now = within.scrollY;
      if (now <= height) setCondensed(false);
      else if (Math.abs(now - last) > jitter) setCondensed(now > last);
      if (now <= height || Math.abs(now - last) > jitter) last = now;
    };
    within.addEventListener('scroll', follow, { passive: true });
    return () => within.removeEventListener('scroll', follow);
  }, [height, within]);
  return isCondensed;
}
