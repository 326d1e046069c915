import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import type { Stored } from './types';

/** What is stored with the fields of a container, in the object of its own where that keeps them. */
export function withPair(stored: Stored, within: 'data' | undefined, pair: Stored): Stored {
  if (within === undefined) return { ...stored, ...pair };
  const data = ownOf(stored, 'data');
  return { ...stored, data: { ...(isRecord(data) ? data : {}), ...pair } };
}
