import { isElement, isEmpty, isHeading, type SlateNode } from '@/components/slate-value/nodes';
import { isRecord } from '@/lib/text';
import type { BlockChecks } from '../../definition';
import type { SlateData } from '../data';

const hasEmptyHeading = (nodes: readonly SlateNode[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (isHeading(node) ? isEmpty(node.children) : hasEmptyHeading(node.children)),
  );

const heading = /^h[1-6]$/;

const hasWords = (nodes: unknown): boolean => {
  if (Array.isArray(nodes)) return nodes.some(hasWords);
  if (!isRecord(nodes)) return false;
  return typeof nodes['text'] === 'string' ? nodes['text'].trim() !== '' : hasWords(nodes['children']);
};

/** A stored text whose heading at a place, of those that have words, is of another level. */
function withLevel(value: unknown, place: number, level: number): unknown {
  let left = place;
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isRecord(node) || !('children' in node)) return node;
    const isHeadingNode = typeof node['type'] === 'string' && heading.test(node['type']);
    if (!isHeadingNode) return { ...node, children: walk(node['children']) };
    return hasWords(node['children']) && left-- === 0 ? { ...node, type: `h${level}` } : node;
  };
  return walk(value);
}

export const checks: BlockChecks<SlateData> = {
  isEmpty: ({ value }) => isEmpty(value),
  hasEmptyHeading: ({ value }) => hasEmptyHeading(value),
  withLevel: (stored, place, level) => ({ value: withLevel(stored['value'], place, level) }),
  pictures: ({ value }) => picturesIn(value).map((alt) => ({ alt })),
};

const picturesIn = (nodes: readonly SlateNode[]): string[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return node.type === 'img' ? [node.alt] : picturesIn(node.children);
  });
