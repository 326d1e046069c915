import { deepEqual, ownOf } from '@/lib/deep-equal';
import { hasContainer, mergeContainer, storedPair } from './merge-containers';
import { entryOfBlock, mergeRecords } from './merge-values';
import { clashOfBlock, namedBlock, type Choose, type Pages } from './pages';
import { mapThree, settled } from './settled';
import { withPair } from './stored-pair';
import type { Ask, Side, Stored, Three } from './types';

export interface Writing {
  pages: Pages;
  choose: Choose;
  /** By containers, the keys of their blocks with their ids. */
  placed: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Asks no more than once. */
export function askOnce(choose: () => Side): Ask {
  let side: Side | undefined;
  return () => (side ??= choose());
}

/** Of a block that one side does not have, the page of the other is all there is. */
function pagesWith(pages: Pages, key: string): Pages {
  const { mine, theirs } = pages;
  if (!mine.blocks.has(key)) return { base: theirs, mine: theirs, theirs };
  return theirs.blocks.has(key) ? pages : { base: mine, mine, theirs: mine };
}

function chooseOrder({ pages, choose }: Writing, key: string, circle: readonly string[]): Side {
  const members = new Set(circle);
  const page = pages.mine.containers.has(key) ? pages.mine : pages.theirs;
  const container = page.containers.get(key);
  const owner = page.blocks.get(container?.owner ?? '');
  const stored = mapThree(pages, ({ containers, blocks }) =>
    (containers.get(key)?.items ?? [])
      .filter((item) => members.has(item))
      .flatMap((item) => blocks.get(item)?.stored ?? []),
  );
  return choose({
    id: `order ${key} ${circle[0] ?? ''}`,
    ...(owner ? { block: namedBlock(page, owner) } : { field: container?.keptIn.field ?? '' }),
    part: 'order',
    ...stored,
  });
}

/** The pair of fields of a container, with all that lies in it; undefined where it is gone. */
export function mergedPair(writing: Writing, pages: Pages, key: string, ask: Ask) {
  const placed = writing.placed.get(key) ?? new Map<string, string>();
  if (!hasContainer(pages, key, new Set(placed.keys()))) return undefined;
  const merged = mergeContainer(pages, key, placed, {
    ask,
    chooseOrder: (circle) => chooseOrder(writing, key, circle),
  });
  if (!merged) return undefined;
  const pair = storedPair(merged, (each) => {
    const id = placed.get(each);
    return id === undefined ? undefined : { id, stored: mergedBlock(writing, each) };
  });
  return { keptIn: merged.container.keptIn, pair };
}

function mergeOwn(own: Three<Stored>, ask: Ask): Stored {
  const same = settled(own);
  if (same) return same.value;
  // Fields of one type of block have another meaning in the next.
  const isSameType = deepEqual(ownOf(own.mine, '@type'), ownOf(own.theirs, '@type'));
  return isSameType ? mergeRecords(own, entryOfBlock, ask) : own[ask()];
}

/** A block with all that lies in it; the very object that a side stores, where it is the same. */
function mergedBlock(writing: Writing, key: string): Stored {
  const ask = askOnce(() => writing.choose(clashOfBlock(writing.pages, key)));
  const pages = pagesWith(writing.pages, key);
  const versions = mapThree(pages, ({ blocks }) => blocks.get(key));
  const own = mergeOwn(
    mapThree(versions, (block): Stored => block?.own ?? {}),
    ask,
  );
  const containers = new Set([...(versions.mine?.containers ?? []), ...(versions.theirs?.containers ?? [])]);
  const stored = [...containers].reduce<Stored>((block, container) => {
    const found = mergedPair(writing, pages, container, ask);
    return found ? withPair(block, found.keptIn.within, found.pair) : block;
  }, own);
  const former = [versions.mine, versions.theirs].find((block) => block && deepEqual(block.stored, stored));
  return former?.stored ?? stored;
}
