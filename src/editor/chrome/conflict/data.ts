import { record, text } from '@/lib/shape';
import { isRecord } from '@/lib/text';

const block = record({ '@type': text() });
const page = record({ modified: text() });
const named = record({ title: text(), filename: text(), token: text(), '@id': text() });
const html = record({ data: text(), 'content-type': text() });

/** The type of a stored block, '' where it has none. */
export const typeOfBlock = (stored: unknown): string => block.read(stored)['@type'];

/** Milliseconds since 1970 at which a page was saved; undefined where it does not say. */
export function savedAt(stored: unknown): number | undefined {
  const moment = Date.parse(page.read(stored).modified);
  return Number.isNaN(moment) ? undefined : moment;
}

/** What people call the value of a field that is an object: a reference, a choice, a file. */
export function nameOfValue(stored: unknown): string {
  const { title, filename, token, '@id': address } = named.read(stored);
  return title || filename || token || address;
}

/** The HTML of a rich text; undefined for other values. */
export function htmlOfValue(stored: unknown): string | undefined {
  if (!isRecord(stored)) return undefined;
  const { data, 'content-type': type } = html.read(stored);
  return type === 'text/html' ? data : undefined;
}
