import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';

/** Fewer rows than these are all drawn. */
const drawnAtOnce = 100;
/** Rows drawn beyond both edges of the window. */
const margin = 4;
/** By so many the first one moves on, so that not every pixel draws. */
const step = 6;
/** Pixels of a row that nobody has measured. */
const usualHeight = 48;

interface Drawn {
  from: number;
  to: number;
  /** Pixels of a row. */
  height: number;
}

const rowsInWindow = (height: number) => Math.ceil(window.innerHeight / height) + 1;

/** The rows near the window. After a far jump only those in it: the ones beyond its edges come with the next call. */
function rowsNear(above: number, height: number, count: number, before: Drawn): Drawn {
  const seen = rowsInWindow(height);
  const first = Math.max(0, Math.min(count - seen, Math.floor(above / height)));
  const isFar = first >= before.to || first + seen <= before.from;
  if (isFar) return { from: first, to: Math.min(count, first + seen), height };
  const from = Math.max(0, Math.floor((first - margin) / step) * step);
  return { from, to: Math.min(count, from + seen + 2 * margin + step), height };
}

/** Which rows of a long table are drawn: those near the window. All have one height, which the first tells. */
export function useVirtualRows(body: RefObject<HTMLElement | null>, count: number): Drawn {
  const isLong = count > drawnAtOnce;
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    from: 0,
    to: rowsInWindow(usualHeight),
    height: usualHeight,
  }));
  const measure = useCallback(() => {
    const element = body.current;
    if (!element) return;
    const height = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight || usualHeight;
    const above = -element.getBoundingClientRect().top;
    // Drawing a windowful takes its time: what is pressed meanwhile comes first.
    startTransition(() =>
      setDrawn((before) => {
        const near = rowsNear(above, height, count, before);
        const isSame = before.from === near.from && before.to === near.to && before.height === height;
        return isSame ? before : near;
      }),
    );
  }, [body, count]);
  useEffect(() => {
    if (!isLong) return undefined;
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [measure, isLong]);
  useEffect(() => {
    if (!isLong) return undefined;
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [measure, drawn, isLong]);
  return isLong ? { ...drawn, to: Math.min(drawn.to, count) } : { from: 0, to: count, height: drawn.height };
}
