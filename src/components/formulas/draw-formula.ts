import katex from 'katex';
import 'katex/dist/katex.min.css';
import './style.css';
import type { FormulaPart } from './formula-parts';

/** Nothing in a formula may lead elsewhere, grow without end or be larger than a page. */
const bounds = { trust: false, maxExpand: 200, maxSize: 20 } as const;

/** Draws a formula into an element, for the eye and as MathML; one that cannot be read stays as it is written. */
export function drawFormula(element: HTMLElement, { text, formula }: FormulaPart): void {
  if (!formula) return;
  element.className = formula.isDisplayed ? 'formula formula--displayed' : 'formula';
  try {
    katex.render(formula.source, element, {
      ...bounds,
      displayMode: formula.isDisplayed,
      output: 'htmlAndMathml',
      strict: 'ignore',
    });
    // What is wider than its column scrolls by itself, and has to be reached to do so.
    if (element.scrollWidth > element.clientWidth && formula.isDisplayed) element.tabIndex = 0;
  } catch {
    element.className = 'formula formula--unread';
    element.textContent = text;
  }
}
