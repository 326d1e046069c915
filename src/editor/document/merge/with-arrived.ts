import { deepEqual, ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';

type Stored = Readonly<Record<string, unknown>>;

function arrived(base: unknown, sent: unknown, present: unknown): unknown {
  if (deepEqual(sent, present)) return present;
  if (!isRecord(base) || !isRecord(sent) || !isRecord(present)) return base;
  const names = new Set([...Object.keys(base), ...Object.keys(sent), ...Object.keys(present)]);
  const values = [...names].map(
    (name) => [name, arrived(ownOf(base, name), ownOf(sent, name), ownOf(present, name))] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * What a writer knows of a stored page, for a merge: `base`, and whatever is stored (`present`) just as the writer has sent
 * it in a save whose answer never came. That is nobody else's change.
 */
export function withArrived(base: Stored, sent: Stored, present: Stored): Stored {
  const values = Object.keys(sent).map(
    (name) => [name, arrived(ownOf(base, name), ownOf(sent, name), ownOf(present, name))] as const,
  );
  return { ...base, ...Object.fromEntries(values) };
}
