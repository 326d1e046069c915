import type { ReactNode } from 'react';
import { BlocksContext } from './blocks-context';
import { blockNamed } from './registry';

/** Makes the registry known to every RenderBlocks below it; the app has one round its routes. */
export function BlocksProvider({ children }: { children: ReactNode }) {
  return <BlocksContext.Provider value={blockNamed}>{children}</BlocksContext.Provider>;
}
