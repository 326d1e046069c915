import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';

/** Fewer rows than these are all drawn. */
const drawnAtOnce = 100;
/** Rows drawn beyond both edges of the window. */
const margin = 8;
/** By so many the first one moves on, so that not every pixel draws. */
const step = 10;
/** Pixels of a row that nobody has measured. */
const usualHeight = 48;

const rowsInWindow = (height: number) => Math.ceil(window.innerHeight / height) + 2 * margin;

interface Drawn {
  from: number;
  to: number;
  /** Pixels of a row. */
  height: number;
}

/** Which rows of a long table are drawn: those near the window. All have one height, which the first tells. */
export function useVirtualRows(body: RefObject<HTMLElement | null>, count: number): Drawn {
  const isLong = count > drawnAtOnce;
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    from: 0,
    to: rowsInWindow(usualHeight) + step,
    height: usualHeight,
  }));
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    const measure = () => {
      const element = body.current;
      if (!element) return;
      const row = element.querySelector<HTMLElement>('[data-row]');
      const height = row?.offsetHeight || usualHeight;
      const above = -element.getBoundingClientRect().top;
      const first = Math.floor(above / height) - margin;
      const shown = rowsInWindow(height);
      const from = Math.max(0, Math.min(count - shown, Math.floor(first / step) * step));
      const to = Math.min(count, from + shown + step);
      setDrawn((before) =>
        before.from === from && before.to === to && before.height === height ? before : { from, to, height },
      );
    };
    // A far jump draws a windowful: what is pressed meanwhile comes first.
    const follow = () => startTransition(measure);
    measure();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', measure);
    };
  }, [body, count, isLong]);
  return isLong ? { ...drawn, to: Math.min(drawn.to, count) } : { from: 0, to: count, height: drawn.height };
}
