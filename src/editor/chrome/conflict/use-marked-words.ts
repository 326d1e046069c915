import { useEffect, useRef, type RefObject } from 'react';
import { newWords } from './new-words';

/** What `::highlight()` in the stylesheet calls them. */
const name = 'tool-conflict';

/** The browser's own marking, which leaves what is drawn as it is; undefined where a browser has none. */
function highlight(): Highlight | undefined {
  if (typeof Highlight === 'undefined') return undefined;
  const present = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, present);
  return present;
}

/**
 * Marks the words of the values below an element that the former value there does not show, also in blocks that are drawn
 * later; nothing where no former one stands there.
 */
export function useMarkedWords(values: string, former: string): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    const marks = highlight();
    if (!element || !marks) return undefined;
    let ranges: Range[] = [];
    const clear = () => ranges.forEach((range) => marks.delete(range));
    const mark = () => {
      clear();
      const before = element.querySelector(former);
      const present = [...element.querySelectorAll(values)];
      ranges = before ? present.flatMap((value) => newWords(before, value)) : [];
      ranges.forEach((range) => marks.add(range));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clear();
    };
  }, [values, former]);
  return ref;
}
