import { slateText } from '@/components/slate-value/shape';
import { contrast } from '@/site/variants/contrast';
import { paletteColour } from '@/site/variants/variant';
import { flag, oneOf, record, stored, text, type Read, type Shape } from '@/lib/shape';

export const fontColors = ['#fff', '#000'] as const;

/** Black and white alone, however they are written; another colour is the nearer of the two. */
const fontColor: Shape<(typeof fontColors)[number]> = {
  read: (stored) => {
    const written = text().read(stored);
    if (/^black$/i.test(written)) return '#000';
    const colour = paletteColour(written)?.value ?? written;
    return (contrast(colour, '#fff') ?? 1) > (contrast(colour, '#000') ?? 21) ? '#000' : '#fff';
  },
};

/** The words by which newer content says whether an overlay lies over the picture. */
export const overlays = { overlaid: 'full_overlay', bare: 'solid-textbox' } as const;
const overlay: Shape<boolean | undefined> = {
  read: (stored) => (stored === overlays.overlaid ? true : flag().read(stored)),
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
  /** An overlay over the whole picture. */
  overlay,
  openLinkInNewTab: flag(),
  styles: record({
    size: oneOf(['s', 'm', 'l'], 'm'),
    hideButton: flag(),
    /** What the newer form calls the colour of its words. */
    colors: oneOf(['black', 'white']),
  }),
});
export type ParallaxData = Read<typeof parallaxShape>;

/** Whether a block is stored in the form with title, rich text and button. */
export const isRich = (data: ParallaxData): boolean =>
  data.title !== '' || data.description.length > 0 || data.buttonText !== '' || data.href !== undefined;

export const colourOf = ({ fontColor, styles: { colors } }: ParallaxData): (typeof fontColors)[number] =>
  colors === undefined ? fontColor : colors === 'black' ? '#000' : '#fff';
