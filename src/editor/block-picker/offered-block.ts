import type { BlockDefinition } from '@/blocks/definition';
import { knownBlocks } from '@/blocks/registry';
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

/** Those that a search finds: by the beginnings of words of their titles, or by the name that they are stored under. */
export function foundBlocks(offered: readonly OfferedBlock[], query: string): readonly OfferedBlock[] {
  const sought = query.trim().toLowerCase();
  if (sought === '') return offered;
  const words = ({ title }: OfferedBlock) => title.toLowerCase().split(/[\s-]+/);
  return offered.filter(
    (each) =>
      each.definition.name.toLowerCase().startsWith(sought) ||
      each.title.toLowerCase().startsWith(sought) ||
      words(each).some((word) => word.startsWith(sought)),
  );
}

/** The part of a title that a search has found, from where to where. */
export function foundPart(title: string, query: string): readonly [number, number] {
  const sought = query.trim().toLowerCase();
  const at = ` ${title.toLowerCase().replaceAll('-', ' ')}`.indexOf(` ${sought}`);
  return sought === '' || at < 0 ? [0, 0] : [at, at + sought.length];
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
