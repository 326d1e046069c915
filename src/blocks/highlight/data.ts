import { slateText } from '@/components/slate-value/shape';
import { flag, record, stored, text, type Read } from '@/lib/shape';

/** A picture with words on it that lead somewhere. */
export const highlightShape = record({
  /** The address of the picture, and what the CMS knows of its sizes. */
  url: text(),
  image_field: text(),
  image_scales: stored(),
  title: text(),
  value: slateText(),
  button: flag(),
  buttonText: text(),
  buttonLink: stored(),
  styles: record({ descriptionColor: text() }),
});
export type HighlightData = Read<typeof highlightShape>;
