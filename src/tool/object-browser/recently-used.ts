import { browserStorage, keepText, ownStorage } from '@/lib/browser-storage';

const storageKey = ownStorage.recentlyUsed;
const most = 12;
/** The id of content, in a form that cannot be mistaken for anything else. */
export const contentId = /^[\da-f]{32}(-[a-z]{2})?$/i;

/**
 * What was chosen last in this browser, the latest first. Only ids are kept: what they stand for is asked of the CMS,
 * which tells each user what that user may see.
 */
export function recentlyUsed(): string[] {
  try {
    const stored = JSON.parse(browserStorage()?.getItem(storageKey) ?? '[]') as unknown;
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((each): each is string => typeof each === 'string' && contentId.test(each))
      .slice(0, most);
  } catch {
    return [];
  }
}

export function rememberUsed(uids: readonly string[]): void {
  const all = [...new Set([...uids.filter((each) => contentId.test(each)), ...recentlyUsed()])].slice(
    0,
    most,
  );
  // A full or forbidden storage forgets what was used, and nothing else.
  keepText(storageKey, JSON.stringify(all));
}
