import { emptyPlace } from '@/blocks/empty/is-empty-place';
import type { StoredBlock } from './types';

/** Places of a grid for as many blocks. */
export const emptyPlaces = (count: number): StoredBlock[] =>
  Array.from({ length: count }, () => ({ '@type': emptyPlace }));
