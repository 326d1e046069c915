import { placedIn } from '../../document/layout';
import type { PageDocument } from '../../document/page-document';
import type { BlockKey } from '../../document/types';

/** Where blocks have been moved to. */
export interface MovedTo {
  count: number;
  position: number;
  total: number;
  /** The block that holds them now; the page itself holds the others. */
  owner: BlockKey | undefined;
}

let moved: MovedTo | undefined;
const listeners = new Set<() => void>();

function announce(place: MovedTo | undefined): void {
  moved = place;
  for (const listener of listeners) listener();
}

export const lastMove = (): MovedTo | undefined => moved;

export function onMove(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Whoever listens next has not seen it.
    if (listeners.size === 0) moved = undefined;
  };
}

/** Moves blocks, which are selected then, and has it spoken where they are. */
export function moveAndAnnounce(
  document: PageDocument,
  command: Parameters<PageDocument['run']>[0],
): boolean {
  if (!document.run(command)) return false;
  const { state } = document;
  const { blocks } = state.selection;
  const [first = ''] = blocks;
  const container = state.containers.get(state.blocks.get(first)?.parent ?? '');
  if (container) {
    const placed = placedIn(container);
    announce({
      count: blocks.length,
      position: placed.indexOf(first) + 1,
      total: placed.length,
      owner: container.owner,
    });
  }
  return true;
}
