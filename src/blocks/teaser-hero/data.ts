import { oneOf, record, text, type Read } from '@/lib/shape';
import { teaserFields } from '../teaser-card';

export const heroVariations = ['left', 'top', 'right'] as const;

export const teaserHeroShape = record({
  ...teaserFields,
  /** Where the picture stands; `top`, which is drawn where nothing was chosen, has the words on it. */
  variation: oneOf(heroVariations),
  /** Words of the button. */
  buttonText: text(),
});
export type TeaserHeroData = Read<typeof teaserHeroShape>;
