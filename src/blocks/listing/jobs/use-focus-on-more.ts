import { useEffect, useRef } from 'react';

/** Takes the focus to the first of the items that were asked for besides, once they stand; the button that asked may be gone then. */
export function useFocusOnMore(count: number | undefined): (button: HTMLElement) => void {
  const asked = useRef<{ list: HTMLElement; count: number }>();
  useEffect(() => {
    const { current } = asked;
    if (current === undefined || count === undefined || count <= current.count) return;
    asked.current = undefined;
    const item = current.list.querySelectorAll('.listing-item, .card').item(current.count);
    (item?.querySelector<HTMLElement>('a, button') ?? current.list).focus();
  }, [count]);
  return (button) => {
    const list = button.closest<HTMLElement>('.block-listing');
    if (list && count !== undefined) asked.current = { list, count };
  };
}
