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
  /** The same by stored ids, for a container that was deleted and has come back. */
  stored?: {
    /** The block that holds the container, and the field that keeps it there. */
    owner: string;
    field: string;
    before: readonly string[];
    after: readonly string[];
  };
}

/** So many neighbours are remembered on each side. */
const mostNeighbours = 50;

export function placeIn(
  node: ContainerNode,
  key: BlockKey,
  idOf: (block: BlockKey) => string | undefined,
): FormerPlace {
  const { key: container, owner, keptIn } = node;
  const placed = placedIn(node);
  const at = placed.indexOf(key);
  const before = placed.slice(Math.max(0, at - mostNeighbours), at).reverse();
  const after = placed.slice(at + 1, at + 1 + mostNeighbours);
  const place = { container, before, after, at };
  const ownerId = owner === undefined ? undefined : idOf(owner);
  if (ownerId === undefined) return place;
  const ids = (keys: readonly BlockKey[]) => keys.flatMap((each) => idOf(each) ?? []);
  const stored = { owner: ownerId, field: keptIn.field, before: ids(before), after: ids(after) };
  return { ...place, stored };
}

/** A place in a container that has come back, by the keys that it has now. */
function placeAgain(
  { blocks, containers }: Pick<DocumentState, 'blocks' | 'containers'>,
  { at, stored }: FormerPlace,
): FormerPlace | undefined {
  if (!stored) return undefined;
  const node = [...containers.values()].find(
    ({ owner, keptIn }) => blocks.get(owner ?? '')?.id === stored.owner && keptIn.field === stored.field,
  );
  if (!node) return undefined;
  const keyOf = new Map(placedIn(node).map((key) => [blocks.get(key)?.id, key]));
  const keys = (ids: readonly string[]) => ids.flatMap((id) => keyOf.get(id) ?? []);
  return { container: node.key, before: keys(stored.before), after: keys(stored.after), at };
}

/** Where that place is now; undefined where nothing is left round it. */
export function targetOf(
  state: Pick<DocumentState, 'blocks' | 'containers'>,
  former: FormerPlace,
): Target | undefined {
  const place = state.containers.has(former.container) ? former : placeAgain(state, former);
  const node = state.containers.get(place?.container ?? '');
  if (!place || !node) return undefined;
  const { container, before, after, at } = place;
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
