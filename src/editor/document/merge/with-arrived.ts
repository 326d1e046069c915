import { deepEqual, ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import type { Stored } from './types';

function arrived(base: unknown, sent: unknown, present: unknown): unknown {
  if (deepEqual(sent, present)) return present;
  const areRecords = isRecord(base) && isRecord(sent) && isRecord(present);
  return areRecords ? arrivedRecord(base, sent, present) : base;
}

function arrivedRecord(base: Stored, sent: Stored, present: Stored): Record<string, unknown> {
  const names = new Set([base, sent, present].flatMap((record) => Object.keys(record)));
  const values = [...names].map(
    (name) => [name, arrived(ownOf(base, name), ownOf(sent, name), ownOf(present, name))] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * What a writer knows of a stored page, for a merge: `base`, and whatever is stored (`present`) just as the writer has sent
 * it in a save whose answer never came. That is nobody else's change.
 */
export const withArrived = (base: Stored, sent: Stored, present: Stored): Record<string, unknown> =>
  // What was not sent was left as it was.
  arrivedRecord(base, { ...base, ...sent }, present);
