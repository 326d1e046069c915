import { browserStorage, keepText, ownStorage } from './browser-storage';

const loggedOut = 'portal-logged-out';
/** So many names are remembered at most. */
const mostLoggedOut = 20;

const namesIn = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').filter(Boolean).slice(-mostLoggedOut);

/** Remembers who has logged out here: what is kept of their work goes once somebody else is there. */
export function rememberLogout(): void {
  const owner = browserStorage()?.getItem(ownStorage.owner);
  if (!owner) return;
  keepText(loggedOut, [...new Set([...namesIn(browserStorage()?.getItem(loggedOut)), owner])].join('\n'));
}

/** Whether somebody else has logged out here, of whom something may still be kept. */
export const haveOthersLoggedOut = (userId: string): boolean =>
  namesIn(browserStorage()?.getItem(loggedOut)).some((each) => each !== userId);

/** Who has logged out here, for whoever does away with what is kept of them; they are forgotten with that. */
export function takeLoggedOut(): string[] {
  const names = namesIn(browserStorage()?.getItem(loggedOut));
  browserStorage()?.removeItem(loggedOut);
  return names;
}
