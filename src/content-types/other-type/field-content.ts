import type { Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** A term, or something with an address of its own, under either name that the CMS uses. */
export interface NamedValue {
  title: string;
  url: string;
  [field: string]: unknown;
}

/** What a field holds, whatever its kind; nothing is ''. */
export type FieldContent = string | NamedValue | readonly FieldContent[];

function contentOf(stored: unknown): FieldContent {
  if (Array.isArray(stored)) {
    const entries = stored.map(contentOf).filter((entry) => entry !== '');
    return entries.length === 0 ? '' : entries;
  }
  if (!isRecord(stored)) return textOf(stored).trim();
  const title = textOf(stored['title']);
  return title === '' ? '' : { ...stored, title, url: textOf(stored['url']) };
}

export const fieldContent = (): Shape<FieldContent> => ({ read: contentOf });
