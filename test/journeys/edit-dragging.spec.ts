import { expect, test } from './support/journey';
import { makePage, openEditor, storedOf } from './support/editing';
import { dragByTouch } from './support/touch';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test('the entries of a list are dragged into another order with a finger, and stored so', async ({
  page,
  request,
}) => {
  const slides = ['Eins', 'Zwei', 'Drei'].map((title) => ({ '@id': title.toLowerCase(), title, href: [] }));
  const path = await makePage(request, 'Eine Seite zum Ziehen', [{ '@type': 'slider', slides }]);
  await openEditor(page, path);
  await page.locator('.tool-editor__sheet [data-block]').nth(1).tap();
  await page.locator('.tool-sidebar__opener').tap();
  const titles = page.locator('.tool-card__words');
  await expect(titles).toHaveText(['Eins', 'Zwei', 'Drei']);
  const grips = page.locator('.tool-card__grip');
  await grips.nth(2).scrollIntoViewIfNeeded();
  await dragByTouch(page, grips.nth(0), grips.nth(2));
  await expect(titles).toHaveText(['Zwei', 'Drei', 'Eins']);
  await page.locator('.tool-sidebar__close').tap();
  await page.locator('#toolbar-save').tap();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const { blocks } = await storedOf(request, path);
  const stored = (blocks as Record<string, { slides?: { title: string }[] }>)['t0']?.slides ?? [];
  expect(stored.map(({ title }) => title)).toEqual(['Zwei', 'Drei', 'Eins']);
});
