import katex from 'katex';
import 'katex/dist/katex.min.css';
import './style.css';
import type { FormulaPart } from './formula-parts';
import { isWithinBounds } from './within-bounds';

/** Nothing in a formula may lead elsewhere, grow without end or be larger than a page. */
const bounds = { trust: false, maxExpand: 200, maxSize: 10 } as const;

function drawn(source: string, displayMode: boolean): HTMLElement {
  // Outside the page nothing is laid out yet.
  const formula = document.createElement('span');
  katex.render(source, formula, { ...bounds, displayMode, output: 'htmlAndMathml', strict: 'ignore' });
  if (!isWithinBounds(formula)) throw new RangeError('The formula is too deep or too large.');
  return formula;
}

/** Draws a formula into an element, for the eye and as MathML; one that cannot be read, or has no end, stays as it is written. */
export function drawFormula(element: HTMLElement, { text, formula }: FormulaPart): void {
  if (!formula) return;
  element.className = formula.isDisplayed ? 'formula formula--displayed' : 'formula';
  try {
    element.replaceChildren(...drawn(formula.source, formula.isDisplayed).childNodes);
    const line = element.parentElement?.clientWidth ?? 0;
    if (line > 0 && element.offsetWidth > line && !formula.isDisplayed)
      element.className = 'formula formula--displayed';
    // What is wider than its column scrolls by itself, and has to be reached to do so.
    if (element.scrollWidth > element.clientWidth && element.clientWidth > 0) element.tabIndex = 0;
  } catch {
    element.className = 'formula formula--unread';
    element.textContent = text;
  }
}
