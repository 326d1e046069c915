import { useEffect } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** New content begins with its first field: the keyboard goes there, unless somebody has gone elsewhere by then. */
export function useFirstField(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    let leave: () => void = () => undefined;
    const lead = () => {
      const held = document.activeElement;
      if (held === document.body || held?.id === 'main')
        document.getElementById(`field-${name}`)?.focus({ preventScroll: true });
    };
    // With this paint the way here leads to the beginning of the page.
    const end = afterPaint(() => {
      leave = afterPaint(lead);
    });
    return () => {
      end();
      leave();
    };
  }, [name]);
}
