/** The type by which grids mark a place without a block: such a block is as if it were not there. */
export const emptyPlace = 'empty';

export const isEmptyPlace = (block: Record<string, unknown>): boolean => block['@type'] === emptyPlace;
