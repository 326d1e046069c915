import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { isLeftOut } from '@/site/variants/variant';
import { request } from './client';
import { malformed } from './error';
import { flatten } from './urls';

export interface LinkingItem {
  '@id': string;
  title: string;
  review_state: string;
  type_title: string;
}

/** Items that refer to another one in the same way. */
export interface LinkGroup {
  /** `isReferencing` for links in texts, otherwise the name of a field. */
  relation: string;
  items: LinkingItem[];
}

export interface LinksToItem {
  title: string;
  groups: LinkGroup[];
}

interface Reading {
  language: Language;
  signal: AbortSignal;
}

function sourcesIn(group: unknown): LinkingItem[] {
  const sources = recordsOf(isRecord(group) ? group['items'] : undefined).map(({ source }) => source);
  const items = recordsOf(sources).map((source) => ({
    '@id': flatten(textOf(source['@id'])),
    title: textOf(source['title']),
    review_state: textOf(source['review_state']),
    type_title: textOf(source['type_title']) || textOf(source['@type']),
  }));
  const once = new Map(items.map((item) => [item['@id'], item]));
  return [...once.values()]
    .filter((item) => item['@id'] !== '' && !isLeftOut(item['@id']))
    .sort((one, other) => one.title.localeCompare(other.title));
}

const rank = ({ relation }: LinkGroup) => ['isReferencing', 'relatedItems'].indexOf(relation) >>> 0;

/** What links or refers to the content of a path, by the way in which it does; links in texts come first. */
export async function getLinksTo(path: string, options: Reading): Promise<LinksToItem> {
  const [content, answer] = await Promise.all([
    request<unknown>(path, { ...options, query: { include_items: false } }),
    request<unknown>('/@relations', { ...options, query: { target: path || '/' } }),
  ]);
  const relations = isRecord(answer) ? answer['relations'] : undefined;
  if (!isRecord(relations)) throw malformed('The answer holds no relations.');
  const groups = Object.entries(relations)
    .map(([relation, group]) => ({ relation, items: sourcesIn(group) }))
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => rank(one) - rank(other) || one.relation.localeCompare(other.relation));
  return { title: isRecord(content) ? textOf(content['title']) : '', groups };
}
