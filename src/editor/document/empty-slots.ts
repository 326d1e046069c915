import { emptySlot } from '@/blocks/empty/is-empty-slot';
import type { StoredBlock } from './types';

/** Slots of a grid for as many blocks. */
export const emptySlots = (count: number): StoredBlock[] =>
  Array.from({ length: count }, () => ({ '@type': emptySlot }));
