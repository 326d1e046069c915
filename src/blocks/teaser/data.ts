import { oneOf, record, type Read } from '@/lib/shape';
import { groundFields } from '../frame/data';
import { teaserFields } from '../teaser-card';

/** The sides on which the picture stands; without one it stands above the words. */
export const side = oneOf(['left', 'right', 'center']);

export const teaserShape = record({
  ...teaserFields,
  ...groundFields,
  /** Older content has the picture's place here, newer in `styles`. */
  align: side,
});
export type TeaserData = Read<typeof teaserShape>;
