import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import type { KeptIn, StoredBlock } from './types';

/** A pair of fields that holds blocks, as it is stored. */
export interface StoredContainer {
  keptIn: KeptIn;
  blocks: Readonly<Record<string, unknown>>;
  layout: Readonly<Record<string, unknown>>;
}

const suffix = 'blocks';
export const layoutField = (field: string): string => `${field}_layout`;

function pairsIn(record: StoredBlock, within: KeptIn['within']): StoredContainer[] {
  return Object.keys(record).flatMap((field) => {
    if (!field.endsWith(suffix)) return [];
    const blocks = ownOf(record, field);
    const layout = ownOf(record, layoutField(field));
    if (!isRecord(blocks) || !isRecord(layout)) return [];
    if (layout.items !== undefined && !Array.isArray(layout.items)) return [];
    return [{ keptIn: { within, field }, blocks, layout }];
  });
}

/** The containers of a page or block, the plain pair first. A pair that is not whole is data like any other. */
export function containersIn(stored: StoredBlock): StoredContainer[] {
  const data = ownOf(stored, 'data');
  const found = [...pairsIn(stored, undefined), ...(isRecord(data) ? pairsIn(data, 'data') : [])];
  const isPlain = ({ keptIn }: StoredContainer) => keptIn.within === undefined && keptIn.field === suffix;
  return [...found.filter(isPlain), ...found.filter((each) => !isPlain(each))];
}

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
