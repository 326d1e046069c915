import { count, oneOf } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { isBlockType, isInlineType, kindOf, type BlockKind, type ElementName } from './elements';
import type { MarkName } from './marks';

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

type TableKind = 'table' | 'rows' | 'row' | 'cell';

/** Lines and boxes: paragraphs, lists, quotations. */
export interface TextElement extends ElementOf<ElementName<Exclude<BlockKind, TableKind | 'heading'>>> {
  /** A class that the editor lets choose. */
  styleName?: string | undefined;
}
export interface HeadingElement extends ElementOf<ElementName<'heading'>> {
  styleName?: string | undefined;
  /** Once the page has given it one. */
  anchor?: string | undefined;
}
/** Tables and their parts; cells may span several columns or rows. */
export interface TableElement extends ElementOf<ElementName<TableKind>> {
  colSpan?: number | undefined;
  rowSpan?: number | undefined;
}
/** Its target is stored in several forms, which `linkOf` knows. */
export type LinkElement = ElementOf<ElementName<'link'>>;
export interface PictureElement extends ElementOf<ElementName<'picture'>> {
  url: string;
  alt: string;
  align?: 'left' | 'right' | 'center' | undefined;
}
type FormatElement = ElementOf<MarkName | ElementName<'bare'>>;
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

const aligns = oneOf(['left', 'right', 'center']);
const mostSpanned = 1000;

function spanOf(stored: unknown): number | undefined {
  const span = count().read(stored);
  return span !== undefined && span > 1 && span <= mostSpanned ? span : undefined;
}

/** What a known element says of itself, in its own types. */
function attributesOf(type: SlateElement['type'], stored: Record<string, unknown>): object {
  const { url, src, alt, align, styleName, anchor, colSpan, rowSpan, storedType } = stored;
  switch (kindOf(type)) {
    case 'picture':
      return { url: textOf(url) || textOf(src), alt: textOf(alt), align: aligns.read(align) };
    case 'cell':
      return { colSpan: spanOf(colSpan), rowSpan: spanOf(rowSpan) };
    default:
      if (type === 'unknown') return { storedType: textOf(storedType) || textOf(stored.type) };
      return { styleName: textOf(styleName) || undefined, anchor: textOf(anchor) };
  }
}

function nodeOf(value: unknown): SlateNode | undefined {
  if (typeof value === 'string') return { text: value };
  if (!isRecord(value)) return undefined;
  if (!('type' in value) && !('children' in value)) return { ...value, text: textOf(value.text) };
  const isKnown = isBlockType(value.type) || isInlineType(value.type);
  const type = isKnown ? (value.type as SlateElement['type']) : 'unknown';
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
  return isElement(node) && (isBlockType(node.type) || node.children.some(holdsBlock));
}

export function isHeading(node: SlateElement): node is HeadingElement {
  return kindOf(node.type) === 'heading';
}

/** Whether a node stands within a line of text. */
export function isInline(node: SlateNode): boolean {
  return !isElement(node) || (isInlineType(node.type) && !node.children.some(holdsBlock));
}
