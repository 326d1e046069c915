import { expect } from '../journey';
import type { Filling } from './fill';

/** Does something in the dialog in which a block has its settings, where it has one, and saves that. */
export async function inDialog(filling: Filling, task: (filling: Filling) => Promise<void>): Promise<void> {
  const { page, block } = filling;
  const way = block.getByRole('button', { name: 'Karten einrichten' });
  if ((await way.count()) === 0) return;
  await way.click();
  const dialog = page.getByRole('dialog', { name: 'Karten einrichten' });
  await task({ ...filling, form: dialog.locator('.tool-form') });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
}
