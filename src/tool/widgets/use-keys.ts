import { useRef } from 'react';
import { moved } from './moved';

/** Keys for the entries of a list that have none: each keeps its own while others come, go and move. */
export function useKeys(length: number) {
  const state = useRef<{ next: number; keys: number[] }>({ next: 0, keys: [] });
  const { current } = state;
  // Undoing changes the list from elsewhere: then only its length tells.
  while (current.keys.length < length) current.keys.push(current.next++);
  current.keys.length = length;
  return {
    /** That of the entry that is added next. */
    next: current.next,
    keys: current.keys,
    move: (from: number, to: number) => {
      current.keys = moved(current.keys, from, to);
    },
    remove: (index: number) => {
      current.keys = current.keys.toSpliced(index, 1);
    },
  };
}
