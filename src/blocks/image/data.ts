import { flag, oneOf, record, stored, text, type Read } from '@/lib/shape';
import { styles } from '../frame/data';

const credit = record({ title: text(), data: text() });

export const imageShape = record({
  url: stored(),
  '@id': stored(),
  image_field: stored(),
  image_scales: stored(),
  alt: text(),
  align: oneOf(['full', 'wide', 'left', 'right', 'center'], 'center'),
  size: oneOf(['l', 'm', 's'], 'm'),
  title: text(),
  /** Stands under the picture. */
  description: text(),
  rights: text(),
  /** Other sites name the source in one of these. */
  copyright_and_sources: text(),
  credit: {
    read: (stored: unknown) => {
      const { title, data } = credit.read(stored);
      return text().read(stored) || title || data;
    },
  },
  /** Newer content says here what `align` and `size` say. */
  styles,
  href: stored(),
  openLinkInNewTab: flag(),
  /** Opens large; a picture that is a link leads there instead. */
  zoom: flag(),
});
export type ImageData = Read<typeof imageShape>;
