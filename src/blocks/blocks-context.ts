import { createContext, type ComponentType } from 'react';
import type { BlockDefinition } from './definition';
import type { LateViewProps } from './late-view';

/**
 * Finds the definition of a stored `@type`. It travels by context so that a block that holds blocks can draw
 * them without importing the registry that lists it.
 */
export interface BlockLookup {
  (name: string): BlockDefinition | undefined;
  /** Draws a block whose definition comes when it is wanted. */
  late?: (name: string) => ComponentType<LateViewProps> | undefined;
}

export const BlocksContext = createContext<BlockLookup>(() => undefined);
