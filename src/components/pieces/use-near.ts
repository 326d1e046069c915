import { useEffect, useState, type RefObject } from 'react';
import { onDrawAll } from '@/lib/pieces';

/** Whoever moves may soon print, search or scroll. */
const signs = ['pointermove', 'keydown'] as const;

/** Whether an element has come so near to the window, or somebody is about to want all of the page. */
export function useNear(element: RefObject<Element>, rootMargin = '100%'): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin },
    );
    observer.observe(element.current);
    const forget = onDrawAll(come);
    for (const sign of signs) window.addEventListener(sign, come);
    return () => {
      observer.disconnect();
      forget();
      for (const sign of signs) window.removeEventListener(sign, come);
    };
  }, [isNear, element, rootMargin]);
  return isNear;
}
