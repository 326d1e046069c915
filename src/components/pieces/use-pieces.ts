import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { onDrawAll } from '@/lib/pieces';

interface Pieces {
  /** How many are drawn with the first paint, which must fill a screen. */
  first: number;
  /** How many more with every paint after it. */
  step: number;
}

/** An address that names a place of the page needs all that stands before it. */
const first = (count: number) => (window.location.hash === '' ? count : Infinity);

/** The part of a list that is drawn by now: what the first screen shows, and the rest piece by piece once that is painted. */
export function usePieces<Item>(items: readonly Item[], pieces: Pieces): readonly Item[] {
  const [count, setCount] = useState(() => first(pieces.first));
  const isWhole = count >= items.length;
  const next = count + pieces.step;

  useEffect(() => {
    if (isWhole) return undefined;
    const leave = afterPaint(() => startTransition(() => setCount(next)));
    const forget = onDrawAll(() => setCount(Infinity));
    return () => {
      leave();
      forget();
    };
  }, [isWhole, next]);
  return isWhole ? items : items.slice(0, count);
}
