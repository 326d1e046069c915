import { useLayoutEffect, useState, type RefObject } from 'react';

/** Fewer rows than these are all drawn. */
const drawnAtOnce = 100;
/** Rows drawn beyond both edges of the window. */
const margin = 8;

interface Drawn {
  from: number;
  to: number;
  /** Pixels of a row. */
  height: number;
}

/** Which rows of a long table are drawn: those near the window. All have one height, which the first tells. */
export function useVirtualRows(body: RefObject<HTMLElement | null>, count: number): Drawn {
  const isLong = count > drawnAtOnce;
  const [drawn, setDrawn] = useState<Drawn>({ from: 0, to: drawnAtOnce, height: 48 });
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    const measure = () => {
      const element = body.current;
      if (!element) return;
      const row = element.querySelector<HTMLElement>('[data-row]');
      const height = row?.offsetHeight || 48;
      const above = -element.getBoundingClientRect().top;
      const first = Math.floor(above / height) - margin;
      const shown = Math.ceil(window.innerHeight / height) + 2 * margin;
      // In steps, so that not every pixel draws.
      const from = Math.max(0, Math.min(count - shown, Math.floor(first / 10) * 10));
      const to = Math.min(count, from + shown + 10);
      setDrawn((before) =>
        before.from === from && before.to === to && before.height === height ? before : { from, to, height },
      );
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [body, count, isLong]);
  return isLong ? { ...drawn, to: Math.min(drawn.to, count) } : { from: 0, to: count, height: drawn.height };
}
