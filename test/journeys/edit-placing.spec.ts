import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';
import { makePage, openEditor } from './support/editing';
import { text } from './support/typing';

const long = 'Ein Satz, der sich wiederholt, bis der Absatz länger ist als das Fenster. '.repeat(90);

/** Whole in the window, of which nothing is covered by another box of the tool. */
async function expectInside(box: Locator): Promise<void> {
  await expect(box).toBeInViewport({ ratio: 1 });
  const hit = await box.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(hit).toBe(true);
}

for (const width of [1440, 820, 390])
  test.describe(`At ${width} pixels`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }));

    test(`bars, menus and popovers of a text stand whole in the window: ${width}`, async ({
      page,
      request,
    }) => {
      const path = await makePage(request, `Eine Seite mit Leisten ${width}`, [long, 'Kurz']);
      await openEditor(page, path);
      const bar = page.getByRole('toolbar', { name: 'Textwerkzeuge' });

      // All of a text that begins above the window and ends below it.
      await text(page, 'Ein Satz').click({ position: { x: 20, y: 10 } });
      await page.keyboard.press('Control+a');
      await expectInside(bar);
      await bar.locator('.tool-text__type').click();
      await expectInside(page.getByRole('menu', { name: 'Art des Blocks' }));
      await page.keyboard.press('Escape');

      await page.mouse.wheel(0, 900);
      await expectInside(bar);

      await text(page, 'Kurz').click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+k');
      await expectInside(page.locator('.tool-link'));
      await page.locator('.tool-link input').first().fill('https://example.org/');
      await page.keyboard.press('Enter');
      await text(page, 'Kurz').click();
      await expectInside(page.locator('.tool-linkbubble'));
      await page.keyboard.press('Escape');
    });

    test(`the menu of a block and that of a slash stand whole in the window: ${width}`, async ({
      page,
      request,
    }) => {
      const path = await makePage(request, `Eine Seite mit Menüs ${width}`, ['Kurz', long]);
      await openEditor(page, path);
      await text(page, 'Kurz').click();
      await page.keyboard.press('Control+/');
      const menu = page.getByRole('menu', { name: 'Was mit dem Block geschehen kann' });
      await expectInside(menu);
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');

      await text(page, 'Kurz').click();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/');
      await expectInside(page.locator('.tool-slash'));
    });
  });

test('a block stays in the window while keys move it, and when that is undone and done again', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const texts = Array.from({ length: 80 }, (_, at) => `Absatz ${at + 1}.`);
  const path = await makePage(request, 'Eine lange Seite', texts);
  await openEditor(page, path);
  const moved = page.locator('.tool-blocks > .tool-block', { hasText: 'Absatz 3.' }).first();
  const place = () =>
    moved.evaluate((block) => [...window.document.querySelectorAll('.tool-block')].indexOf(block));
  const press = async (keys: string) => {
    for (let times = 0; times < 40; times += 1) await page.keyboard.press(keys);
  };
  await text(page, 'Absatz 3.').first().click();
  await press('Alt+ArrowDown');
  expect(await place()).toBe(43);
  await expect(moved).toBeInViewport({ ratio: 1 });
  await press('Control+z');
  expect(await place()).toBe(3);
  await expect(moved).toBeInViewport({ ratio: 1 });
  await press('Control+y');
  expect(await place()).toBe(43);
  await expect(moved).toBeInViewport({ ratio: 1 });
  await press('Alt+ArrowUp');
  await expect(moved).toBeInViewport({ ratio: 1 });
});

test('while somebody writes the bar of the block leaves the line above in sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const path = await makePage(request, 'Zwei Absätze', [long.slice(0, 400), 'Kurz']);
  await openEditor(page, path);
  await text(page, 'Kurz').click();
  const bar = page.locator('.tool-block__bar');
  await expect(bar).toHaveCSS('opacity', '1');
  await page.keyboard.type(' und gut');
  await expect(bar).toHaveCSS('opacity', '0');
  await page.mouse.move(300, 300);
  await expect(bar).toHaveCSS('opacity', '1');
});

test('a text that visitors would not read is not asked for beside blocks', async ({ page, request }) => {
  await openEditor(page, await makePage(request, 'Mit Blöcken', ['Inhalt']));
  const form = page.locator('.tool-sidebar');
  await expect(form.getByText('Änderungsnotiz', { exact: true })).toBeVisible();
  await expect(form.getByText('Wird gezeigt, solange die Seite keine Blöcke hat.')).toHaveCount(0);
});
