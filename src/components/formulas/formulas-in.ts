import { formulaParts, type FormulaPart } from './formula-parts';

/** Whose words are meant to the letter. */
const plain = 'code, pre, kbd, samp, script, style, textarea, .formula';

/** The pieces of text below an element that hold formulas. */
function textsWithFormulas(element: HTMLElement): [Text, FormulaPart[]][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: [Text, FormulaPart[]][] = [];
  // The walker stops at texts alone.
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest(plain)) continue;
    const parts = formulaParts(node.data);
    if (parts.some(({ formula }) => formula)) found.push([node, parts]);
  }
  return found;
}

/** Draws the formulas in HTML that stands on the page already; without what draws them their source stays. */
export async function drawFormulasIn(element: HTMLElement, isCurrent: () => boolean): Promise<void> {
  if (textsWithFormulas(element).length === 0) return;
  const { drawFormula } = await import('./draw-formula');
  if (!isCurrent()) return;
  for (const [node, parts] of textsWithFormulas(element)) {
    const elements = parts.map((part) => (part.formula ? document.createElement('span') : part.text));
    node.replaceWith(...elements);
    parts.forEach((part, index) => {
      const drawn = elements[index];
      if (drawn instanceof HTMLElement) drawFormula(drawn, part);
    });
  }
}
