import type { BlockFrame } from '../definition';
import type { TeaserData } from '../teaser-card';

export interface TeaserHeroData extends BlockFrame, TeaserData {
  /** Where the picture stands; `top` is the lead picture of a page with the words on it. */
  variation?: 'top' | 'left' | 'right';
  /** Words of the button. */
  buttonText?: string;
}
