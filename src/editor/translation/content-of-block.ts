import { flatten } from '@/api/urls';
import { isInlineType } from '@/components/slate-value/elements';
import { containersIn, layoutField } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { typeOf } from '../document/flags';
import type { StoredBlock } from '../document/types';
import { leafShape, recordField, referenceShape } from './data';
import { hashOf } from './hash';

/** What a block holds that is to be translated: words, and what it leads to or shows. */
export interface BlockContent {
  hash: string;
  /** Whether there is anything in it to translate. */
  hasWords: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

interface Part {
  name: string;
  text: string;
}

/** How a block looks, what it asks for and what the server tells beside it are no content. */
const settings = new Set([
  recordField,
  '@components',
  '@type',
  'type',
  'block',
  'id',
  'key',
  'variation',
  'styles',
  'style',
  'theme',
  'align',
  'alignment',
  'inneralign',
  'flagAlign',
  'position',
  'size',
  'title_size',
  'logos_size',
  'width',
  'height',
  'logos_container_width',
  'level',
  'levels',
  'tag',
  'bg_color',
  'color',
  'button_color',
  'description_color',
  'textcolor',
  'template',
  'listingBodyTemplate',
  'idType',
  'query',
  'querystring',
  'sort_on',
  'sort_order',
  'limit',
  'b_size',
  'plaintext',
  'placeholder',
  'instructions',
  'allowedBlocks',
  'image_scales',
  'image_field',
  'scales',
  'review_state',
  'portal_type',
  'encoding',
  'content-type',
  'filename',
  'download',
  'created',
  'modified',
]);

/** Fields of the page that a block shows as its own. */
const shownFields: Readonly<Record<string, readonly string[]>> = {
  title: ['title'],
  description: ['description'],
};

/** The fields of a page that blocks of a type show. */
export const fieldsShownBy = (block: StoredBlock): readonly string[] =>
  (ownOf(shownFields, typeOf(block)) as readonly string[] | undefined) ?? [];

/** What lies deeper, comes later or goes on longer tells nothing more of a block. */
const deepest = 24;
const mostParts = 4000;
const longest = 50_000;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const resolved = /\/?resolveuid\/([\w-]+)/;
const address = /^(?:[a-z][a-z\d+.-]*:\S|[/#.?]\S*$)/i;

const wordsOf = (text: string): string => text.slice(0, longest).replace(/\s+/g, ' ').trim();
const isElement = (node: unknown): node is Fields => isRecord(node) && Array.isArray(node['children']);

class Parts {
  readonly found: Part[] = [];

  add(name: string, text: string): void {
    const words = wordsOf(text);
    if (words === '' || uuid.test(words) || this.found.length >= mostParts) return;
    const uid = resolved.exec(words)?.[1];
    this.found.push({ name, text: uid ? `uid:${uid}` : address.test(words) ? flatten(words) : words });
  }

  /** The words of a line; what inline elements lead to stands after it. */
  line(node: unknown, depth: number, links: Part[]): string {
    if (!isRecord(node) || depth > deepest) return '';
    const { children } = node;
    if (!Array.isArray(children)) return leafShape.read(node).text;
    const inside = children.map((child: unknown) => this.line(child, depth + 1, links)).join('');
    if (!isInlineType(node['type'])) return `\n${inside}\n`;
    const target = new Parts();
    target.record({ url: node['url'], data: node['data'] }, depth + 1);
    links.push(...target.found);
    return inside;
  }

  value(name: string, value: unknown, depth: number): void {
    if (depth > deepest || this.found.length >= mostParts) return;
    if (typeof value === 'string') this.add(name, value);
    else if (Array.isArray(value) && value.length > 0 && value.every(isElement)) {
      const links: Part[] = [];
      this.add(name, value.map((node) => this.line(node, depth, links)).join('\n'));
      for (const link of links) this.add(link.name, link.text);
    } else if (Array.isArray(value)) for (const entry of value) this.value(name, entry, depth + 1);
    else if (isRecord(value)) this.record(value, depth + 1);
  }

  record(stored: Fields, depth: number): void {
    const { UID: uid } = referenceShape.read(stored);
    if (uid !== '') {
      this.add('UID', `uid:${uid}`);
      return;
    }
    const containers = containersIn(stored);
    const held = new Set(
      containers
        .filter(({ keptIn }) => keptIn.within === undefined)
        .flatMap(({ keptIn: { field } }) => [field, layoutField(field)]),
    );
    for (const name of Object.keys(stored).sort())
      if (!settings.has(name) && !held.has(name)) this.value(name, stored[name], depth);
    for (const { keptIn, blocks, layout } of containers) {
      if (keptIn.within !== undefined) continue;
      for (const id of Array.isArray(layout.items) ? layout.items : []) {
        const block = typeof id === 'string' ? ownOf(blocks, id) : undefined;
        if (isRecord(block) && depth < deepest) this.record(block, depth + 1);
      }
    }
  }
}

const letter = /\p{L}/u;
const known = new WeakMap<StoredBlock, BlockContent>();

function contentOf(block: StoredBlock, fields: Fields): BlockContent {
  const parts = new Parts();
  for (const name of fieldsShownBy(block)) parts.value(name, ownOf(fields, name), 0);
  parts.record(block, 0);
  const hash = hashOf(parts.found.map(({ name, text }) => `${name}\u0000${text}`).join('\u0001'));
  const isWords = ({ text }: Part) => letter.test(text) && !text.startsWith('uid:') && !address.test(text);
  return { hash, hasWords: parts.found.some(isWords) };
}

/** What a block of a page holds: the same for blocks that say the same, whatever their ids, formats and settings are. */
export function contentOfBlock(block: StoredBlock, fields: Fields): BlockContent {
  if (fieldsShownBy(block).length > 0) return contentOf(block, fields);
  const before = known.get(block) ?? contentOf(block, fields);
  known.set(block, before);
  return before;
}
