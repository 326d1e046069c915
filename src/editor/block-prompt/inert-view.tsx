import type { ReactNode } from 'react';

/** What visitors see, without any way to use it: a click selects the block. */
export function InertView({ children }: { children: ReactNode }) {
  return (
    <div className="tool-block__view" {...{ inert: '' }}>
      {children}
    </div>
  );
}
