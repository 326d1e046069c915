import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { keepFor, keptFor } from '@/tool/kept-per-user';

const loadTour = async () => ({ default: (await import('./tour')).Tour });
const Tour = lazy(loadTour);

const storageKey = 'portal-tour';
/** What is kept of somebody who has been shown it. */
const shown = ['shown'];

/** Milliseconds for which a busy browser may put it off. */
const patience = 2000;

/** A dialog asks for something. */
const hasDialog = () => document.querySelector('dialog[open]') !== null;

/**
 * The tour of the editor: it opens by itself where somebody edits for the first time in this browser, and never again,
 * whatever became of it. Where there is something else to be heeded first, the next page is the first one.
 */
export function useTour(userId: string, isOccupied: boolean): { showTour: () => void; tour: ReactNode } {
  const [opened, setOpened] = useState<'by itself' | 'on demand'>();
  // Once a page: while it is shown it is known already.
  const [isKnown] = useState(() => userId === '' || keptFor(storageKey, userId).length > 0);
  useEffect(() => {
    if (isKnown || isOccupied) return undefined;
    let isOver = false;
    const open = () => {
      if (isOver || hasDialog()) return;
      keepFor(storageKey, userId, shown);
      setOpened((before) => before ?? 'by itself');
    };
    whenIdle(() => void loadTour().then(open, () => undefined), patience);
    return () => {
      isOver = true;
    };
  }, [userId, isKnown, isOccupied]);
  const showTour = useCallback(() => setOpened('on demand'), []);
  const close = useCallback(() => setOpened(undefined), []);
  return {
    showTour,
    tour: opened && (
      <Suspense fallback={null}>
        <Tour takesFocus={opened === 'on demand'} onClose={close} />
      </Suspense>
    ),
  };
}
