import { flag, oneOf, record, stored, text, type Read } from '@/lib/shape';

const aligns = ['left', 'center', 'right'] as const;

export const buttonShape = record({
  title: text(),
  href: stored(),
  align: oneOf(aligns),
  /** Volto's own button block keeps the alignment of its words here. */
  inneralign: oneOf(aligns),
  openLinkInNewTab: flag(),
  /** One of the colours of buttons; without any it is the institution's. */
  button_color: text(),
});
export type ButtonData = Read<typeof buttonShape>;
