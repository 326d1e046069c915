const edge = 60;
/** Pixels a frame. */
const step = 10;

const scrolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

/** What scrolls round an element; null where that is the page itself. */
function scrollerOf(element: Element): Element | null {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (scrolls(each)) return each;
  return null;
}

/** Scrolls what lies round a dragged element as long as the pointer rests near its upper or lower edge; whether it did. */
export function scrollAtEdges(dragged: Element, y: number): boolean {
  const scroller = scrollerOf(dragged);
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  const isAbove = y < Math.max(0, top) + edge;
  if (!isAbove && y <= Math.min(window.innerHeight, bottom) - edge) return false;
  const by = { top: isAbove ? -step : step, behavior: 'instant' } as const;
  if (scroller) scroller.scrollBy(by);
  else window.scrollBy(by);
  return true;
}
