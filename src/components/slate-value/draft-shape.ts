import type { Shape } from '@/lib/shape';
import { fromDraft } from './from-draft';
import type { SlateNode } from './nodes';

/** Rich text as the editor before today's stored it, as the nodes that today's would have stored. */
export const draftText = (): Shape<SlateNode[]> => ({ read: fromDraft });
