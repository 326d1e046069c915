import type { ReactNode } from 'react';
import { IsEditingContext } from '@/blocks/is-editing';

/** React's types do not know this attribute before 19. */
const inert = { inert: '' };

/** What visitors see of a block, without any way to leave the page by it: a click selects the block. */
export function Preview({ children }: { children: ReactNode }) {
  return (
    <div className="tool-block__view" {...inert}>
      <IsEditingContext.Provider value>{children}</IsEditingContext.Provider>
    </div>
  );
}
