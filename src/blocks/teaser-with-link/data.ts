import { oneOf, record, records, stored, text, type Read } from '@/lib/shape';
import { teaserFields } from '../teaser-card';

export const teaserWithLinkShape = record({
  ...teaserFields,
  /** Words of the button; without any there is none. */
  button: text(),
  links: records({ href: stored(), title: text() }),
  /** Where the picture stands. */
  variation: oneOf(['left', 'right', 'top'], 'left'),
});
export type TeaserWithLinkData = Read<typeof teaserWithLinkShape>;
