import type { ReactNode } from 'react';

/** What visitors see of a block, without any way to leave the page by it: a click selects the block. */
export function Preview({ children }: { children: ReactNode }) {
  return (
    <div className="tool-block__view" {...{ inert: '' }}>
      {children}
    </div>
  );
}
