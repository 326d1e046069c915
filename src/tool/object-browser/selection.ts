import { flatten } from '@/api/urls';
import type { Reference } from '@/forms/schema';
import { moved } from '../widgets/moved';

/** What is chosen so far, in its order. */
export type Chosen = readonly Reference[];

/** What fields store of content that they point to. */
const kept = [
  '@type',
  'title',
  'Title',
  'description',
  'Description',
  'UID',
  'image_field',
  'image_scales',
  'hasPreviewImage',
  'head_title',
  'nav_title',
  'getRemoteUrl',
];

export const idOf = (item: { '@id': string }): string => flatten(item['@id']);

/** Content as a field stores it: its path, and what of it is shown elsewhere. */
export function referenceOf(item: Reference): Reference {
  const facts = Object.entries(item).filter(
    ([name, value]) => kept.includes(name) && value !== undefined && value !== null,
  );
  return { ...Object.fromEntries(facts), '@id': idOf(item) };
}

/** What is handed to the field: what was chosen before as it was stored, what is new in its stored form. */
export const answerOf = (chosen: Chosen, before: Chosen): Reference[] =>
  chosen.map((each) => before.find((known) => idOf(known) === idOf(each)) ?? referenceOf(each));

export const isChosen = (chosen: Chosen, id: string): boolean => chosen.some((each) => idOf(each) === id);

export const without = (chosen: Chosen, id: string): Chosen => chosen.filter((each) => idOf(each) !== id);

/** Chooses content, or takes it back; where one alone may be chosen, it stands in place of the other. */
export function toggled(chosen: Chosen, item: Reference, isMultiple: boolean): Chosen {
  const id = idOf(item);
  if (!isMultiple) return [item];
  return isChosen(chosen, id) ? without(chosen, id) : [...chosen, item];
}

/** One step forward or back in the order; at its ends it stays. */
export function shifted(chosen: Chosen, id: string, by: -1 | 1): Chosen {
  const from = chosen.findIndex((each) => idOf(each) === id);
  const to = from + by;
  return from < 0 || to < 0 || to >= chosen.length ? chosen : moved(chosen, from, to);
}

/** Whether visitors do not see a target; what has no state of its own is seen. */
export function isUnpublished(target: object): boolean {
  const state: unknown = 'review_state' in target ? target.review_state : undefined;
  return typeof state === 'string' && state !== '' && state !== 'published';
}

export const uidsOf = (chosen: Chosen): string[] =>
  chosen.flatMap((each) => ('UID' in each && typeof each.UID === 'string' ? [each.UID] : []));
