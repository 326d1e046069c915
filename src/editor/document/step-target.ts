import { outermost, placedIn } from './layout';
import type { Target } from './insertion-points';
import type { BlockKey, DocumentState } from './types';

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Where the keyboard moves blocks by one step; undefined where there is nothing in that direction. */
export function stepTarget(
  state: DocumentState,
  keys: readonly BlockKey[],
  direction: Direction,
): Target | undefined {
  const moved = outermost(state, keys);
  const first = state.blocks.get(moved[0] ?? '');
  const last = moved.at(-1);
  const container = state.containers.get(first?.parent ?? '');
  if (!first || last === undefined || !container) return undefined;
  const siblings = placedIn(container);
  const before = siblings[siblings.indexOf(first.key) - 1];
  switch (direction) {
    case 'up':
      return before === undefined ? undefined : { before };
    case 'down': {
      const after = siblings[siblings.indexOf(last) + 1];
      return after === undefined ? undefined : { after };
    }
    case 'in': {
      const into = state.blocks.get(before ?? '')?.containers.at(-1);
      return into === undefined ? undefined : { into };
    }
    case 'out':
      return container.owner === undefined ? undefined : { after: container.owner };
  }
}
