import { browserStorage, keepText, onForgotten, ownStorage } from '@/lib/browser-storage';
import { createListeners } from '@/lib/listeners';

const key = ownStorage.keptBlocks;

const { subscribe, notify } = createListeners();
/** What was kept last in this tab, where the browser keeps nothing. */
let latest = '';

onForgotten(() => {
  latest = '';
});

/** The blocks that were copied last, in this tab or another one; '' where none were. */
export function keptBlocks(): string {
  return browserStorage()?.getItem(key) ?? latest;
}

/** What was kept and is no more to be offered in this tab; keys still paste it. */
let declined = '';

/** The kept blocks that are offered to be pasted; '' for none. */
export function offeredBlocks(): string {
  const kept = keptBlocks();
  return kept === declined ? '' : kept;
}

export function declineBlocks(): void {
  declined = keptBlocks();
  notify();
}

export function keepBlocks(text: string): void {
  // Else other tabs would still have it once it was forgotten in one of them.
  latest = keepText(key, text) ? '' : text;
  declined = '';
  notify();
}

/** Hears when blocks are kept, by other tabs too. */
export function onKeptBlocks(listener: () => void): () => void {
  const leave = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}
