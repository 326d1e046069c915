import { useEffect, useRef, type RefObject } from 'react';

/** Takes reader and focus to the beginning of a list when another page of it was asked for. */
export function usePageTurn(page: number, element: RefObject<HTMLElement>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [page, element]);
}
