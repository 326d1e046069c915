import { readOnce } from '@/lib/read-once';
import type { Block, BlockDefinition } from './definition';

/** What a definition reads of a stored block; read once, for the view and for the page's outline. */
export const dataOf = ({ shape }: BlockDefinition, block: Block): object => readOnce(shape, block);
