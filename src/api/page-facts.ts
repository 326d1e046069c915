import { readOnce } from '@/lib/read-once';
import { flag, record, records, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { navigationShape } from './context-navigation';
import type { AnyContent } from './types/any-content';
import { flatten } from './urls';

/** A language is stored as a term or by its token alone. */
const language: Shape<string> = {
  read: (value) => textOf(isRecord(value) ? value['token'] : value),
};

const step = { '@id': text(), title: text(), nav_title: text() };

const shape = record({
  '@id': text(),
  '@type': text(),
  title: text(),
  description: text(),
  language,
  seo_title: text(),
  seo_description: text(),
  seo_noindex: flag(),
  seo_canonical_url: text(),
  opengraph_title: text(),
  opengraph_description: text(),
  '@components': record({
    breadcrumbs: record({ items: records(step) }),
    translations: record({ items: records({ '@id': text(), language: text() }) }),
    actions: record({ object: records({ id: text() }) }),
    contextnavigation: navigationShape,
  }),
});

/** What the site reads of a page, whatever its type: for its head, its way and its translations. */
export const pageFacts = (content: AnyContent): Read<typeof shape> => readOnce(shape, content);

/** The way to a page, as its server tells it. */
export function wayOf(content: AnyContent): { path: string; title: string }[] {
  return pageFacts(content)['@components'].breadcrumbs.items.map((item) => ({
    path: flatten(item['@id']),
    title: item.nav_title || item.title,
  }));
}
