import { record, records, text, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** What the editor itself reads of a page. */
export const pageShape = record({ '@type': text(), title: text() });

/** What a type is called in its schema. */
export const typeShape = record({ title: text() });

/** What a page is called on the way to it. */
export const namesShape = record({ title: text(), nav_title: text() });

/** Where a page stands: in its workflow, in the tree and among its translations. */
export const standingShape = record({
  review_state: text(),
  parent: record({ '@id': text(), title: text() }),
  '@components': record({ translations: record({ items: records({ '@id': text(), language: text() }) }) }),
});

/** A page's language, as Plone answers it or as it is sent. */
export const writtenLanguage: Shape<string> = {
  read: (stored) => textOf(isRecord(stored) ? stored.token : stored),
};
