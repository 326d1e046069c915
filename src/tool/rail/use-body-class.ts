import { useLayoutEffect } from 'react';

/** Marks the body as long as something stands: a class is cheaper than `:has()`, which is asked at every change of the page. */
export function useBodyClass(
  name: 'has-toolbar' | 'has-folded-toolbar' | 'has-sidebar' | 'has-screen' | 'has-source',
): void {
  useLayoutEffect(() => {
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name]);
}
