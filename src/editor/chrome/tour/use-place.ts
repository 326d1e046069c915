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

/** Where in the window that stands which a step points at: it follows whatever moves it, as long as the step is shown. */
export function usePlace(step: TourStep): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    let isFound = false;
    let frame = 0;
    let target: Element | undefined;
    const look = () => {
      // Looked for among all texts of a page in each frame it would take longer than a key.
      if (!target?.isConnected || !isInSight(target)) target = targetOf(step);
      if (target && !isFound) {
        isFound = true;
        scrollToTarget(target);
      }
      const now = target && placeOf(target);
      setPlace((before) => (deepEqual(before, now) ? before : now));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return place;
}
