import { flatten } from '@/api/urls';
import { addressOf } from '@/components/universal-link/link-target';
import { isLeftOut } from '@/site/variants/variant';
import type { BlockLookup } from './blocks-context';
import type { Block } from './definition';

/** Whether a block, such as a teaser or a listing, leads to pages that this variant does not have. */
const leadsNowhere = (block: Block) =>
  [block.href, block.linkHref].some((value) => isLeftOut(flatten(addressOf(value))));

/**
 * Whether a variant leaves a block out with the pages that it stands for: it leads to them, or it holds, beside words
 * about them, nothing but such blocks.
 */
export function isBlockLeftOut(block: Block, nested: readonly Block[], find: BlockLookup): boolean {
  if (nested.length === 0) return leadsNowhere(block);
  const accompanies = (each: Block) => find(each['@type'])?.outline?.accompanies === true;
  return nested.some(leadsNowhere) && nested.every((each) => leadsNowhere(each) || accompanies(each));
}
