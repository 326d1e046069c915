import type { Shape } from '@/lib/shape';
import { fromDraft } from './from-draft';
import { nodesOf, type SlateNode } from './nodes';

/** Rich text as the block editor stores it. */
export const slateText = (): Shape<SlateNode[]> => ({ read: nodesOf });

/** Rich text as the editor before it stored it, as the nodes that today's would have stored. */
export const draftText = (): Shape<SlateNode[]> => ({ read: fromDraft });
