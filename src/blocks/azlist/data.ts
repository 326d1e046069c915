import { optional, record, stored, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** Tags as words, or as the terms of a vocabulary. */
const tags: Shape<string[]> = {
  read: (value) =>
    (Array.isArray(value) ? value : [value])
      .map((tag) => textOf(isRecord(tag) ? tag['token'] : tag))
      .filter(Boolean),
};

export const azlistShape = record({
  title: text(),
  description: optional(text()),
  /** The unit below which everything is listed. */
  href: stored(),
  subjects: tags,
});
export type AzlistData = Read<typeof azlistShape>;
