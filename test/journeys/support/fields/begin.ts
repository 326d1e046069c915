import { openSettings } from './block';
import { chooseTarget } from './choose-target';
import type { Filling } from './fill';

/** Answers what a new block asks for in its place before it has settings: how many columns and what lies in them, or which picture. */
export async function begin({ page, id, block, targets, entered }: Filling): Promise<void> {
  const columns = block.locator('.tool-layouts__entry');
  if (await columns.first().isVisible()) {
    await columns.first().click();
    const place = block.locator('.block-editor-empty .tool-add');
    if (await place.isVisible()) {
      await place.click();
      await page.locator('.tool-picker__row.slate').first().click();
    }
    await openSettings(page, id);
  }
  const ways = block.locator('button.tool-picture-source__way');
  if (!(await ways.first().isVisible())) return;
  await ways.last().click();
  entered.push({ id: '', value: await chooseTarget(page, targets), isPath: true });
}
