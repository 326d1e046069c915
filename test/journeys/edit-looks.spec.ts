import type { Locator } from '@playwright/test';
import { logIn, makePage, openEditor, unfold } from './support/editing';
import { axeFindings, expect, needsAddOn, openPage, test } from './support/journey';
import { text } from './support/typing';

/** Whether the middle of something is itself, and not what lies over it. */
const isInSight = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });

async function edgesOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('the panels of the toolbar lie over the page, its header too', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Werkzeug', ['Text.']);
  await logIn(page);
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, path);
    await page.locator('#toolbar-add').click();
    const rows = page.locator('.menu-add .tool-panel__row');
    await expect(rows.first()).toBeVisible();
    expect(await isInSight(rows.first()), `at ${width} pixels`).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('what is told of a form covers neither its banner nor its fields', async ({ page, request }) => {
  await openEditor(page, await makePage(request, 'Eine Seite mit Fehlern', ['Text.']));
  await page.locator('#field-title').fill('');
  await page.locator('.save-and-stay').click();
  const toast = page.locator('.tool-toast');
  await expect(toast).toBeVisible();
  const [told, form] = [await edgesOf(toast), await edgesOf(page.locator('.tool-sidebar'))];
  expect(told.right).toBeLessThan(form.left);
});

test('a file is chosen by a word that stands in its field, the tools of a text hide those of its block', async ({
  page,
  request,
}) => {
  needsAddOn();
  await openEditor(page, await makePage(request, 'Eine Seite mit Feldern', ['Text.']));
  await unfold(page);
  const choose = page.locator('.tool-drop__words').first().getByRole('button', { name: 'wählen' });
  await choose.scrollIntoViewIfNeeded();
  const [word, form] = [await edgesOf(choose), await edgesOf(page.locator('.tool-sidebar'))];
  expect(word.left).toBeGreaterThan(form.left);
  expect(word.right).toBeLessThan(form.right);
  expect(word.bottom - word.top).toBeGreaterThanOrEqual(24);

  await text(page, 'Text.').click();
  await expect(page.locator('.tool-blockbar')).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(page.locator('.tool-text')).toBeVisible();
  await expect(page.locator('.tool-blockbar')).toBeHidden();
  await page.keyboard.press('Control+k');
  const [link, rail] = [await edgesOf(page.locator('.tool-link')), await edgesOf(page.locator('.tool-rail'))];
  expect(link.left).toBeGreaterThan(rail.right);
});

test('the settings of a block say whose they are; on a phone the sheet holds what the rail has no place for', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Köpfen', ['Text.', { '@type': 'separator' }]);
  await openEditor(page, path);
  await page.locator('.block-editor-separator').focus();
  await page.getByRole('tab', { name: 'Block' }).click();
  await expect(page.getByRole('heading', { name: 'Trennlinie' })).toBeVisible();
  await expect(page.getByText('Block 3 von 3')).toBeVisible();
  const head = await edgesOf(page.locator('.tool-blockhead'));
  expect(head.left - (await edgesOf(page.locator('.tool-sidebar'))).left).toBeLessThan(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Control+z');
  await text(page, 'Text.').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.locator('#toolbar').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(text(page, 'Text.')).toHaveText('Text.');
  await page.getByRole('button', { name: /^Felder/ }).click();
  const sheet = page.locator('.tool-sidebar');
  await sheet.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(text(page, 'Text.')).toHaveText('Text.!');
  expect(await axeFindings(page)).toEqual([]);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await sheet.getByRole('button', { name: 'Speichern & bleiben' }).click();
  expect((await saved).ok()).toBe(true);
});

test('a new page is neither saved nor unsaved before somebody writes on it', async ({ page }) => {
  await logIn(page);
  await openPage(page, '/de/add?type=Document');
  const saved = page.locator('.tool-status__saved');
  await expect(page.locator('#page-add')).toBeVisible();
  await expect(saved).toHaveText('');
  await page.locator('#field-title').fill('Neu');
  await expect(saved).toHaveText('Nicht gesichert');
});
