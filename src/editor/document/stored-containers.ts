import { containersIn, layoutField, type KeptIn } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';
import type { StoredBlock } from './types';

const without = (record: StoredBlock, fields: ReadonlySet<string>): StoredBlock =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.has(name)));

/** A page or block without the pairs of fields that its containers are stored in. */
export function withoutContainers(stored: StoredBlock, kept: readonly KeptIn[]): StoredBlock {
  if (kept.length === 0) return stored;
  const fieldsOf = (within: KeptIn['within']) =>
    new Set(
      kept.filter((keptIn) => keptIn.within === within).flatMap(({ field }) => [field, layoutField(field)]),
    );
  const rest = without(stored, fieldsOf(undefined));
  const { data } = rest;
  const inData = fieldsOf('data');
  return inData.size > 0 && isRecord(data) ? { ...rest, data: without(data, inData) } : rest;
}

/** How many levels of blocks a stored block holds, counted up to `most`. */
export function storedHeight(stored: StoredBlock, most: number): number {
  if (most === 0) return 0;
  const inside = containersIn(stored)
    .flatMap(({ blocks }) => Object.values(blocks))
    .filter(isRecord);
  return inside.reduce<number>((height, each) => Math.max(height, storedHeight(each, most - 1) + 1), 0);
}
