import { deepEqual, ownOf } from '@/lib/deep-equal';
import { isRecord, recordsOf } from '@/lib/text';
import { newId } from '../document/new-id';
import { withTarget } from './teaser-form';

type Entry = Readonly<Record<string, unknown>>;

const withoutGaps = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));

/** The further words after the target has changed: those of the new one where there were none, none without a target. */
function wordsOfTarget(before: Entry, href: unknown, names: readonly string[]): Entry {
  const [target] = Array.isArray(href) ? (href as unknown[]) : [href];
  if (!isRecord(target)) return Object.fromEntries(names.map((name) => [name, undefined]));
  return Object.fromEntries(names.map((name) => [name, before[name] || ownOf(target, name) || undefined]));
}

/** An entry of a list that was just made for a target. */
export const entryFor = (target: unknown, idName: string, alsoFills: readonly string[] = []): Entry =>
  withoutGaps({ [idName]: newId(), ...withTarget({}, [target]), ...wordsOfTarget({}, target, alsoFills) });

/**
 * A list of contents: an entry with another target takes of it what it lacks, `alsoFills` naming further words, one without
 * keeps nothing of it, and a new one gets an id, which is called `idName`.
 */
export function entriesOf(list: string, idName: '@id' | 'id', alsoFills: readonly string[] = []) {
  const storedEntry = (entry: Entry, before: Entry | undefined): Entry => {
    const isNew = entry['@id'] === undefined && entry['id'] === undefined;
    const named = isNew ? { [idName]: newId(), ...entry } : entry;
    const { href } = entry;
    if (before === undefined || deepEqual(before['href'] ?? null, href ?? null)) return named;
    return withoutGaps({ ...named, ...withTarget(before, href), ...wordsOfTarget(before, href, alsoFills) });
  };
  return {
    write: (stored: Entry, value: unknown): Entry => {
      const before = recordsOf(stored[list]);
      const kept = new Set<unknown>(before);
      const entries = recordsOf(value);
      // While one is changed, all others stay in their places.
      const isChange = entries.length === before.length;
      return {
        [list]: entries.map((entry, index) =>
          kept.has(entry) ? entry : storedEntry(entry, isChange ? before[index] : undefined),
        ),
      };
    },
  };
}
