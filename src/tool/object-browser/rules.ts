import type { Summary } from '@/api/types/summary';
import type { BrowseRequest } from './context';
import { idOf, isChosen, type Chosen } from './selection';

/** The types whose content is a picture itself. */
const imageTypes: readonly string[] = ['Image'];

/** What may be done with an entry: chosen, or only entered, or why neither. */
export type Rule = 'pick' | 'enter' | 'type' | 'full';

export const isFolder = (item: Summary): boolean =>
  (item as { is_folderish?: unknown }).is_folderish === true;

/** The types that may be chosen; empty where all may. */
export function typesOf({ mode, selectableTypes = [] }: BrowseRequest): readonly string[] {
  if (mode === 'link') return selectableTypes;
  const narrowed = imageTypes.filter((type) => selectableTypes.includes(type));
  return selectableTypes.length > 0 ? narrowed : imageTypes;
}

/** Whether content is a picture itself. */
export const isImage = (item: { '@type'?: unknown }): boolean =>
  imageTypes.some((type) => type === item['@type']);

/** Whether content is of one of these types. */
export const fitsTypes = (item: object, types: readonly string[]): boolean =>
  '@type' in item && typeof item['@type'] === 'string' && types.includes(item['@type']);

export const fits = (item: Summary, asked: BrowseRequest): boolean => {
  const types = typesOf(asked);
  return asked.mode === 'image' || types.length > 0 ? types.includes(item['@type']) : true;
};

export function ruleOf(item: Summary, asked: BrowseRequest, chosen: Chosen): Rule {
  if (!fits(item, asked)) return isFolder(item) ? 'enter' : 'type';
  const isFull = asked.isMultiple && chosen.length >= (asked.maximum ?? Infinity);
  return isFull && !isChosen(chosen, idOf(item)) ? 'full' : 'pick';
}

/** What is listed: of pictures and ways to them, nothing else. */
export const isListed = (item: Summary, asked: BrowseRequest): boolean =>
  asked.mode === 'link' || isFolder(item) || fits(item, asked);
