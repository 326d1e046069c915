import { useSyncExternalStore } from 'react';
import { areAllBlocksThere, areCommon, loadAllBlocks } from '@/blocks/registry';
import { emptySlot } from '@/blocks/empty/is-empty-slot';
import { loadReaderOf } from '@/blocks/frame/foreign-reader';
import { containersIn } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';
import { asBlock, typeOf } from './flags';
import type { StoredBlock } from './types';

type Stored = Readonly<Record<string, unknown>>;

/** The types of the blocks in a page or block, at every depth. */
const typesIn = (stored: Stored): string[] =>
  containersIn(stored).flatMap(({ blocks }) =>
    Object.values(blocks)
      .filter(isRecord)
      .flatMap((block) => [typeOf(asBlock(block)), ...typesIn(block)]),
  );

const areDrawable = (types: readonly string[]): boolean =>
  areCommon(types.filter((type) => type !== emptySlot));

/** Brings what a page's blocks are: those that every visit has, or all where it holds any other. */
export async function loadBlocksOf(content: Stored): Promise<void> {
  await (areDrawable(typesIn(content)) ? loadReaderOf(JSON.stringify(content)) : loadAllBlocks());
}

/** Fetches what shows blocks of any type, and with it what these are. */
export async function withAllBlocks<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadAllBlocks()]);
  return part;
}

/**
 * Runs what puts blocks in once it is known what these are, which it mostly is; gives what that gave, true where it is yet to
 * run. What cannot be had does not hinder it.
 */
export function withBlocks(blocks: readonly StoredBlock[], run: () => boolean): boolean {
  const types = blocks.flatMap((block) => [typeOf(block), ...typesIn(block)]);
  if (areAllBlocksThere() || areDrawable(types)) return run();
  void loadAllBlocks().then(run, run);
  return true;
}

const unheard = () => () => undefined;

function hearOfAllBlocks(listener: () => void): () => void {
  let isLeft = false;
  const notify = () => {
    if (!isLeft) listener();
  };
  loadAllBlocks().then(notify, notify);
  return () => {
    isLeft = true;
  };
}

/** Draws anew what offers blocks once all of them have come, as long as it is open. */
export function useAllBlocks(isOpen: boolean): void {
  useSyncExternalStore(isOpen ? hearOfAllBlocks : unheard, () => !isOpen || areAllBlocksThere());
}
