import { ownOf } from './deep-equal';
import { isRecord } from './text';

type Stored = Readonly<Record<string, unknown>>;

/** Where in a block, or in the page, the pair of fields stands that holds blocks. */
export interface KeptIn {
  /** `data` where accordions and tabs keep the pair in an object of its own. */
  within: 'data' | undefined;
  /** `blocks`, or a name that ends with it, as `main_blocks`; the layout is stored under the same with `_layout`. */
  field: string;
}

/** A pair of fields that holds blocks, as it is stored. */
export interface StoredContainer {
  keptIn: KeptIn;
  blocks: Stored;
  layout: Stored;
}

const suffix = 'blocks';
export const layoutField = (field: string): string => `${field}_layout`;

/** Whether a change of a field may be one of the blocks that lie in it. */
export const mayHoldBlocks = (field: string): boolean =>
  field === 'data' || field.endsWith(suffix) || field.endsWith(layoutField(suffix));

function pairsIn(record: Stored, within: KeptIn['within']): StoredContainer[] {
  return Object.keys(record).flatMap((field) => {
    if (!field.endsWith(suffix)) return [];
    const blocks = ownOf(record, field);
    const layout = ownOf(record, layoutField(field));
    if (!isRecord(blocks) || !isRecord(layout)) return [];
    if (layout.items !== undefined && !Array.isArray(layout.items)) return [];
    return [{ keptIn: { within, field }, blocks, layout }];
  });
}

/**
 * What holds blocks in a page or block, the plain pair first. Whoever draws, edits or walks blocks asks this; a pair that
 * is not whole is data like any other.
 */
export function containersIn(stored: Stored): StoredContainer[] {
  const data = ownOf(stored, 'data');
  const found = [...pairsIn(stored, undefined), ...(isRecord(data) ? pairsIn(data, 'data') : [])];
  const isPlain = ({ keptIn }: StoredContainer) => keptIn.within === undefined && keptIn.field === suffix;
  return [...found.filter(isPlain), ...found.filter((each) => !isPlain(each))];
}

/** The blocks of a page: a field of its own that is called `data` is no place for some. */
export const ownContainer = (stored: Stored): StoredContainer | undefined =>
  containersIn(stored).find(({ keptIn }) => keptIn.within === undefined);
