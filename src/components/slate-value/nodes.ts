import { isRecord, textOf } from '@/lib/text';

/** A piece of text with its marks; hand-made content keeps `bold` and the like here. */
export interface SlateLeaf {
  text: string;
  [mark: string]: unknown;
}
export interface SlateElement {
  type: string;
  children: SlateNode[];
  [key: string]: unknown;
}
export type SlateNode = SlateLeaf | SlateElement;

export function isElement(node: SlateNode): node is SlateElement {
  return 'children' in node;
}

function nodeOf(value: unknown): SlateNode | undefined {
  if (typeof value === 'string') return { text: value };
  if (!isRecord(value)) return undefined;
  if (!('type' in value) && !('children' in value)) return { ...value, text: textOf(value.text) };
  return { ...value, type: textOf(value.type), children: nodesOf(value.children) };
}

/** Reads a stored Slate value; what is no node is left out. */
export function nodesOf(value: unknown): SlateNode[] {
  if (!Array.isArray(value)) return [];
  return value.map(nodeOf).filter((node) => node !== undefined);
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

const blockTypes = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote callout pre table thead tbody tfoot tr td th'.split(' '),
);

/** Whether a node, or one inside it, cannot stand within a line of text. */
export function holdsBlock(node: SlateNode): boolean {
  return isElement(node) && (blockTypes.has(node.type) || node.children.some(holdsBlock));
}

export function isHeading(node: SlateElement): boolean {
  return /^h[1-6]$/.test(node.type);
}

const inlineTypes = new Set('strong b em i u del s sub sup code link a img nop'.split(' '));

/** Whether a node stands within a line of text. */
export function isInline(node: SlateNode): boolean {
  return !isElement(node) || (inlineTypes.has(node.type) && !node.children.some(holdsBlock));
}
