import { useEffect, useState, type RefObject } from 'react';

/** Whether an element can be seen now. */
export function useInView(element: RefObject<Element>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
