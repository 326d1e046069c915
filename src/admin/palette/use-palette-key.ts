import { useEffect } from 'react';
import { isTextTarget } from '@/tool/text-target';

/** Calls back at Ctrl or Cmd with K, wherever no text is being written and no dialog stands. */
export function usePaletteKey(onOpen: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isKey || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      if (isTextTarget(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [onOpen]);
}
