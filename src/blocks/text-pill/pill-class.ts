/** The colour is painted by the frame of the block; a text without one gets the palest of all. */
export const pillClass = (hasGround: boolean): string =>
  hasGround ? 'block-text-pill' : 'block-text-pill block-text-pill--plain';
