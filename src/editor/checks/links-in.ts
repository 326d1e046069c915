import { flatten } from '@/api/urls';
import { isUnresolved, safeUrl } from '@/lib/address';
import { isRecord, textOf } from '@/lib/text';

/** A link of a block, as it is stored. */
export interface StoredLink {
  address: string;
  /** '' where the words of the link stand elsewhere. */
  words: string;
  /** Stands in a text, where its words are part of it. */
  isInText: boolean;
}

/** Fields of stored blocks that name what they lead to, or show. */
const linkFields: ReadonlySet<string> = new Set([
  'href',
  'url',
  'link',
  'linkHref',
  'buttonLink',
  'target',
  'image',
  'preview_image',
  'imageUrl',
  'cite',
]);

const wordsIn = (nodes: unknown): string => {
  if (Array.isArray(nodes)) return nodes.map(wordsIn).join('');
  if (!isRecord(nodes)) return '';
  return typeof nodes['text'] === 'string' ? nodes['text'] : wordsIn(nodes['children']);
};

const linkTypes: ReadonlySet<unknown> = new Set(['link', 'a']);

function addressOfNode(node: Record<string, unknown>): string {
  const data = isRecord(node['data']) ? node['data'] : {};
  const inner = isRecord(data['link']) ? data['link'] : {};
  const internal = isRecord(inner['internal']) ? inner['internal']['internal_link'] : undefined;
  const first: unknown = Array.isArray(internal) ? internal[0] : undefined;
  const chosen = isRecord(first) ? textOf(first['@id']) : '';
  return textOf(data['url']) || textOf(node['url']) || textOf(node['href']) || chosen;
}

/** An item that an editor has chosen, or an address. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(addressesOf);
  return isRecord(value) && typeof value['@id'] === 'string' ? [value['@id']] : [];
}

/** The links of a stored block, without those of the blocks in it, in their order. */
export function linksIn(stored: unknown): StoredLink[] {
  if (Array.isArray(stored)) return stored.flatMap(linksIn);
  if (!isRecord(stored)) return [];
  if (linkTypes.has(stored['type']) && Array.isArray(stored['children']))
    return [
      { address: addressOfNode(stored), words: wordsIn(stored['children']).trim(), isInText: true },
      ...linksIn(stored['children']),
    ];
  return Object.entries(stored).flatMap(([name, value]) => {
    if (linkFields.has(name))
      return addressesOf(value).map((address) => ({ address, words: '', isInText: false }));
    return linksIn(value);
  });
}

/** Where the path of content ends: at a view of it, a query, a place in it. */
const pathEnd = /\/@@|\/\+\+|[?#]/;

/** The path of the site's own content to which an address leads; undefined for all else. */
export function contentPath(address: string): string | undefined {
  const url = safeUrl(address);
  if (url === undefined || isUnresolved(url)) return undefined;
  const path = flatten(url);
  if (!path.startsWith('/')) return undefined;
  const end = path.search(pathEnd);
  const bare = (end < 0 ? path : path.slice(0, end)).replace(/\/$/, '');
  return bare === '' ? undefined : bare;
}

/** A stored value with one address in the place of another, wherever it stands. */
export function withAddress(stored: unknown, from: string, to: string): unknown {
  if (typeof stored === 'string') {
    if (contentPath(stored) !== from) return stored;
    const at = stored.indexOf(from);
    return at < 0 ? stored : to + stored.slice(at + from.length);
  }
  if (Array.isArray(stored)) {
    const entries = stored.map((entry) => withAddress(entry, from, to));
    return entries.every((entry, index) => entry === stored[index]) ? stored : entries;
  }
  if (!isRecord(stored)) return stored;
  const entries = Object.entries(stored).map(
    ([name, value]) => [name, withAddress(value, from, to)] as const,
  );
  return entries.every(([name, value]) => value === stored[name]) ? stored : Object.fromEntries(entries);
}
