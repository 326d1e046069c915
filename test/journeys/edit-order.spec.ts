import type { Locator, Page } from '@playwright/test';
import { textBlock } from './support/content';
import { makePage, openEditor, storedOf } from './support/editing';
import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { text } from './support/typing';

const accordion = {
  '@type': 'accordion',
  data: {
    blocks: {
      p1: {
        '@type': 'accordionPanel',
        title: 'Wie wir messen',
        blocks: { a: textBlock('Jede Probe wird gewogen.'), b: textBlock('Danach wird sie getrocknet.') },
        blocks_layout: { items: ['a', 'b'] },
      },
    },
    blocks_layout: { items: ['p1'] },
  },
};

const rows = (page: Page) => page.locator('.tool-order__row');
const words = (page: Page) => page.locator('.tool-order__words');
const row = (page: Page, name: string) => page.locator('.tool-order__line', { hasText: name }).last();

/** Drags a row by its grip to a part of another, 0 for its upper edge. */
async function dragRow(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  await from.hover();
  const grip = await from.locator('.tool-order__grip').boundingBox();
  const goal = await to.boundingBox();
  if (!grip || !goal) throw new Error('Nothing can be dragged.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height * part, { steps: 4 });
  await expect(page.locator('.tool-landing')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.tool-ghost')).toHaveCount(0);
}

for (const width of [1440, 390])
  test(`the order of blocks is searched, folded and dragged, and shows what is selected: ${width}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const many = Array.from({ length: 30 }, (_entry, at) => `Absatz ${at + 1}.`);
    const path = await makePage(request, 'Eine lange Reihenfolge', ['Anfang.', accordion, 'Ende.', ...many]);
    await openEditor(page, path);
    const open = async () => {
      const opener = page.locator('.tool-sidebar__opener');
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('tab', { name: 'Reihenfolge' }).click();
    };
    const last = many.at(-1) ?? '';
    await text(page, last).click();
    await open();
    // What is selected is in view, and each text is known by its first words.
    await expect(row(page, last)).toBeInViewport();
    await expect(row(page, last)).toHaveClass(/--selected/);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    const search = page.getByRole('searchbox', { name: 'In den Blöcken suchen' });
    await search.fill('getrocknet');
    await expect(rows(page)).toHaveCount(3);
    await expect(words(page).last()).toHaveText('Danach wird sie getrocknet.');
    await expect(page.locator('.tool-order__found')).toHaveText('3 Blöcke');
    await search.fill('nirgends');
    await expect(page.locator('.tool-order__found')).toHaveText('Kein Block enthält diese Wörter');
    await search.fill('');
    const all = await rows(page).count();

    await page.getByRole('button', { name: 'Alle zuklappen' }).click();
    await expect(rows(page)).toHaveCount(all - 3);
    await page.getByRole('button', { name: 'Alle aufklappen' }).click();
    await expect(rows(page)).toHaveCount(all);
    const panel = page.getByRole('button', { name: 'Wie wir messen auf- oder zuklappen' });
    await panel.click();
    await expect(panel).toHaveAttribute('aria-expanded', 'false');
    await expect(rows(page)).toHaveCount(all - 2);
    // By keys, and by whatever is selected in it.
    await row(page, 'Wie wir messen').locator('.tool-order__row').press('ArrowRight');
    await expect(rows(page)).toHaveCount(all);
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'Jede Probe').locator('.tool-order__row')).toBeFocused();

    await dragRow(page, row(page, 'Anfang.'), row(page, 'Ende.'), 0.9);
    await expect(words(page).nth(all > 0 ? 5 : 0)).toHaveText('Ende.');
    await expect(words(page).nth(6)).toHaveText('Anfang.');
    await dragRow(page, row(page, 'Ende.'), row(page, 'Danach wird'), 0.9);
    await expect(row(page, 'Ende.')).toHaveCSS('padding-left', '44px');
    await page.keyboard.press('Control+s');
    await expect(page.locator('.tool-status__saved')).toContainText('Gesichert');
    const stored = JSON.stringify(await storedOf(request, path));
    expect(stored.indexOf('Danach')).toBeLessThan(stored.indexOf('Ende.'));
    expect(stored).toMatch(/"items":\["a","b","[^"]+"\]/);
  });
