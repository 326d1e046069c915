/** Deeper than any formula that is read: more elements within each other hold up the page, or end it. */
const deepest = 200;
/** In lines of text; more is higher or wider than a window. */
const longest = 60;

/** Whether a length of an element, of its style or of its MathML, is one that a formula can have. */
const isSmall = (element: Element): boolean =>
  [...element.attributes].every(({ value }) =>
    value
      .split(/[:;\s]/)
      .every((word) => !word.endsWith('em') || Math.abs(Number.parseFloat(word)) <= longest),
  );

/** Whether a drawn formula can stand on a page: neither too deep nor too large. */
export function isWithinBounds(formula: Element): boolean {
  const walker = document.createTreeWalker(formula, NodeFilter.SHOW_ELEMENT);
  let depth = 0;
  while (depth <= deepest) {
    // The signs that stretch are drawn longer than they are, and cut.
    const isSign = walker.currentNode.nodeName.toLowerCase() === 'svg';
    if (!isSign && walker.currentNode instanceof Element && !isSmall(walker.currentNode)) return false;
    if (!isSign && walker.firstChild()) depth += 1;
    else
      while (!walker.nextSibling()) {
        if (!walker.parentNode()) return true;
        depth -= 1;
      }
  }
  return false;
}
