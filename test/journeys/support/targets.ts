import type { Page } from '@playwright/test';

/**
 * What is pressed and smaller than the 24 by 24 pixels of WCAG 2.5.8. Links within a sentence may be; whether there is
 * room around a target does not count, so that it stays large when something comes to stand beside it.
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
    return targets
      .filter((target) => isSmall(target.box) && !isInSentence(target.element))
      .map(({ element, box }) => {
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
        const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        return `${element.tagName.toLowerCase()}.${element.className} "${name}": ${size}`;
      });
  });
}
