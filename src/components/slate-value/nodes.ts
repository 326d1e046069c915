import { count, oneOf } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** A piece of text with its marks; hand-made content keeps `bold` and the like here. */
export interface SlateLeaf {
  text: string;
  [mark: string]: unknown;
}

/** Whatever else is stored on an element is kept, for whoever saves it again. */
interface ElementOf<Type extends string> {
  type: Type;
  children: SlateNode[];
  [key: string]: unknown;
}

const headingTypes = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const textTypes = ['p', 'ul', 'ol', 'li', 'blockquote', 'callout', 'pre'] as const;
const tableTypes = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'] as const;
const formatTypes = ['strong', 'b', 'em', 'i', 'u', 'del', 's', 'sub', 'sup', 'code', 'nop'] as const;

/** Lines and boxes: paragraphs, lists, quotations. */
export interface TextElement extends ElementOf<(typeof textTypes)[number]> {
  /** A class that the editor lets choose. */
  styleName?: string | undefined;
}
export interface HeadingElement extends ElementOf<(typeof headingTypes)[number]> {
  styleName?: string | undefined;
  /** Once the page has given it one. */
  anchor?: string | undefined;
}
/** Tables and their parts; cells may span several columns or rows. */
export interface TableElement extends ElementOf<(typeof tableTypes)[number]> {
  colSpan?: number | undefined;
  rowSpan?: number | undefined;
}
/** Its target is stored in several forms, which `linkOf` knows. */
export type LinkElement = ElementOf<'link' | 'a'>;
export interface PictureElement extends ElementOf<'img'> {
  url: string;
  alt: string;
  align?: 'left' | 'right' | 'center' | undefined;
}
export type FormatElement = ElementOf<(typeof formatTypes)[number]>;
/** Of a type that nobody knows: its content stays, and its name. */
export interface UnknownElement extends ElementOf<'unknown'> {
  storedType: string;
}

export type SlateElement =
  HeadingElement | TextElement | TableElement | LinkElement | PictureElement | FormatElement | UnknownElement;
/** Rich text as the block editor stores it: one union for those who draw it and those who edit it. */
export type SlateNode = SlateLeaf | SlateElement;

export function isElement(node: SlateNode): node is SlateElement {
  return 'children' in node;
}

const blockTypes: readonly SlateElement['type'][] = [...headingTypes, ...textTypes, ...tableTypes];
const inlineTypes: readonly SlateElement['type'][] = [...formatTypes, 'link', 'a', 'img'];
/** Whether elements of a type form lines and boxes of their own. */
export const isBlockType = (type: unknown): boolean => blockTypes.some((known) => known === type);
const aligns = oneOf(['left', 'right', 'center']);
const mostSpanned = 1000;

function spanOf(stored: unknown): number | undefined {
  const span = count().read(stored);
  return span !== undefined && span > 1 && span <= mostSpanned ? span : undefined;
}

/** What a known element says of itself, in its own types. */
function attributesOf(type: SlateElement['type'], stored: Record<string, unknown>): object {
  const { url, src, alt, align, styleName, anchor, colSpan, rowSpan, storedType } = stored;
  switch (type) {
    case 'img':
      return { url: textOf(url) || textOf(src), alt: textOf(alt), align: aligns.read(align) };
    case 'td':
    case 'th':
      return { colSpan: spanOf(colSpan), rowSpan: spanOf(rowSpan) };
    case 'unknown':
      return { storedType: textOf(storedType) || textOf(stored.type) };
    default:
      return { styleName: textOf(styleName) || undefined, anchor: textOf(anchor) };
  }
}

function nodeOf(value: unknown): SlateNode | undefined {
  if (typeof value === 'string') return { text: value };
  if (!isRecord(value)) return undefined;
  if (!('type' in value) && !('children' in value)) return { ...value, text: textOf(value.text) };
  const type = [...blockTypes, ...inlineTypes].find((known) => known === value.type) ?? 'unknown';
  const children = nodesOf(value.children);
  return { ...value, ...attributesOf(type, value), type, children } as SlateElement;
}

const origins = new WeakMap<object, unknown>();

/** What nodes were read from: whoever edits them keeps all that the reader did not understand. */
export const originOf = (read: unknown): unknown =>
  typeof read === 'object' && read !== null && origins.has(read) ? origins.get(read) : read;

/** Reads a stored Slate value; what is no node is left out. */
export function nodesOf(value: unknown): SlateNode[] {
  if (!Array.isArray(value)) return [];
  const nodes = value.map(nodeOf).filter((node) => node !== undefined);
  origins.set(nodes, originOf(value));
  return nodes;
}

/** The words of nodes, without any structure. */
export function plainText(nodes: readonly SlateNode[]): string {
  return nodes.map((node) => (isElement(node) ? plainText(node.children) : node.text)).join('');
}

/** Whether nodes would show nothing: no words and no picture. */
export function isEmpty(nodes: readonly SlateNode[]): boolean {
  return nodes.every((node) =>
    isElement(node) ? node.type !== 'img' && isEmpty(node.children) : node.text.trim() === '',
  );
}

/** Whether a node, or one inside it, cannot stand within a line of text. */
export function holdsBlock(node: SlateNode): boolean {
  return isElement(node) && (blockTypes.includes(node.type) || node.children.some(holdsBlock));
}

export function isHeading(node: SlateElement): node is HeadingElement {
  return /^h[1-6]$/.test(node.type);
}

/** Whether a node stands within a line of text. */
export function isInline(node: SlateNode): boolean {
  return !isElement(node) || (inlineTypes.includes(node.type) && !node.children.some(holdsBlock));
}
