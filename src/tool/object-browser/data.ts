import { readOnce } from '@/lib/read-once';
import { record, records, text, type Read } from '@/lib/shape';
import { isRecord, recordsOf, textOf } from '@/lib/text';

const entryShape = record({
  UID: text(),
  title: text(),
  description: text(),
  type_title: text(),
  review_state: text(),
  modified: text(),
  getObjSize: text(),
});

/** What the browser shows of content, whatever its CMS has stored. */
export const entryFacts = (item: object): Read<typeof entryShape> => readOnce(entryShape, item);

const wayShape = record({ items: records({ '@id': text(), title: text() }) });

/** The steps of an answer of `@breadcrumbs`. */
export const stepsIn = (answer: unknown): Read<typeof wayShape>['items'] => wayShape.read(answer).items;

/** Width and height of content that is a picture; undefined where they are not known. */
export function measuresOf(item: object): { width: number; height: number } | undefined {
  const { image_scales: scales, image_field: field } = item as Record<string, unknown>;
  const [picture] = recordsOf(isRecord(scales) ? scales[textOf(field) || 'image'] : undefined);
  const { width, height } = picture ?? {};
  if (typeof width !== 'number' || typeof height !== 'number' || width < 2 || height < 2) return undefined;
  return { width, height };
}
