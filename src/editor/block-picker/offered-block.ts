import type { BlockDefinition } from '@/blocks/definition';
import { knownBlocks } from '@/blocks/registry';
import { isFound } from '@/lib/found-part';
import type { StoredBlock } from '../document/types';

/** A block that can be put in at a place. */
export interface OfferedBlock {
  definition: BlockDefinition;
  /** In the editor's language. */
  title: string;
}

/** What a new block holds: its type, and what its editor gives it. */
export async function newBlock({ name, editor }: BlockDefinition): Promise<StoredBlock> {
  const defaults = editor ? (await editor()).defaults?.() : {};
  return { '@type': name, ...defaults };
}

/** Those that a search finds: by their titles, or by the beginning of the name that they are stored under. */
export function foundBlocks(offered: readonly OfferedBlock[], query: string): readonly OfferedBlock[] {
  const sought = query.trim().toLowerCase();
  return offered.filter(
    ({ definition, title }) => definition.name.toLowerCase().startsWith(sought) || isFound(title, query),
  );
}

/** Those that a place may take: none that is restricted, unless what holds the place names it. */
export function blocksFor(
  named: readonly string[] | undefined,
  canStand: (block: StoredBlock) => boolean,
): readonly BlockDefinition[] {
  return knownBlocks().filter(
    ({ name, restricted }) =>
      (restricted !== true || named?.includes(name) === true) && canStand({ '@type': name }),
  );
}
