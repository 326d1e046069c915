import { useLayoutEffect, useRef, type RefObject } from 'react';
import { whenIdle } from '@/lib/when-idle';
import type { Placing } from './keep-placed';

/** Milliseconds for which a busy browser may put it off. */
const patience = 5000;

const load = () => import('./keep-placed');

/** Has what places boxes at hand before the first one is opened, once nothing else is to be done. */
export function preloadPlacing(): void {
  whenIdle(() => void load().catch(() => undefined), patience);
}

/** Keeps a box at something else, wherever that moves; nothing is seen of it before it is there. */
export function usePlaced(box: RefObject<HTMLElement>, placing: () => Placing): void {
  const latest = useRef(placing);
  const update = useRef<() => void>();
  useLayoutEffect(() => {
    latest.current = placing;
    update.current?.();
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    // It may hold the focus meanwhile, which nothing hidden does.
    element.style.opacity = '0';
    load().then(
      ({ keepPlaced }) => {
        if (isLeft) return;
        ({ update: update.current, stop } = keepPlaced(element, () => latest.current()));
      },
      () => element.style.removeProperty('opacity'),
    );
    return () => {
      isLeft = true;
      update.current = undefined;
      stop?.();
    };
  }, [box]);
}
