import { openSettings } from './block';
import { chooseTarget } from './choose-target';
import type { Filling } from './fill';

/** Answers what a new block asks for in its place before it has settings: how many columns, or which picture. */
export async function begin({ page, id, block, targets, entered }: Filling): Promise<void> {
  const columns = block.locator('.tool-columns-choice__entry');
  if (await columns.first().isVisible()) {
    await columns.nth(1).click();
    await openSettings(page, id);
  }
  const ways = block.locator('button.tool-picture-source__way');
  if (!(await ways.first().isVisible())) return;
  await ways.last().click();
  entered.push({ id: '', value: await chooseTarget(page, targets), isPath: true });
}
