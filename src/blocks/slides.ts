import { flag, oneOf, optional, text, type Read, type record } from '@/lib/shape';
import { teaserCard, teaserFields, type TeaserCard } from './teaser-card';

/** What a slide stores, whichever block shows it. */
export const slideFields = {
  ...teaserFields,
  /** Newer forms call it `@id`. */
  id: text(),
  '@id': text(),
  nav_title: optional(text()),
  buttonText: text(),
  hideButton: flag(),
  /** The side on which the words stand. */
  flagAlign: oneOf(['left', 'center', 'right'], 'left'),
};
export type SlideData = Read<ReturnType<typeof record<typeof slideFields>>>;

export interface SlideCard extends TeaserCard {
  key: string;
  /** The short name, for where one chooses among slides. */
  name: string;
  button: string | undefined;
  side: 'left' | 'center' | 'right';
}

/** A slide as it is shown; undefined when its target is missing. */
export function slideCard(slide: SlideData, index: number): SlideCard | undefined {
  const card = teaserCard(slide);
  if (card === undefined) return undefined;
  return {
    ...card,
    key: slide['@id'] || slide.id || `${index}`,
    name: slide.nav_title || card.title,
    button: slide.hideButton === true ? undefined : slide.buttonText,
    side: slide.flagAlign,
  };
}
