import type { ContainerRules } from '../document/types';

const inGrids = ['teaser', 'image', 'listing', 'slate', 'buttonBlock', 'infoCard', 'icon'];
const grid: ContainerRules = { allowedBlocks: inGrids, maxLength: 4 };

const rules: ReadonlyMap<string, ContainerRules> = new Map([
  ['gridBlock', grid],
  ['slateGrid', grid],
  ['listingGrid', grid],
  ['__grid', grid],
  ['teaserGrid', { ...grid, allowedBlocks: ['teaser', 'image'] }],
  ['imagesGrid', { ...grid, allowedBlocks: ['image'] }],
]);

/** What blocks that hold blocks take; nothing is said of those that are in them already. */
export const rulesOf = (type: string | undefined): ContainerRules | undefined => rules.get(type ?? '');
