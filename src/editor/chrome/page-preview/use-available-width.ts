import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is, in pixels, or was when it was last drawn; 0 until that is known. */
export function useAvailableWidth(): [RefObject<HTMLDivElement>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [availableWidth, setAvailableWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => current.clientWidth > 0 && setAvailableWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, availableWidth];
}
