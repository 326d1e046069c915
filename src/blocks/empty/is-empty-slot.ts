/** The type by which grids mark a slot without a block: such a block is as if it were not there. */
export const emptySlot = 'empty';

export const isEmptySlot = (block: Record<string, unknown>): boolean => block['@type'] === emptySlot;
