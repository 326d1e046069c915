import { record, text, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** What the editor itself reads of a page. */
export const pageShape = record({ '@type': text(), title: text() });

/** A page's language, as Plone answers it or as it is sent. */
export const writtenLanguage: Shape<string> = {
  read: (stored) => textOf(isRecord(stored) ? stored.token : stored),
};
