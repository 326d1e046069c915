import type { OutlineHeading } from '../definition';
import { headlineOf } from '../headline';
import { slideCard, type SlideCard } from '../slides';
import type { CarouselData } from './data';

export const mostItems = 5;
const usualItems = 4;

/** How many cards stand beside each other: 1 to 5, four where nothing is said. */
export function itemsToShow(stored: unknown): number {
  const isSaid = typeof stored === 'number' || (typeof stored === 'string' && stored.trim() !== '');
  const wanted = isSaid ? Math.floor(Number(stored)) : usualItems;
  return Number.isNaN(wanted) ? usualItems : Math.min(mostItems, Math.max(1, wanted));
}

export interface PlacedCard {
  card: SlideCard;
  /** Where it stands among all that are stored. */
  place: number;
}

export function cardsOf({ columns, hide_description: isShort }: CarouselData): PlacedCard[] {
  return columns.flatMap((column, place) => {
    const card = slideCard(column, place);
    return card ? [{ card: isShort === true ? { ...card, text: '' } : card, place }] : [];
  });
}

export const headingsOf = (data: CarouselData): OutlineHeading[] =>
  cardsOf(data).length === 0 ? [] : headlineOf(data);
