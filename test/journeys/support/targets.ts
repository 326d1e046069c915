import type { Page } from '@playwright/test';

/**
 * What is pressed and smaller than 24 by 24 pixels, by WCAG 2.5.8: links within a sentence may be, and so may what has
 * so much room around it that a circle of 24 pixels about its middle meets no other target.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const least = 24;
    const pressed =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]';

    /** What takes the pointer for an element: its label, or the box over which its link is spread. */
    const boxesOf = (element: Element): DOMRect[] => {
      const { content, position } = getComputedStyle(element, '::after');
      const isSpread = content !== 'none' && position === 'absolute';
      const spread = isSpread ? [(element as HTMLElement).offsetParent, element] : [element];
      const labels = 'labels' in element ? [...((element.labels ?? []) as NodeListOf<HTMLElement>)] : [];
      return [...spread, ...labels].flatMap((each) => (each ? [...each.getClientRects()] : []));
    };

    const areaOf = (box: DOMRect) => box.width * box.height;
    const largestOf = (boxes: readonly DOMRect[]) =>
      boxes.reduce<DOMRect | undefined>(
        (best, box) => (best === undefined || areaOf(box) > areaOf(best) ? box : best),
        undefined,
      );

    /** Whether words that are no target stand in the same line of text. */
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const words = [...(block?.querySelectorAll(pressed) ?? [])].map((each) => each.textContent ?? '');
      const rest = words.reduce((text, word) => text.replace(word, ''), block?.textContent ?? '');
      return /[\p{L}\p{N}]/u.test(rest);
    };

    const targets = [...document.querySelectorAll(pressed)]
      .filter((element) => {
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isSeen && getComputedStyle(element).pointerEvents !== 'none' && !element.matches(':disabled');
      })
      .flatMap((element) => {
        const box = largestOf(boxesOf(element));
        // What is kept for screen readers alone is a pixel wide until it has the focus.
        return box && box.width > 2 && box.height > 2 ? [{ element, box }] : [];
      });
    const isSmall = (box: DOMRect) => box.width < least - 0.05 || box.height < least - 0.05;
    const middleOf = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const distance = (from: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(
        Math.max(box.left - from.x, 0, from.x - box.right),
        Math.max(box.top - from.y, 0, from.y - box.bottom),
      );

    const meetsAnother = ({ element, box }: (typeof targets)[number]): boolean => {
      const middle = middleOf(box);
      return targets.some((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false;
        if (distance(middle, other.box) < least / 2) return true;
        const { x, y } = middleOf(other.box);
        return isSmall(other.box) && Math.hypot(x - middle.x, y - middle.y) < least;
      });
    };

    return targets
      .filter((target) => isSmall(target.box) && !isInSentence(target.element) && meetsAnother(target))
      .map(({ element, box }) => {
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
        const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        return `${element.tagName.toLowerCase()}.${element.className} "${name}": ${size}`;
      });
  });
}
