import { browserStorage, keepText } from '@/lib/browser-storage';
import { isRecord } from '@/lib/text';

/** So many people are remembered in one browser, those who have kept something last. */
const mostUsers = 20;

function allOf(name: string): Map<string, readonly string[]> {
  try {
    const stored = JSON.parse(browserStorage()?.getItem(name) ?? '{}') as unknown;
    if (!isRecord(stored)) return new Map();
    return new Map(
      Object.entries(stored).map(([user, words]) => [
        user,
        Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [],
      ]),
    );
  } catch {
    return new Map();
  }
}

/**
 * Words that this browser keeps for one user beyond the session, which nobody else is told: ids and names of the tool
 * alone, nothing of any content.
 */
export const keptFor = (name: string, user: string): readonly string[] => allOf(name).get(user) ?? [];

export function keepFor(name: string, user: string, words: readonly string[]): void {
  const all = allOf(name);
  all.delete(user);
  const entries = [...all].slice(1 - mostUsers);
  // A full or forbidden storage forgets, and nothing else.
  keepText(name, JSON.stringify(Object.fromEntries([...entries, [user, words]])));
}
