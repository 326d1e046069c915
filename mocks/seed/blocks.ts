import { createHash } from 'node:crypto';
import type { SeedBlock } from './types';

/** Names of the palette's colours. */
type BandColor = 'brand' | 'band' | 'tint' | 'ink';

/** Fields that every block understands. */
export interface Wrapper {
  bg_color?: BandColor;
  useLargeContainer?: boolean;
  useFullBackgroundContainer?: boolean;
  styles?: Readonly<Record<string, string | boolean>>;
}

/** A link target or picture as the object browser stores it. */
export interface Target {
  '@id': string;
  [key: string]: unknown;
}

export const target = (path: string, more: Readonly<Record<string, unknown>> = {}): Target => ({
  '@id': path,
  ...more,
});
const picture = (path: string): Target[] => [target(path, { image_field: 'image' })];

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** An id for what lies inside a block; the same content gives the same id in every run. */
function innerId(content: unknown): string {
  const hex = digest(content);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Puts background, container or style fields on a finished block. */
export const styled = (block: SeedBlock, wrapper: Wrapper): SeedBlock => ({ ...block, ...wrapper });

interface SlateLeaf {
  text: string;
}
export interface SlateElement {
  type: string;
  data?: Readonly<Record<string, unknown>>;
  children: readonly SlateNode[];
}
export type SlateNode = SlateLeaf | SlateElement;
/** Plain words, or what `link`, `strong` and the like return. */
export type Inline = string | SlateNode;

const nodes = (content: readonly Inline[]): SlateNode[] =>
  content.map((entry) => (typeof entry === 'string' ? { text: entry } : entry));

/** Slate wants a text leaf on both sides of each inline element. */
function leafed(content: readonly Inline[]): SlateNode[] {
  const result: SlateNode[] = [];
  for (const node of nodes(content)) {
    const last = result.at(-1);
    if ('type' in node && (last === undefined || 'type' in last)) result.push({ text: '' });
    result.push(node);
  }
  const last = result.at(-1);
  if (last === undefined || 'type' in last) result.push({ text: '' });
  return result;
}

const plain = (node: SlateNode): string => ('text' in node ? node.text : node.children.map(plain).join(''));
const inline = (
  type: string,
  content: readonly Inline[],
  data?: Readonly<Record<string, unknown>>,
): SlateElement => ({
  type,
  ...(data ? { data } : {}),
  children: leafed(content),
});

export const strong = (...content: Inline[]): SlateElement => inline('strong', content);
export const em = (...content: Inline[]): SlateElement => inline('em', content);
export const sub = (...content: Inline[]): SlateElement => inline('sub', content);
export const sup = (...content: Inline[]): SlateElement => inline('sup', content);
/** `url`: a path of the seed, with `#anchor` if wanted, or an address elsewhere. */
export const link = (url: string, ...content: Inline[]): SlateElement => inline('link', content, { url });

function slate(node: SlateElement, separator = ''): SeedBlock {
  const plaintext = node.children.map(plain).join(separator);
  return { '@type': 'slate', value: [node], plaintext };
}
const textBlock = (type: string, content: readonly Inline[]): SeedBlock =>
  slate({ type, children: leafed(content) });

export const paragraph = (...content: Inline[]): SeedBlock => textBlock('p', content);
export const heading2 = (...content: Inline[]): SeedBlock => textBlock('h2', content);
export const heading3 = (...content: Inline[]): SeedBlock => textBlock('h3', content);
/** The editor's own quotation; the quote block with author is `quote`. */
export const blockquote = (...content: Inline[]): SeedBlock => textBlock('blockquote', content);
export const callout = (...content: Inline[]): SeedBlock => textBlock('callout', content);

/** An entry of a list: words, or several inline pieces. */
export type ListEntry = string | readonly Inline[];
const entries = (items: readonly ListEntry[]): SlateElement[] =>
  items.map((item) => ({ type: 'li', children: leafed(typeof item === 'string' ? [item] : item) }));
export const list = (items: readonly ListEntry[]): SeedBlock =>
  slate({ type: 'ul', children: entries(items) }, ' ');
export const numbered = (items: readonly ListEntry[]): SeedBlock =>
  slate({ type: 'ol', children: entries(items) }, ' ');

export const title = (): SeedBlock => ({ '@type': 'title' });
export const description = (): SeedBlock => ({ '@type': 'description' });
/** Shows the preview picture of the page itself. */
export const leadImage = (wrapper: Wrapper = {}): SeedBlock => ({ '@type': 'leadimage', ...wrapper });
export const separator = (): SeedBlock => ({ '@type': 'separator', styles: { align: 'full' } });

export interface HeadingOptions extends Wrapper {
  tag?: 'h2' | 'h3' | 'h4';
  alignment?: 'left' | 'center' | 'right';
  linkTitle?: string;
  link?: string;
}
export const heading = (text: string, options: HeadingOptions = {}): SeedBlock => {
  const { tag = 'h2', alignment = 'left', linkTitle, link: href, ...wrapper } = options;
  return {
    '@type': 'heading',
    heading: text,
    tag,
    alignment,
    ...(linkTitle && href ? { linkTitle, linkHref: [target(href)] } : {}),
    ...wrapper,
  };
};

export interface QuoteOptions extends Wrapper {
  author: string;
  additional_information?: string;
  image?: string;
  alignment?: 'left' | 'center' | 'right';
  quotationLanguage?: 'de' | 'en';
}
export const quote = (words: string, options: QuoteOptions): SeedBlock => {
  const { image: portrait, alignment = 'left', ...rest } = options;
  return {
    '@type': 'quote',
    value: [{ type: 'p', children: [{ text: words }] }],
    plaintext: words,
    alignment,
    ...(portrait ? { image: picture(portrait) } : {}),
    ...rest,
  };
};

export interface ButtonOptions extends Wrapper {
  title: string;
  href: string;
  align?: 'left' | 'center' | 'right';
  openLinkInNewTab?: boolean;
}
export const button = ({ href, align = 'left', ...rest }: ButtonOptions): SeedBlock => ({
  '@type': 'buttonBlock',
  href: [target(href)],
  align,
  openLinkInNewTab: false,
  ...rest,
});

export interface ImageOptions extends Wrapper {
  /** Path of an Image item. */
  url: string;
  alt: string;
  align?: 'left' | 'right' | 'center' | 'full' | 'wide';
  size?: 'l' | 'm' | 's';
  title?: string;
  /** Stands under the picture. */
  description?: string;
  rights?: string;
  href?: string;
  openLinkInNewTab?: boolean;
}
export const image = ({ href, align = 'center', size, ...rest }: ImageOptions): SeedBlock => ({
  '@type': 'image',
  align,
  ...(align === 'full' ? {} : { size: size ?? 'l' }),
  ...(href ? { href: [target(href)] } : {}),
  ...rest,
});

/** YouTube, Vimeo or an .mp4 address. */
export const video = (
  options: { url: string; preview_image?: string; title?: string } & Wrapper,
): SeedBlock => ({
  '@type': 'video',
  align: 'center',
  ...options,
});
/** `title` names the map for those who cannot see it. */
export const maps = (options: { url: string; title: string } & Wrapper): SeedBlock => ({
  '@type': 'maps',
  align: 'full',
  ...options,
});
export const html = (source: string, wrapper: Wrapper = {}): SeedBlock => ({
  '@type': 'html',
  html: source,
  ...wrapper,
});

export interface TeaserOptions extends Wrapper {
  href: string;
  /** Without a title the teaser shows what its target says of itself. */
  title?: string;
  description?: string;
  head_title?: string;
  /** Path of an Image item; otherwise the target's own picture. */
  preview_image?: string;
  hide_description?: boolean;
  openLinkInNewTab?: boolean;
}
export const teaser = ({ href, preview_image, ...rest }: TeaserOptions): SeedBlock => ({
  '@type': 'teaser',
  href: [target(href)],
  openLinkInNewTab: false,
  ...(rest.title === undefined ? { overwrite: false } : {}),
  ...(preview_image ? { preview_image: picture(preview_image) } : {}),
  styles: { align: 'left' },
  ...rest,
});

export interface HeroOptions extends Wrapper {
  href: string;
  title: string;
  description: string;
  variation?: 'top' | 'left' | 'right';
  head_title?: string;
  preview_image?: string;
  buttonText?: string;
  openLinkInNewTab?: boolean;
}
export const hero = ({ href, preview_image, variation = 'left', ...rest }: HeroOptions): SeedBlock => ({
  '@type': 'teaserHero',
  href: [target(href)],
  variation,
  openLinkInNewTab: false,
  ...(preview_image ? { preview_image: picture(preview_image) } : {}),
  ...rest,
});

export function inside(blocks: readonly SeedBlock[]) {
  const entries = blocks.map((block, position): [string, SeedBlock] => [innerId([position, block]), block]);
  return { blocks: Object.fromEntries(entries), blocks_layout: { items: entries.map(([id]) => id) } };
}
/** Columns side by side. */
export const grid = (
  blocks: readonly SeedBlock[],
  options: { headline?: string } & Wrapper = {},
): SeedBlock => ({
  '@type': 'gridBlock',
  ...inside(blocks),
  ...options,
});
/** The older grid, whose columns are a flat list. */
export const oldGrid = (
  blocks: readonly SeedBlock[],
  options: { headline?: string } & Wrapper = {},
): SeedBlock => ({
  '@type': '__grid',
  columns: blocks.map((block, position) => ({ id: innerId([position, block]), ...block })),
  ...options,
});

/**
 * Rows of cells; the first row is the head, or with `rowHeads` the first cell of each row. A cell is words or several
 * inline pieces.
 */
export const table = (
  rows: readonly (readonly ListEntry[])[],
  { striped = false, rowHeads = false }: { striped?: boolean; rowHeads?: boolean } = {},
): SeedBlock => ({
  '@type': 'slateTable',
  table: {
    hideHeaders: rowHeads,
    sortable: false,
    fixed: true,
    compact: false,
    basic: rowHeads,
    celled: !rowHeads,
    inverted: false,
    striped,
    rows: rows.map((cells, row) => ({
      key: digest(['row', row, cells]).slice(0, 5),
      cells: cells.map((cell, column) => ({
        key: digest([row, column, cell]).slice(0, 5),
        type: (rowHeads ? column : row) === 0 ? 'header' : 'data',
        value: [{ type: 'p', children: leafed(typeof cell === 'string' ? [cell] : cell) }],
      })),
    })),
  },
});
