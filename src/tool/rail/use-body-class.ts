import { useLayoutEffect } from 'react';
import './style.css';

/** Marks the body as long as something stands: a class is cheaper than `:has()`, which is asked at every change of the page. */
export function useBodyClass(
  name:
    'has-toolbar' | 'has-folded-toolbar' | 'has-sidebar' | 'has-folded-sidebar' | 'has-screen' | 'has-source',
  stands = true,
): void {
  useLayoutEffect(() => {
    if (!stands) return undefined;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, stands]);
}
