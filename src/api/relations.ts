import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { isLeftOut } from '@/site/variants/variant';
import { request } from './client';
import { ApiError, malformed } from './error';
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

/** A linked item in a folder, with the number of its links. */
export interface LinkedInside {
  '@id': string;
  title: string;
  type_title: string;
  links: number;
}

/** What the check of links knows beyond the relations, which name only what the user may see. */
interface LinkIntegrity {
  /** Number of further items that link here. */
  withheld: number;
  inside: LinkedInside[];
}

export interface LinksToItem {
  title: string;
  groups: LinkGroup[];
  /** null where the server does not tell this user. */
  integrity: LinkIntegrity | null;
}

interface Reading {
  language: Language;
  signal: AbortSignal;
}

function rawSourcesIn(group: unknown): Record<string, unknown>[] {
  const items = recordsOf(isRecord(group) ? group['items'] : undefined);
  return recordsOf(items.map(({ source }) => source));
}

function sourcesIn(group: unknown): LinkingItem[] {
  const items = rawSourcesIn(group).map((source) => ({
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

const linkersOf = (checked: Record<string, unknown>): Set<string> =>
  new Set(recordsOf(checked['breaches']).map(({ uid }) => textOf(uid)));

/** `seen` are the UIDs of all that the relations name. */
async function getLinkIntegrity(
  uid: string,
  seen: ReadonlySet<string>,
  options: Reading,
): Promise<LinkIntegrity | null> {
  try {
    const [own, ...inside] = recordsOf(
      await request<unknown>('/@linkintegrity', { ...options, query: { uids: uid } }),
    );
    const linkers = own ? [...linkersOf(own)] : [];
    return {
      withheld: linkers.filter((linker) => !seen.has(linker)).length,
      inside: inside
        .map((item) => ({
          '@id': flatten(textOf(item['@id'])),
          title: textOf(item['title']),
          type_title: textOf(item['type_title']) || textOf(item['@type']),
          links: linkersOf(item).size,
        }))
        .filter((item) => item['@id'] !== '' && !isLeftOut(item['@id'])),
    };
  } catch (error) {
    // The check fails as a whole where anything linked in a folder is not for this user.
    if (error instanceof ApiError && error.details.kind === 'http') return null;
    throw error;
  }
}

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
  const { UID, title } = isRecord(content) ? content : {};
  const seen = Object.values(relations).flatMap((group) =>
    rawSourcesIn(group).map((source) => textOf(source['UID'])),
  );
  const uid = textOf(UID);
  const integrity = uid === '' ? null : await getLinkIntegrity(uid, new Set(seen), options);
  return { title: textOf(title), groups, integrity };
}
