import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus to the first of the entries that were asked for besides, once they stand; the button may be gone then. `entries` selects what is focused of each. */
export function useFocusOnMore(
  place: RefObject<HTMLElement>,
  entries: string,
  count: number | undefined,
): () => void {
  const asked = useRef<number>();
  useEffect(() => {
    const before = asked.current;
    if (before === undefined || count === undefined || count <= before) return;
    asked.current = undefined;
    place.current?.querySelectorAll<HTMLElement>(entries)[before]?.focus();
  }, [count, entries, place]);
  return () => {
    asked.current = count;
  };
}
