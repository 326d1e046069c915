import type { BlockFrame } from '../definition';
import type { TeaserData as TeaserFields } from '../teaser-card';

export interface TeaserData extends BlockFrame, TeaserFields {
  /** The picture's place; older content has it here, newer in `styles.align`. */
  align?: string;
}
