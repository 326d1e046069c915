import { readOnce } from '@/lib/read-once';
import type { PlacedBlock } from '../blocks-of';
import { frameShape } from './data';
import { blockGround, type BlockGround } from './ground';

/** Blocks that follow each other on one ground. */
export interface Band {
  ground: BlockGround | undefined;
  blocks: PlacedBlock[];
}

/** Joins neighbours of the same ground, so that no white line runs through what looks like one section. */
export function bandsOf(placed: readonly PlacedBlock[]): Band[] {
  const bands: Band[] = [];
  for (const entry of placed) {
    const ground = blockGround(readOnce(frameShape, entry.block));
    const last = bands.at(-1);
    if (last && last.ground?.key === ground?.key) last.blocks.push(entry);
    else bands.push({ ground, blocks: [entry] });
  }
  return bands;
}
