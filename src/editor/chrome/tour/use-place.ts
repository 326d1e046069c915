import { useEffect, useState } from 'react';
import { targetOf, type TourStep } from './steps';

export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Room for the bar above and the card below, between which a part of the page is brought. */
const edges = { top: 64, bottom: 280 };

function scrollToTarget(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = top >= edges.top && bottom <= window.innerHeight - edges.bottom;
  if (!isSeen && element.closest('.tool-editor__sheet') !== null) element.scrollIntoView({ block: 'center' });
}

const isSame = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.top === other?.top &&
  one?.left === other?.left &&
  one?.width === other?.width &&
  one?.height === other?.height;

/** Where in the window that stands which a step points at: it follows whatever moves it, as long as the step is shown. */
export function usePlace(step: TourStep): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    let isFound = false;
    let frame = 0;
    const look = () => {
      const target = targetOf(step);
      if (target && !isFound) {
        isFound = true;
        scrollToTarget(target);
      }
      const { top, left, width, height } = target?.getBoundingClientRect() ?? {};
      const now =
        top === undefined || left === undefined || width === undefined || height === undefined
          ? undefined
          : { top, left, width, height };
      setPlace((before) => (isSame(before, now) ? before : now));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return place;
}
