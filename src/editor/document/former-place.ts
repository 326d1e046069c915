import { placedIn } from './layout';
import type { Target } from './insertion-points';
import type { BlockKey, ContainerKey, ContainerNode, DocumentState } from './types';

/** Where a block has stood: what was round it tells that, however much of it has changed since. */
export interface FormerPlace {
  container: ContainerKey;
  /** The blocks before it and after it, the nearest first. */
  before: readonly BlockKey[];
  after: readonly BlockKey[];
  at: number;
}

/** So many neighbours are remembered on each side. */
const mostNeighbours = 50;

export function placeIn(container: ContainerNode, key: BlockKey): FormerPlace {
  const placed = placedIn(container);
  const at = placed.indexOf(key);
  return {
    container: container.key,
    before: placed.slice(Math.max(0, at - mostNeighbours), at).reverse(),
    after: placed.slice(at + 1, at + 1 + mostNeighbours),
    at,
  };
}

/** Where that place is now; undefined where nothing is left round it. */
export function targetOf(
  state: Pick<DocumentState, 'containers'>,
  { container, before, after, at }: FormerPlace,
): Target | undefined {
  const node = state.containers.get(container);
  if (!node) return undefined;
  const placed = new Set(placedIn(node));
  const [previous, next] = [before, after].map((keys) => keys.find((key) => placed.has(key)));
  if (previous !== undefined) return { after: previous };
  return next === undefined ? { into: container, at } : { before: next };
}

/** Behind what is selected, else at the end of the page. */
export function targetAtSelection({ selection, roots }: DocumentState): Target | undefined {
  const last = selection.blocks.at(-1);
  if (last !== undefined) return { after: last };
  const [root] = roots;
  return root === undefined ? undefined : { into: root };
}
