import { isBlockType, isInlineType } from '@/components/slate-value/elements';
import { originOf } from '@/components/slate-value/nodes';
import { isRecord } from '@/lib/text';
import {
  emptyParagraph,
  isElement,
  keptElement,
  keptOf,
  type EditedElement,
  type EditedNode,
  type EditedValue,
} from './nodes';
import { withSpacers } from './spacers';

/** What an edited node was stored as, where that is not the node itself: untouched nodes are stored as they were. */
const origins = new WeakMap<EditedNode, readonly unknown[]>();

const deepest = 40;

const childrenOf = (node: Record<string, unknown>): unknown[] =>
  Array.isArray(node.children) ? node.children : [];

const isLeaf = (node: unknown): boolean =>
  typeof node === 'string' || (isRecord(node) && !('type' in node) && !('children' in node));

function holdsBlock(node: unknown, depth = 0): boolean {
  if (!isRecord(node) || depth > deepest) return false;
  return isBlockType(node.type) || childrenOf(node).some((child) => holdsBlock(child, depth + 1));
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

function withOrigin<Node extends EditedNode>(node: Node, stored: readonly unknown[]): Node {
  if (!areSame([node], stored)) origins.set(node, stored);
  return node;
}

/** The element with children that can be edited: itself when nothing had to be changed. */
function openedElement(stored: Record<string, unknown>, children: EditedNode[]): EditedElement {
  if (areSame(children, childrenOf(stored)) && typeof stored.type === 'string')
    return stored as EditedElement;
  return withOrigin({ ...stored, type: String(stored.type), children }, [stored]);
}

function openInline(stored: unknown, depth: number): EditedNode[] {
  if (typeof stored === 'string') return [withOrigin({ text: stored }, [stored])];
  if (!isRecord(stored)) return [];
  if (isLeaf(stored)) {
    if (typeof stored.text === 'string') return [stored as EditedNode];
    return [withOrigin({ ...stored, text: '' }, [stored])];
  }
  if (typeof stored.type !== 'string' || holdsBlock(stored) || depth > deepest)
    return [withOrigin(keptElement(stored, true), [stored])];
  const children = stored.type === 'img' ? [{ text: '' }] : openLine(childrenOf(stored), depth + 1);
  return [openedElement(stored, children)];
}

function openLine(stored: readonly unknown[], depth: number): EditedNode[] {
  const nodes = stored.flatMap((node) => openInline(node, depth));
  const line = withSpacers(nodes);
  return areSame(line, nodes) ? nodes : line;
}

const isBlank = (nodes: readonly EditedNode[]): boolean =>
  nodes.every((node) => !isElement(node) && node.text.trim() === '');

/** Lines that stand directly among blocks become paragraphs. */
function openBlocks(stored: readonly unknown[], depth: number): EditedElement[] {
  const blocks: EditedElement[] = [];
  let run: unknown[] = [];
  const close = (): void => {
    const children = openLine(run, depth);
    if (!isBlank(children)) blocks.push(withOrigin({ type: 'p', children }, run));
    run = [];
  };
  for (const node of stored) {
    if (isRecord(node) && (holdsBlock(node) || (!isLeaf(node) && !isInlineType(node.type)))) {
      close();
      blocks.push(openBlock(node, depth));
    } else {
      run.push(node);
    }
  }
  close();
  return blocks;
}

function openBlock(stored: Record<string, unknown>, depth: number): EditedElement {
  if (!isBlockType(stored.type) || depth > deepest) return withOrigin(keptElement(stored, false), [stored]);
  const children = childrenOf(stored);
  const isContainer = children.some((child) => holdsBlock(child));
  const opened = isContainer ? openBlocks(children, depth + 1) : openLine(children, depth + 1);
  return openedElement(stored, opened);
}

/** A stored value as it is edited; to open it changes nothing of what `storedValue` gives back. */
export function openValue(value: unknown): EditedValue {
  const stored = originOf(value);
  const blocks = openBlocks(Array.isArray(stored) ? stored : [], 0);
  return blocks.length > 0 ? blocks : [emptyParagraph()];
}

function storedNodes(node: EditedNode): readonly unknown[] {
  const origin = origins.get(node) ?? (isElement(node) ? keptOf(node)?.stored : undefined);
  if (origin !== undefined) return Array.isArray(origin) ? origin : [origin];
  if (!isElement(node)) return [node];
  const children = node.children.flatMap(storedNodes);
  return [areSame(children, node.children) ? node : { ...node, children }];
}

/** What the CMS stores of an edited value: what was not touched byte for byte as it came. */
export function storedValue(value: readonly EditedNode[]): unknown[] {
  return value.flatMap(storedNodes);
}
