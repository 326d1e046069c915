import { flag, oneOf, record, stored, text, type Read } from '@/lib/shape';
import { creditText } from '../credit';
import { styles } from '../frame/data';

export const imageShape = record({
  url: stored(),
  '@id': stored(),
  image_field: stored(),
  image_scales: stored(),
  alt: text(),
  /** Has no alternative text on purpose. */
  decorative: flag(),
  align: oneOf(['full', 'wide', 'left', 'right', 'center'], 'center'),
  size: oneOf(['l', 'm', 's'], 'm'),
  title: text(),
  /** Stands under the picture. */
  description: text(),
  rights: text(),
  /** Other sites name the source in one of these. */
  copyright_and_sources: text(),
  credit: creditText(),
  /** Visitors may take the picture along. */
  allow_image_download: flag(),
  /** Newer content says here what `align` and `size` say. */
  styles,
  href: stored(),
  openLinkInNewTab: flag(),
  /** Opens large; a picture that is a link leads there instead. */
  zoom: flag(),
  /** What a template asks for in the empty place of a picture. */
  placeholder: text(),
});
export type ImageData = Read<typeof imageShape>;
