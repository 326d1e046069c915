import { createContext, type ComponentType } from 'react';
import type { BlockDefinition } from './definition';
import type { LazyBlockViewProps } from './lazy-block-view';

/**
 * Finds the definition of a stored `@type`. It travels by context so that a block that holds blocks can draw
 * them without importing the registry that lists it.
 */
export interface BlockLookup {
  (name: string): BlockDefinition | undefined;
  /** Draws a block whose definition comes when it is wanted. */
  lazy?: (name: string) => ComponentType<LazyBlockViewProps> | undefined;
}

export const BlocksContext = createContext<BlockLookup>(() => undefined);
