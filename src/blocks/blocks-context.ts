import { createContext } from 'react';
import type { BlockDefinition } from './definition';

/**
 * Finds the definition of a stored `@type`. It travels by context so that a block that holds blocks can draw
 * them without importing the registry that lists it.
 */
export type BlockLookup = (name: string) => BlockDefinition | undefined;

export const BlocksContext = createContext<BlockLookup>(() => undefined);
