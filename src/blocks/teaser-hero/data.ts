import { oneOf, record, text, type Read } from '@/lib/shape';
import { teaserFields } from '../teaser-card';

export const teaserHeroShape = record({
  ...teaserFields,
  /** Where the picture stands; `top` is the lead picture of a page with the words on it. */
  variation: oneOf(['top', 'left', 'right'], 'top'),
  /** Words of the button. */
  buttonText: text(),
});
export type TeaserHeroData = Read<typeof teaserHeroShape>;
