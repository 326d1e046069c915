/** Grids mark a place without a block by a type that stands for nothing: such a block is as if it were not there. */
export const isEmptyPlace = (block: Record<string, unknown>): boolean => block['@type'] === 'empty';
