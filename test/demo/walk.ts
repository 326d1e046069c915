import type { SeedBlock, SeedItem } from '~mocks/seed/types';

/** One value inside a block or field, with the key it stands under and the objects around it, innermost last. */
export interface Visit {
  key: string;
  value: unknown;
  around: readonly Record<string, unknown>[];
}

/** Every value inside another one, itself included, depth first. */
function visit(value: unknown, key = '', around: Visit['around'] = []): Visit[] {
  const own = { key, value, around };
  if (Array.isArray(value)) return [own, ...value.flatMap((entry) => visit(entry, key, around))];
  if (typeof value !== 'object' || value === null) return [own];
  const record: Record<string, unknown> = { ...value };
  return [own, ...Object.entries(record).flatMap(([name, inner]) => visit(inner, name, [...around, record]))];
}

export const visitItem = (item: SeedItem): Visit[] => [
  ...(item.blocks ?? []).flatMap((block) => visit(block)),
  ...visit(item.fields ?? {}),
];

/** Blocks of an item with all that lie inside them. */
export function blocksOf(item: SeedItem): SeedBlock[] {
  return (item.blocks ?? []).flatMap((block) =>
    visit(block).flatMap(({ value }) =>
      typeof value === 'object' && value !== null && '@type' in value && typeof value['@type'] === 'string'
        ? [value as SeedBlock]
        : [],
    ),
  );
}

const wordKeys = new Set([
  'text',
  'heading',
  'headline',
  'title',
  'description',
  'head_title',
  'nav_title',
  'buttonText',
  'linkTitle',
  'author',
  'additional_information',
  'alt',
  'rights',
  'preview_caption',
  'name',
  'location',
  'positions',
  'about_me_headline',
  'label',
  'short_header_text',
  'image_caption',
  'link_further_information_text',
]);
const htmlKeys = new Set([
  'task_description',
  'detailed_description',
  'job_offer_container_text',
  'html',
  'data',
  'about_me',
  'vita',
  'publications',
  'text',
  'footer_text',
  'footer_address',
]);
const plain = (html: string): string => html.replace(/<[^>]+>/g, '\n').replace(/&nbsp;/g, ' ');

function isNode(value: unknown, type: string): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}

/** The words of one slate node: those of its leaves in a row. */
function slateWords(node: unknown): string {
  return visit(node)
    .flatMap(({ key, value }) => (key === 'text' && typeof value === 'string' ? [value] : []))
    .join('');
}

const textTypes = ['p', 'li', 'h2', 'h3', 'h4', 'blockquote', 'callout'];

/** All passages of words that a visitor of the item reads, each paragraph, cell, caption or title by itself. */
export function passagesOf(item: SeedItem): string[] {
  const found = [item.title, item.description ?? '', ...(item.comments ?? []).map(({ text }) => text)];
  for (const { key, value, around } of visitItem(item)) {
    if (textTypes.some((type) => isNode(value, type)) && !Array.isArray(value)) found.push(slateWords(value));
    if (typeof value !== 'string') continue;
    const isLeaf = key === 'text' && around.some((outer) => textTypes.some((type) => isNode(outer, type)));
    if (htmlKeys.has(key) && value.includes('<')) found.push(plain(value));
    else if (wordKeys.has(key) && !isLeaf) found.push(value);
  }
  return found.filter((words) => words.trim() !== '');
}

/** What reads as a sentence: at least four words and a mark at the end; not a row of authors with their initials. */
export function sentencesOf(item: SeedItem): Set<string> {
  const sentences = passagesOf(item)
    .flatMap((passage) => passage.split(/(?<=(?<!Prof|Dr|Sc)[.!?…][“”’"]?)\s+|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[^ A-Z][.!?…][“”’"]?$/.test(sentence) && sentence.split(/\s+/).length >= 4);
  return new Set(sentences);
}

const linkKeys = new Set(['url', 'href', '@id', 'remoteUrl', 'location_link', 'link_further_information']);

/** Addresses that an item links to or shows pictures from. */
export function linksOf(item: SeedItem): string[] {
  return visitItem(item).flatMap(({ key, value }) => {
    if (typeof value !== 'string') return [];
    if (value.includes('<a '))
      return [...value.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? '');
    // Entries of a block's lists have ids of their own.
    if (key === '@id' && !value.includes('/')) return [];
    return linkKeys.has(key) || (key !== 'v' && value.startsWith('/')) ? [value] : [];
  });
}
