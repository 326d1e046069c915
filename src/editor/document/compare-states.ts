import { deepEqual } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { placedIn } from './layout';
import { hunksOf } from './merge/hunks';
import { sourceOf } from './to-content';
import type { FormerPlace } from './former-place';
import type { BlockKey, BlockNode, ContainerKey, ContainerNode, DocumentState, StoredBlock } from './types';
import { writeBlock } from './write-block';

/** A block of a page as it was and as it is. */
export type ComparedBlock =
  | { kind: 'same' | 'added'; id: string; key: BlockKey; now: StoredBlock }
  | { kind: 'removed'; id: string; then: StoredBlock; place: FormerPlace }
  | ChangedBlock;

interface ChangedBlock {
  kind: 'changed' | 'moved';
  id: string;
  key: BlockKey;
  then: StoredBlock;
  now: StoredBlock;
  /** Where it was, unless it stands there still. */
  move: { from: number; to: number; place: FormerPlace } | undefined;
  /** What is another of the blocks in it. */
  inside: readonly ComparedBlock[];
  /** Whether more of it is another than the blocks in it. */
  isOwn: boolean;
}

interface Laid {
  container: ContainerNode;
  ids: readonly string[];
  nodes: ReadonlyMap<string, BlockNode>;
}

/** The blocks of a container by their stored ids. */
function laidOut({ blocks }: DocumentState, container: ContainerNode): Laid {
  const nodes = placedIn(container).flatMap((key) => blocks.get(key) ?? []);
  return { container, ids: nodes.map(({ id }) => id), nodes: new Map(nodes.map((node) => [node.id, node])) };
}

/** Those of the blocks of both that do not stand in the same order any more, as few as possible. */
function movedIds(then: readonly string[], now: readonly string[]): Set<string> {
  const common = (ids: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return ids.filter((id) => known.has(id));
  };
  const before = common(then, now);
  const hunks = hunksOf(before, common(now, then)) ?? [];
  return new Set(hunks.flatMap(({ from, to }) => before.slice(from, to)));
}

/** Servers add the sizes of pictures when they answer. */
const isWorkedOut = (name: string): boolean => name === 'image_scales';

function withoutWorkedOut(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withoutWorkedOut);
  if (!isRecord(stored)) return stored;
  const written = Object.entries(stored).filter(([name]) => !isWorkedOut(name));
  return Object.fromEntries(written.map(([name, value]) => [name, withoutWorkedOut(value)]));
}

/** Whether an editor sees the same in two forms of a block. */
const isSameBlock = (one: StoredBlock, other: StoredBlock): boolean =>
  one === other || deepEqual(withoutWorkedOut(one), withoutWorkedOut(other));

const containersOf = ({ containers }: DocumentState, keys: readonly ContainerKey[]): ContainerNode[] =>
  keys.flatMap((key) => containers.get(key) ?? []);

const isKeptAlike = ({ keptIn: one }: ContainerNode, { keptIn: other }: ContainerNode): boolean =>
  one.within === other.within && one.field === other.field;

/** What is another of the blocks in a block, as far as both of its forms have a place for them. */
function compareInside(states: States, then: BlockNode, now: BlockNode): ComparedBlock[] {
  if (!deepEqual(then.data['@type'], now.data['@type'])) return [];
  const former = containersOf(states.then, then.containers);
  return containersOf(states.now, now.containers)
    .flatMap((container) => {
      const old = former.find((each) => isKeptAlike(each, container));
      return old ? compareContainers(states, old, container) : [];
    })
    .filter(({ kind }) => kind !== 'same');
}

interface States {
  then: DocumentState;
  now: DocumentState;
}

/** The blocks of a container in the order of now, with what is gone behind that which it stood behind. */
function compareContainers(
  states: States,
  formerContainer: ContainerNode,
  container: ContainerNode,
): ComparedBlock[] {
  const [old, present] = [laidOut(states.then, formerContainer), laidOut(states.now, container)];
  const [thenSource, nowSource] = [sourceOf(states.then), sourceOf(states.now)];
  const moved = movedIds(old.ids, present.ids);
  const keysOf = (ids: readonly string[]) => ids.flatMap((id) => present.nodes.get(id)?.key ?? []);
  const placeOf = (at: number): FormerPlace => ({
    container: container.key,
    before: keysOf(old.ids.slice(0, at).reverse()),
    after: keysOf(old.ids.slice(at + 1)),
    at,
  });

  const gone = new Map<string | undefined, ComparedBlock[]>();
  let previous: string | undefined;
  [...old.nodes].forEach(([id, node], at) => {
    if (present.nodes.has(id)) previous = id;
    else
      gone.set(previous, [
        ...(gone.get(previous) ?? []),
        { kind: 'removed', id, then: writeBlock(thenSource, node), place: placeOf(at) },
      ]);
  });

  const rows = [...present.nodes].flatMap(([id, node], at): ComparedBlock[] => {
    const { key } = node;
    const now = writeBlock(nowSource, node);
    const former = old.nodes.get(id);
    const behind = gone.get(id) ?? [];
    if (!former) return [{ kind: 'added', id, key, now }, ...behind];
    const then = writeBlock(thenSource, former);
    const from = old.ids.indexOf(id);
    const move = moved.has(id) ? { from: from + 1, to: at + 1, place: placeOf(from) } : undefined;
    const isChanged = !isSameBlock(then, now);
    if (!isChanged && !move) return [{ kind: 'same', id, key, now }, ...behind];
    const kind = isChanged ? 'changed' : 'moved';
    const inside = isChanged ? compareInside(states, former, node) : [];
    const isOwn = isChanged && (inside.length === 0 || !isSameBlock(former.data, node.data));
    return [{ kind, id, key, then, now, move, inside, isOwn }, ...behind];
  });
  return [...(gone.get(undefined) ?? []), ...rows];
}

const rootOf = ({ containers, roots }: DocumentState): ContainerNode =>
  containers.get(roots[0] ?? '') ?? noContainer;

/** A page that has no blocks. */
const noContainer: ContainerNode = {
  key: '',
  owner: undefined,
  keptIn: { within: undefined, field: 'blocks' },
  items: [],
  orphans: {},
  rest: {},
};

/**
 * The blocks of the page itself, as they were in another state of it and as they are: in the order of now, with what is gone
 * behind that which it stood behind. What is another within a block is told with it.
 */
export const compareStates = (then: DocumentState, now: DocumentState): ComparedBlock[] =>
  compareContainers({ then, now }, rootOf(then), rootOf(now));

/** What is another, each for itself: of a block of which only the blocks in it are, those. */
export const differencesIn = (blocks: readonly ComparedBlock[]): ComparedBlock[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'same') return [];
    if (block.kind !== 'changed') return [block];
    const isItself = block.isOwn || block.move !== undefined;
    return [...(isItself ? [block] : []), ...differencesIn(block.inside)];
  });
