import { useCallback } from 'react';
import { typeOf } from '../document/flags';
import type { StoredBlock } from '../document/types';
import { wordsOf } from '../document/words-of';
import { useBlockTitle } from './use-block-title';

/** Gives what a stored block is called in a list: its type, with its first words. */
export function useBlockName(): (stored: StoredBlock) => string {
  const titleOf = useBlockTitle();
  return useCallback(
    (stored) => {
      const words = wordsOf({ data: stored });
      return words === '' ? titleOf(typeOf(stored)) : `${titleOf(typeOf(stored))}: ${words}`;
    },
    [titleOf],
  );
}
