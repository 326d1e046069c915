import { deepEqual } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { placedIn } from './layout';
import { hunksOf } from './merge/hunks';
import { sourceOf } from './to-content';
import type { FormerPlace } from './former-place';
import type { BlockKey, ContainerNode, DocumentState, StoredBlock } from './types';
import { writeBlock } from './write-block';

/** A block of a page as it was and as it is. */
export type ComparedBlock =
  | { kind: 'same' | 'added'; id: string; key: BlockKey; now: StoredBlock }
  | { kind: 'removed'; id: string; then: StoredBlock; place: FormerPlace }
  | {
      kind: 'changed' | 'moved';
      id: string;
      key: BlockKey;
      then: StoredBlock;
      now: StoredBlock;
      /** Where it was, unless it stands there still. */
      move: { from: number; to: number; place: FormerPlace } | undefined;
    };

interface Laid {
  container: ContainerNode | undefined;
  ids: readonly string[];
  keys: ReadonlyMap<string, BlockKey>;
  stored: ReadonlyMap<string, StoredBlock>;
}

/** The page's own blocks by their stored ids. */
function laidOut(state: DocumentState): Laid {
  const container = state.containers.get(state.roots[0] ?? '');
  const nodes = (container ? placedIn(container) : []).flatMap((key) => state.blocks.get(key) ?? []);
  const source = sourceOf(state);
  return {
    container,
    ids: nodes.map(({ id }) => id),
    keys: new Map(nodes.map(({ id, key }) => [id, key])),
    stored: new Map(nodes.map((node) => [node.id, writeBlock(source, node)])),
  };
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

/**
 * The blocks of the page itself, as they were in another state of it and as they are: in the order of now, with what is gone
 * behind that which it stood behind. What lies inside a block belongs to it.
 */
export function compareStates(then: DocumentState, now: DocumentState): ComparedBlock[] {
  const [old, present] = [laidOut(then), laidOut(now)];
  const moved = movedIds(old.ids, present.ids);
  const keysOf = (ids: readonly string[]) => ids.flatMap((id) => present.keys.get(id) ?? []);
  const placeOf = (at: number): FormerPlace => ({
    container: present.container?.key ?? '',
    before: keysOf(old.ids.slice(0, at).reverse()),
    after: keysOf(old.ids.slice(at + 1)),
    at,
  });

  const gone = new Map<string | undefined, ComparedBlock[]>();
  let previous: string | undefined;
  old.ids.forEach((id, at) => {
    const stored = old.stored.get(id);
    if (present.keys.has(id)) previous = id;
    else if (stored)
      gone.set(previous, [
        ...(gone.get(previous) ?? []),
        { kind: 'removed', id, then: stored, place: placeOf(at) },
      ]);
  });

  const rows = present.ids.flatMap((id, at): ComparedBlock[] => {
    const [key = '', stored = {}, former] = [
      present.keys.get(id),
      present.stored.get(id),
      old.stored.get(id),
    ];
    const behind = gone.get(id) ?? [];
    if (!former) return [{ kind: 'added', id, key, now: stored }, ...behind];
    const from = old.ids.indexOf(id);
    const move = moved.has(id) ? { from: from + 1, to: at + 1, place: placeOf(from) } : undefined;
    const isChanged = !isSameBlock(former, stored);
    if (!isChanged && !move) return [{ kind: 'same', id, key, now: stored }, ...behind];
    const kind = isChanged ? 'changed' : 'moved';
    return [{ kind, id, key, then: former, now: stored, move }, ...behind];
  });
  return [...(gone.get(undefined) ?? []), ...rows];
}
