import { headlineOf, levelOfTag } from '../headline';
import { useItemLevel } from '../page/hooks';
import type { AccordionData } from './data';

/** The level of the panels' titles: as an editor chose, but none is left out below the heading that they stand under. */
export function useTitleLevel(id: string, data: AccordionData): number {
  return Math.min(levelOfTag(data.title_size), useItemLevel(id, headlineOf(data)[0]));
}
