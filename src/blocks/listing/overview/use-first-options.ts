import { useState, type RefObject } from 'react';
import type { FacetOption } from '@/components/facet-menu/facet-menu';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';

/** The first values of a facet and those that are chosen; all of them once they are asked for, with the focus on the first new one. */
export function useFirstOptions(
  place: RefObject<HTMLElement>,
  options: readonly FacetOption[],
  chosen: readonly string[],
  most: number,
) {
  const [isWhole, setWhole] = useState(false);
  // One more takes no more room than the way to it.
  const shown =
    isWhole || options.length <= most + 1
      ? options
      : options.filter(({ value }, at) => at < most || chosen.includes(value));
  const keepFocus = useFocusOnMore(place, '[data-option]', shown.length);
  return {
    shown,
    hiddenCount: options.length - shown.length,
    showAll: () => {
      keepFocus();
      setWhole(true);
    },
  };
}
