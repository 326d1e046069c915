import { containersIn, type KeptIn, type StoredContainer } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';
import { deepest } from '../load-block';
import { withoutContainers } from '../stored-containers';
import type { Stored } from './types';

/** A block that is known again in each form of the page, wherever it lies. */
export interface FlatBlock {
  key: string;
  id: string;
  /** The key of the container in which it lies. */
  place: string;
  stored: Stored;
  /** What is stored of it, without the blocks inside it. */
  own: Stored;
  containers: readonly string[];
}

export interface FlatContainer {
  key: string;
  /** The key of the block that holds it; '' for the page. */
  owner: string;
  keptIn: KeptIn;
  /** The keys of its blocks, and those of entries of the layout that name none. */
  items: readonly string[];
  /** Whether the layout lists blocks at all. */
  isListed: boolean;
  gaps: ReadonlyMap<string, unknown>;
  /** Stored, yet not laid out. */
  orphans: Stored;
  /** What the layout holds beside its items. */
  rest: Stored;
}

export interface FlatPage {
  fields: Stored;
  blocks: ReadonlyMap<string, FlatBlock>;
  containers: ReadonlyMap<string, FlatContainer>;
  roots: readonly string[];
}

interface Entry {
  entry: unknown;
  /** Missing where the entry names no block, or one that stands before. */
  block?: Stored;
}

function entriesOf({ blocks, layout }: StoredContainer): Entry[] {
  const items: unknown[] = Array.isArray(layout['items']) ? layout['items'] : [];
  const seen = new Set<unknown>();
  return items.map((entry) => {
    const block = typeof entry === 'string' && Object.hasOwn(blocks, entry) ? blocks[entry] : undefined;
    if (seen.has(entry) || !isRecord(block)) return { entry };
    seen.add(entry);
    return { entry, block };
  });
}

const containersAt = (stored: Stored, depth: number): StoredContainer[] =>
  depth < deepest ? containersIn(stored) : [];

/** A page's own containers do not lie in an object of their own: `data` is a field like any other. */
const rootsOf = (content: Stored): StoredContainer[] =>
  containersIn(content).filter(({ keptIn }) => keptIn.within === undefined);

function idsIn(containers: readonly StoredContainer[], depth: number): string[] {
  return containers
    .flatMap(entriesOf)
    .flatMap(({ entry, block }) =>
      block ? [String(entry), ...idsIn(containersAt(block, depth), depth + 1)] : [],
    );
}

/** The ids of all blocks of a page, one for each. */
export const blockIds = (content: Stored): string[] => idsIn(rootsOf(content), 0);

/** The ids that name several blocks of a page. */
export function repeatedIds(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}

const containerKey = (owner: string, { within, field }: KeptIn): string =>
  `${owner.length}:${owner}/${within ?? ''}/${field}`;

/** Takes a page apart. An id that several blocks have says nothing without the container round it. */
export function flattenPage(content: Stored, repeated: ReadonlySet<string>): FlatPage {
  const blocks = new Map<string, FlatBlock>();
  const containers = new Map<string, FlatContainer>();

  function addBlock(id: string, stored: Stored, place: string, depth: number): string {
    const key = repeated.has(id) ? `${id.length}:${id}@${place}` : `=${id}`;
    const found = containersAt(stored, depth);
    const kept = found.map(({ keptIn }) => keptIn);
    const inside = found.map((each) => addContainer(each, key, depth + 1));
    blocks.set(key, { key, id, place, stored, own: withoutContainers(stored, kept), containers: inside });
    return key;
  }

  function addContainer(container: StoredContainer, owner: string, depth: number): string {
    const { keptIn, layout } = container;
    const key = containerKey(owner, keptIn);
    const gaps = new Map<string, unknown>();
    const placed = new Set<string>();
    const counts = new Map<string, number>();
    const items = entriesOf(container).map(({ entry, block }) => {
      if (block && typeof entry === 'string') {
        placed.add(entry);
        return addBlock(entry, block, key, depth);
      }
      const name = `${typeof entry === 'string' && placed.has(entry) ? '!' : '?'}${JSON.stringify(entry)}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const gap = `${name}#${count}`;
      gaps.set(gap, entry);
      return gap;
    });
    const rest = Object.fromEntries(Object.entries(layout).filter(([name]) => name !== 'items'));
    const orphans = Object.fromEntries(Object.entries(container.blocks).filter(([id]) => !placed.has(id)));
    containers.set(key, {
      key,
      owner,
      keptIn,
      items,
      isListed: layout['items'] !== undefined,
      gaps,
      orphans,
      rest,
    });
    return key;
  }

  const found = rootsOf(content);
  const roots = found.map((each) => addContainer(each, '', 0));
  const fields = withoutContainers(
    content,
    found.map(({ keptIn }) => keptIn),
  );
  return { fields, blocks, containers, roots };
}
