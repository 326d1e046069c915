import type { SearchHit } from '@/api/search-query';
import { readOnce } from '@/lib/read-once';
import { record, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** A value that is a text, or one of a vocabulary with a title. */
const named: Shape<string> = { read: (sent) => textOf(isRecord(sent) ? sent['title'] : sent) };

const shape = record({
  portal_type: text(),
  type_title: text(),
  mime_type: text(),
  phone: text(),
  email: text(),
  institute: named,
  building: text(),
  room: text(),
  location: text(),
});

/** The columns of a hit that only some servers send. */
export const extrasOf = (hit: SearchHit): Read<typeof shape> => readOnce(shape, hit.extras);
