import { browserStorage } from '@/lib/browser-storage';

const key = 'portal-kept-blocks';

const listeners = new Set<() => void>();
/** What was kept last in this tab, for browsers that keep nothing. */
let latest = '';

/** The blocks that were copied last, in this tab or another one; '' where none were. */
export function keptBlocks(): string {
  return browserStorage()?.getItem(key) ?? latest;
}

export const hasKeptBlocks = (): boolean => keptBlocks() !== '';

export function keepBlocks(text: string): void {
  latest = text;
  try {
    browserStorage()?.setItem(key, text);
  } catch {
    // Pages of this tab still have them.
  }
  for (const listener of listeners) listener();
}

/** Hears when blocks are kept, by other tabs too. */
export function onKeptBlocks(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
