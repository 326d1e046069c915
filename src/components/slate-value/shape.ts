import type { Shape } from '@/lib/shape';
import { nodesOf, type SlateNode } from './nodes';

/** Rich text as the block editor stores it. */
export const slateText = (): Shape<SlateNode[]> => ({ read: nodesOf });
