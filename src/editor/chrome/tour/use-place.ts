import { autoUpdate } from '@floating-ui/dom';
import { useEffect, useState } from 'react';
import { deepEqual } from '@/lib/deep-equal';
import { isInSight, targetOf, type TourStep } from './steps';

export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
  /** It lies on the sheet, which bars and menus cover. */
  isOnSheet: boolean;
}

/** Room for the bar above and the card below, between which a part of the page is brought. */
const edges = { top: 64, bottom: 280 };

function placeOf(element: Element): Place {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height, isOnSheet: element.closest('.tool-editor__sheet') !== null };
}

function scrollToTarget(element: Element): void {
  const { top, height, isOnSheet } = placeOf(element);
  const isSeen = top >= edges.top && top + height <= window.innerHeight - edges.bottom;
  if (!isSeen && isOnSheet) element.scrollIntoView({ block: 'center' });
}

/** Milliseconds after which what is pointed at is looked for again, where it has gone or cannot be seen. */
const patience = 200;

/** Where in the window that stands which a step points at: it follows whatever moves it, as long as the step is shown. */
export function usePlace(step: TourStep): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    let isFound = false;
    let target: Element | undefined;
    let stop: (() => void) | undefined;
    const measure = () => {
      const now = target && placeOf(target);
      setPlace((before) => (deepEqual(before, now) ? before : now));
    };
    const look = () => {
      if (target?.isConnected && isInSight(target)) return;
      stop?.();
      target = targetOf(step);
      if (target && !isFound) {
        isFound = true;
        scrollToTarget(target);
      }
      // Measured in each frame it would have the browser draw without end.
      stop = target && autoUpdate(target, null, measure);
      measure();
    };
    look();
    const timer = setInterval(look, patience);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, [step]);
  return place;
}
