import { browserStorage, keepText, ownStorage } from '@/lib/browser-storage';
import { isRecord } from '@/lib/text';

const key = ownStorage.blockUses;
const shown = 6;

/** How often each block was put in from this browser; whatever else lies there counts for nothing. */
function uses(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(browserStorage()?.getItem(key) ?? '{}');
    const entries = Object.entries(isRecord(stored) ? stored : {});
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

/** Patterns are counted under their ids with this before them, which no block is named like. */
const ofPattern = 'pattern ';

function mostOf(isMeant: (name: string) => boolean): string[] {
  return [...uses()]
    .filter(([name]) => isMeant(name))
    .sort(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([name]) => name);
}

/** The names of the blocks that are put in most. */
export const mostUsed = (): string[] => mostOf((name) => !name.startsWith(ofPattern));

/** The ids of the patterns that are put in most. */
export const mostUsedPatterns = (): string[] =>
  mostOf((name) => name.startsWith(ofPattern)).map((name) => name.slice(ofPattern.length));

export const rememberPattern = (id: string): void => rememberUse(ofPattern + id);

export function rememberUse(name: string): void {
  const counts = uses();
  counts.set(name, (counts.get(name) ?? 0) + 1);
  // A browser that keeps nothing offers the blocks by their groups.
  keepText(key, JSON.stringify(Object.fromEntries(counts)));
}
