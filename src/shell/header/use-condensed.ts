import { useEffect, useState } from 'react';

/** Scrolling less than this says nothing about where somebody is heading. */
const jitter = 6;

/** Whether the header makes room: after scrolling down past its height, until somebody scrolls up again. */
export function useCondensed(height: number): boolean {
  const [isCondensed, setCondensed] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now <= height) setCondensed(false);
      else if (Math.abs(now - last) > jitter) setCondensed(now > last);
      if (now <= height || Math.abs(now - last) > jitter) last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [height]);
  return isCondensed;
}
