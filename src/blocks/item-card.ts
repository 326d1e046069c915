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

function tagsOf(item: Record<string, unknown>): string[] {
  const subjects = item['Subject'] ?? item['subjects'];
  if (!Array.isArray(subjects)) return [];
  return [...new Set(subjects.map((tag) => textOf(tag).trim()))].filter((tag) => tag !== '');
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
    kicker: textOf(known['head_title']) || (tagsOf(known)[0] ?? ''),
    date: dateOf(known),
    image: imageSourceOf(known) ?? previewOf(known),
  };
}

/** What a list marks an item with: its head title, and all of its tags, of which that may be one. */
export function itemMark(item: unknown): { kicker: string; tags: string[] } {
  const known = isRecord(item) ? item : {};
  const kicker = textOf(known['head_title']).trim();
  const tags = tagsOf(known);
  return tags.includes(kicker)
    ? { kicker: '', tags: [kicker, ...tags.filter((tag) => tag !== kicker)] }
    : { kicker, tags };
}
