import type { OutlineHeading } from '../definition';
import { headlineOf } from '../headline';
import { slideCard, type SlideCard } from '../slides';
import type { SliderData } from './data';

/** The field in which a block has its slides. */
export const listOf = ({ '@type': type }: SliderData): 'slides' | 'hrefList' =>
  type === 'highlightSlider' ? 'hrefList' : 'slides';

export interface PlacedSlide {
  card: SlideCard;
  /** Where it stands among all that are stored, those without a target too. */
  place: number;
}

export function slidesOf(data: SliderData): PlacedSlide[] {
  return data[listOf(data)].flatMap((slide, place) => {
    const card = slideCard(slide, place);
    return card ? [{ card, place }] : [];
  });
}

/** The heading above the slides. */
export const headingOf = ({ headline, title }: SliderData): string => headline || title;

export const headingsOf = (data: SliderData): OutlineHeading[] =>
  slidesOf(data).length === 0 ? [] : headlineOf({ headline: headingOf(data) });

const shortestDelay = 1000;
const usualDelay = 4000;

/** How the slides go on by themselves, if they do. */
export function autoplayOf({ autoplayEnabled, autoplayDelay = usualDelay, autoplayJump }: SliderData) {
  if (autoplayEnabled !== true) return undefined;
  return { delay: Math.max(shortestDelay, autoplayDelay), isJump: autoplayJump === true };
}
