import { flag, oneOf, record, stored, text, type Read } from '@/lib/shape';

const credit = record({ title: text() });

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
  /** Newer content names the source here, as text or with a link. */
  credit: { read: (stored: unknown) => text().read(stored) || credit.read(stored).title },
  href: stored(),
  openLinkInNewTab: flag(),
  /** Opens large; a picture that is a link leads there instead. */
  zoom: flag(),
});
export type ImageData = Read<typeof imageShape>;
