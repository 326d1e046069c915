import { layoutField } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import type { FlatContainer } from './flat-page';
import { mergeOrder } from './merge-order';
import { entryOfBlock, mergeRecords } from './merge-values';
import type { Pages } from './pages';
import { mapThree, settled } from './settled';
import type { Ask, Side, Stored, Three } from './types';

/** A container's blocks in their order, and what else is stored with them. */
export interface MergedContainer {
  container: FlatContainer;
  items: readonly string[];
  gaps: ReadonlyMap<string, unknown>;
  orphans: Stored;
  rest: Stored;
}

const nothing: Stored = {};

function containersOf(pages: Pages, key: string): Three<FlatContainer | undefined> {
  return mapThree(pages, ({ containers }) => containers.get(key));
}

/** Whether a container is there: it has blocks, or the side that changed that kept it. */
export function hasContainer(pages: Pages, key: string, placed: ReadonlySet<string>): boolean {
  if (placed.size > 0) return true;
  const isThere = mapThree(containersOf(pages, key), (container) => container !== undefined);
  return settled(isThere)?.value ?? false;
}

/** Of the entries that name no block, those that still do not. */
function keptGaps(
  containers: Three<FlatContainer | undefined>,
  idsPlaced: ReadonlySet<string>,
): ReadonlyMap<string, unknown> {
  const { base, mine, theirs } = mapThree(
    containers,
    (container) => container?.gaps ?? new Map<string, unknown>(),
  );
  const all = new Map([...mine, ...theirs]);
  const isKept = ([key, entry]: [string, unknown]) =>
    (base.has(key) ? mine.has(key) && theirs.has(key) : true) &&
    (!key.startsWith('?') || !idsPlaced.has(String(entry)));
  return new Map([...all].filter(isKept));
}

export function mergeContainer(
  pages: Pages,
  key: string,
  placed: ReadonlyMap<string, string>,
  { ask, chooseOrder }: { ask: Ask; chooseOrder: (keys: readonly string[]) => Side },
): MergedContainer | undefined {
  const containers = containersOf(pages, key);
  const container = containers.mine ?? containers.theirs;
  if (!container) return undefined;
  const gaps = keptGaps(containers, new Set(placed.values()));
  const items = mergeOrder(
    mapThree(containers, (each) => each?.items ?? []),
    new Set([...placed.keys(), ...gaps.keys()]),
    (circle) => chooseOrder(circle),
  );
  const merge = (part: 'orphans' | 'rest') =>
    mergeRecords(
      mapThree(containers, (each) => each?.[part] ?? nothing),
      entryOfBlock,
      ask,
    );
  return { container, items, gaps, orphans: merge('orphans'), rest: merge('rest') };
}

/** The pair of fields in which a container is stored; a block whose id another has by now gets one made of it. */
export function storedPair(
  { container, items, gaps, orphans, rest }: MergedContainer,
  blockOf: (key: string) => { id: string; stored: Stored } | undefined,
): Stored {
  const { field } = container.keptIn;
  const blocks = new Map<string, unknown>();
  const layout = items.map((key) => {
    const block = blockOf(key);
    if (!block) return gaps.get(key);
    let id = block.id;
    for (let number = 2; blocks.has(id); number++) id = `${block.id}~${number}`;
    blocks.set(id, block.stored);
    return id;
  });
  const kept = Object.keys(orphans).filter((id) => !blocks.has(id));
  for (const id of kept) blocks.set(id, ownOf(orphans, id));
  const isListed = layout.length > 0 || container.isListed;
  return {
    [field]: Object.fromEntries(blocks),
    [layoutField(field)]: isListed ? { ...rest, items: layout } : rest,
  };
}
