import { slateText } from '@/components/slate-value/shape';
import { flag, oneOf, record, stored, text, type Read, type Shape } from '@/lib/shape';

export const fontColors = ['#fff', '#000'] as const;

/** Black and white alone, however they are written. */
const fontColor: Shape<(typeof fontColors)[number]> = {
  read: (stored) => (/^(#000|#000000|black)$/i.test(text().read(stored)) ? '#000' : '#fff'),
};

/** Two forms are stored: a text on a picture, and one with title, rich text and a button. */
export const parallaxShape = record({
  imageUrl: stored(),
  url: stored(),
  text: text(),
  fontColor,
  title: text(),
  description: slateText(),
  buttonText: text(),
  href: stored(),
  /** A veil over the whole picture. */
  overlay: flag(),
  styles: record({ size: oneOf(['s', 'm', 'l'], 'm'), hideButton: flag() }),
});
export type ParallaxData = Read<typeof parallaxShape>;

/** Whether a block is stored in the form with title, rich text and button. */
export const isRich = (data: ParallaxData): boolean =>
  data.title !== '' || data.description.length > 0 || data.buttonText !== '' || data.href !== undefined;
