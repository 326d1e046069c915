import { imageSourceOf, type ImageSource } from '@/components/image/image-source';
import { typeFacts } from '@/lib/content-types';
import { isRecord, textOf } from '@/lib/text';

/** What a card, a row or a teaser shows of an item of the CMS. */
export interface ItemCard {
  title: string;
  text: string;
  /** Head title, or else the first subject. */
  kicker: string;
  /** The date that matters for its type, as stored: when an event starts, when news appeared. */
  date: string;
  image: ImageSource | undefined;
}

function firstSubject(item: Record<string, unknown>): string {
  const subjects = item['Subject'] ?? item['subjects'];
  return Array.isArray(subjects) ? textOf(subjects[0]) : '';
}

function dateOf(item: Record<string, unknown>): string {
  const { date } = typeFacts(item['@type']);
  return date ? textOf(item[date]) : '';
}

/** Targets of older content say only that they have a preview, not in which field. */
const previewOf = (item: Record<string, unknown>): ImageSource | undefined =>
  item['hasPreviewImage'] === true ? imageSourceOf({ ...item, image_field: 'preview_image' }) : undefined;

/** Reads a summary, a teaser's target or a content; older data has some of the names in capitals. */
export function itemCard(item: unknown): ItemCard {
  const known = isRecord(item) ? item : {};
  return {
    title: textOf(known['title']) || textOf(known['Title']) || textOf(known['id']),
    text: textOf(known['description']) || textOf(known['Description']),
    kicker: textOf(known['head_title']) || firstSubject(known),
    date: dateOf(known),
    image: imageSourceOf(known) ?? previewOf(known),
  };
}
