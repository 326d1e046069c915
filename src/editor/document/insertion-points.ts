import { isGap, placedIn } from './layout';
import type { BlockKey, ContainerKey, ContainerNode, DocumentState, Gap } from './types';

/** Where blocks go: beside a block, or into a container, at its end or at a place among the blocks in it. */
export type Target = { before: BlockKey } | { after: BlockKey } | { into: ContainerKey; at?: number };

export interface InsertionPoint {
  container: ContainerNode;
  /** Position in the stored layout, gaps counted. */
  index: number;
}

export function insertionPointOf(
  state: Pick<DocumentState, 'blocks' | 'containers'>,
  target: Target,
): InsertionPoint | undefined {
  if ('into' in target) {
    const container = state.containers.get(target.into);
    if (!container) return undefined;
    const next = target.at === undefined ? undefined : placedIn(container)[target.at];
    return { container, index: next === undefined ? container.items.length : container.items.indexOf(next) };
  }
  const beside = 'before' in target ? target.before : target.after;
  const container = state.containers.get(state.blocks.get(beside)?.parent ?? '');
  const index = container?.items.indexOf(beside) ?? -1;
  if (!container || index < 0) return undefined;
  return { container, index: 'before' in target ? index : index + 1 };
}

/** Some items put into a layout. */
export const withItems = (
  items: ContainerNode['items'],
  index: number,
  added: readonly BlockKey[],
): (BlockKey | Gap)[] => [...items.slice(0, index), ...added, ...items.slice(index)];

/** The ids that a container knows: of what lies in it, and of what it only names. */
export function idsIn(
  block: (key: BlockKey) => { id: string } | undefined,
  { items, orphans }: ContainerNode,
): Set<string> {
  const named = items.map((item) => (isGap(item) ? item.stored : block(item)?.id));
  return new Set([...named.filter((id) => typeof id === 'string'), ...Object.keys(orphans)]);
}
