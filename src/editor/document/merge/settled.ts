import { deepEqual } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import type { Three } from './types';

/** What only one side has changed, or both in the same way; undefined where each has changed it differently. */
export function settled<Value>({ base, mine, theirs }: Three<Value>): { value: Value } | undefined {
  if (deepEqual(theirs, base) || deepEqual(mine, theirs)) return { value: mine };
  return deepEqual(mine, base) ? { value: theirs } : undefined;
}

export const mapThree = <From, To>(
  { base, mine, theirs }: Three<From>,
  map: (value: From) => To,
): Three<To> => ({
  base: map(base),
  mine: map(mine),
  theirs: map(theirs),
});

const inOrder = (_name: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((name) => [name, value[name]]),
      )
    : value;

/** The same text for all that `deepEqual` holds to be the same. */
export const canonical = (value: unknown): string => JSON.stringify(value, inOrder) ?? '';
