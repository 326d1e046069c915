/** Names under which is kept what belongs to somebody who is logged in. */
export const ownStorage = {
  keptBlocks: 'portal-kept-blocks',
  recentlyUsed: 'editor-recently-used',
  blockUses: 'portal-block-uses',
  owner: 'portal-owner',
} as const;

const forgotten = 'portal-forgotten';

/** Forgets in this browser what belongs to whoever was logged in. */
export function forgetOwn(): void {
  for (const name of Object.values(ownStorage)) browserStorage()?.removeItem(name);
  window.dispatchEvent(new Event(forgotten));
}

/** Says whose is what is kept from now on; what was kept for somebody else is forgotten. */
export function keepFor(userId: string): void {
  if (browserStorage()?.getItem(ownStorage.owner) !== userId) forgetOwn();
  keepText(ownStorage.owner, userId);
}

/** Hears that this is to be forgotten, for those who hold some of it outside the storage. */
export function onForgotten(listener: () => void): () => void {
  window.addEventListener(forgotten, listener);
  return () => window.removeEventListener(forgotten, listener);
}

/** Keeps a text beyond the tab; false in browsers that keep nothing, or no more. */
export function keepText(name: string, text: string): boolean {
  try {
    window.localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** What a browser keeps beyond the tab; undefined where it forbids that. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
