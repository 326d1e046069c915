import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of words with the colour that it is written in. */
export interface Line extends Box {
  words: string;
  colour: string;
}

/** So many of a thousand pixels may be worse than what is reported: single specks do not keep anybody from reading. */
const outliers = 5;

const part = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The lines of all words below the elements, but for those on a ground of their own. */
export async function linesOf(page: Page, within: string, except: string): Promise<Line[]> {
  return await page.locator(within).evaluateAll(
    (roots, left) =>
      roots.flatMap((root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const lines: Line[] = [];
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          const parent = node.parentElement;
          const words = node.textContent?.trim() ?? '';
          if (!parent?.checkVisibility({ opacityProperty: true }) || parent.closest(left) || words === '')
            continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { color: colour } = getComputedStyle(parent);
          for (const { x, y, width, height } of range.getClientRects())
            if (width > 1) lines.push({ words, colour, x, y: y + window.scrollY, width, height });
        }
        return lines;
      }),
    except,
  );
}

/** Paints words in nothing, whatever their colour; gives what shows them again. */
export async function hideWords(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `* {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      transition: none !important;
    }`,
  });
  return () => style.evaluate((element) => element.parentNode?.removeChild(element) && undefined);
}

/** The page as it looks now, as bare bytes: three a pixel. */
export async function pixelsOf(page: Page, options: { fullPage?: boolean } = {}) {
  const picture = sharp(await page.screenshot({ ...options, animations: 'disabled' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** How well a line can be read on what lies behind it: the contrast that all but a few of the pixels reach. */
export function worstContrast(ground: Pixels, line: Line): number {
  const [red = 0, green = 0, blue = 0] = (/[\d.]+(?:, |\s)[\d.]+(?:, |\s)[\d.]+/.exec(line.colour)?.[0] ?? '')
    .split(/,? /)
    .map(Number);
  const text = luminance(red, green, blue);
  const found: number[] = [];
  const right = Math.min(ground.width, Math.ceil(line.x + line.width));
  const bottom = Math.min(ground.height, Math.ceil(line.y + line.height));
  for (let y = Math.max(0, Math.floor(line.y)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(line.x)); x < right; x += 1) {
      const at = (y * ground.width + x) * 3;
      const [r = 0, g = 0, b = 0] = ground.data.subarray(at, at + 3);
      found.push(contrastOf(text, luminance(r, g, b)));
    }
  found.sort((one, other) => one - other);
  return found[Math.floor((found.length * outliers) / 1000)] ?? 0;
}
