import { useEffect, useRef } from 'react';
import { isField } from './typed-into';

/** Ctrl, or Cmd, with a letter, wherever the focus is; fields keep their own undo. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const letter = event.key.toLowerCase();
      const name = letter === 'z' && event.shiftKey ? 'y' : letter;
      if (name !== 's' && isField(event.target)) return;
      const run = Object.hasOwn(latest.current, name) ? latest.current[name] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
