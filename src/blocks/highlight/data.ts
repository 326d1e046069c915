import { slateText } from '@/components/slate-value/shape';
import { flag, record, stored, text, type Read } from '@/lib/shape';
import { creditText } from '../credit';

/** A picture with words on it that lead somewhere. */
export const highlightShape = record({
  /** The address of the picture, and what the CMS knows of its sizes. */
  url: text(),
  image_field: text(),
  image_scales: stored(),
  alt: text(),
  /** Who made the picture, and under which licence. */
  credit: creditText(),
  /** Visitors may take the picture along. */
  allow_image_download: flag(),
  title: text(),
  value: slateText(),
  button: flag(),
  buttonText: text(),
  buttonLink: stored(),
  styles: record({ descriptionColor: text() }),
  /** The colour, as older content names it. */
  description_color: text(),
});
export type HighlightData = Read<typeof highlightShape>;
