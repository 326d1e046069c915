import type { Locator, Page } from '@playwright/test';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const german = { path: '/de/institute/zellbiophysik/mechanik-des-gewebes', strip: 'Schnellzugriff' };
const english = { path: '/en/institutes/cell-biophysics/tissue-mechanics', strip: 'Quick links' };
const windows = [
  { width: 1440, height: 900, ...german },
  { width: 1366, height: 768, ...english },
  { width: 1280, height: 720, ...german },
  { width: 1280, height: 720, ...english },
  { width: 1000, height: 560, ...german },
  { width: 820, height: 1180, ...english },
  { width: 390, height: 844, ...german },
];

/** Whether each link of the strip answers at its four corners and its middle: nothing lies on it. */
async function isFree(links: Locator): Promise<boolean[]> {
  return await links.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    }),
  );
}

async function expectFree(links: Locator): Promise<void> {
  const free = Array<boolean>(await links.count()).fill(true);
  expect(free.length).toBeGreaterThan(3);
  await expect.poll(() => isFree(links)).toEqual(free);
}

/** A wheel's turn ends when the header has arrived where it goes. */
async function scroll(page: Page, by: number): Promise<void> {
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, by);
}

for (const { path, strip, ...size } of windows)
  test(`icon links of ${path} are free at ${size.width} × ${size.height} and say their names`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, path);
    const links = page.getByRole('navigation', { name: strip }).getByRole('link');
    await expectFree(links);
    for (const box of await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
      expect(Math.min(box.width, box.height), 'size of a target').toBeGreaterThanOrEqual(24);

    const link = links.nth(1);
    const name = link.locator('.side-menu__title');
    await expect(name).toHaveCSS('opacity', '0');
    await link.hover();
    await expect(name).toHaveCSS('opacity', '1');
    await expect(name).toBeInViewport({ ratio: 1 });
    await name.hover();
    await expect(name, 'the pointer can go onto the name').toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(name, 'Escape puts the name away').toHaveCSS('opacity', '0');
    await links.nth(2).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect(name, 'the focus brings the name').toHaveCSS('opacity', '1');
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    if (size.width < 992) return;
    await scroll(page, 1500);
    await expect(page.locator('.own-navigation')).toHaveAttribute('data-condensed', 'true');
    await expectFree(links);
    await scroll(page, -400);
    await expect(page.locator('.own-navigation')).toHaveAttribute('data-condensed', 'false');
    await expectFree(links);
  });
