import type { BlockFrame } from '../definition';

/** The picture itself belongs to the page, not to the block. */
export interface LeadimageData extends BlockFrame {
  align?: string;
}
