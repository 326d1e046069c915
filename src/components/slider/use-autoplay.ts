import { useEffect, useRef } from 'react';

/** Calls again and again while it plays; a page in the background waits. */
export function useAutoplay(isPlaying: boolean, delay: number, step: () => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, delay);
    return () => clearInterval(timer);
  }, [isPlaying, delay]);
}
