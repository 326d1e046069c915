import { useState, type ReactNode } from 'react';
import { dataOf } from '@/lib/remote';
import { useContent, useScreen } from '@/state/hooks';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs';

/** Whether the first page of a visit is still on its way. Later ones are asked for: then the focus must not be lost. */
function useIsFirstWait(): boolean {
  const content = useContent();
  const isContent = useScreen() === undefined;
  const isWaiting = isContent && content.status !== 'failed' && dataOf(content) === undefined;
  const [isFirstWait, setFirstWait] = useState(isWaiting);
  if (isFirstWait && !isWaiting) setFirstWait(false);
  return isFirstWait;
}

/** The page with the way to it, between header and footer. */
export function PageArea({ children }: { children: ReactNode }) {
  const isFirstWait = useIsFirstWait();
  return (
    // What waits is replaced, not moved down: name and breadcrumbs of the page may come to stand above it.
    <div key={isFirstWait ? 'waiting' : 'page'} className="site-page">
      <Breadcrumbs />
      <main id="main" className="site-page__main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
