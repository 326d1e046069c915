import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { storedOf } from '../editing';
import { expect } from '../journey';
import { text } from '../typing';

export interface OpenedBlock {
  id: string;
  block: Locator;
  form: Locator;
}

/** Leads to the settings of a block. */
export async function openSettings(page: Page, id: string): Promise<OpenedBlock> {
  const block = page.locator(`[data-block="${id}"]`);
  await expect(block).toBeVisible();
  await block.focus();
  await page.locator('[data-tab="block"]').click();
  const form = page.locator('.tool-sidebar__panel .tool-form');
  await expect(form).toBeVisible();
  return { id, block, form };
}

const idsOf = (page: Page) =>
  page
    .locator('[data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block') ?? ''));

/** Puts a block in after the first text, by the picker. */
export async function addBlock(page: Page, name: string): Promise<OpenedBlock> {
  await text(page, 'Anfang.').click();
  const former = await idsOf(page);
  await page.locator('.tool-block--selected .block-add-button').click();
  await page.locator(`.tool-picker__row.${name}`).first().click();
  const added = page.locator(
    `.block-editor-${name}:not(${former.map((id) => `[data-block="${id}"]`).join()})`,
  );
  return openSettings(page, (await added.first().getAttribute('data-block')) ?? '');
}

/** Saves without leaving. */
export async function saveAndStay(page: Page): Promise<void> {
  const answered = page.waitForResponse((each) => each.request().method() === 'PATCH');
  await page.locator('.save-and-stay').click();
  expect((await answered).status()).toBeLessThan(300);
}

/** What is stored of a block of a page. */
export async function storedBlock(
  request: APIRequestContext,
  path: string,
  id: string,
): Promise<Record<string, unknown>> {
  const { blocks } = await storedOf(request, path);
  return (blocks as Record<string, Record<string, unknown>>)[id] ?? {};
}
