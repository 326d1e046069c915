import { makePage, openEditor, publish, storedBlocks } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { save, text } from './support/typing';

const marks = ['Code', 'Hervorgehoben', 'Kleine Schrift'];

test('code, highlights and small text are marked by the bar, and visitors see them as such', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Auszeichnungen', [...marks, 'Tasten:']);
  await openEditor(page, path);
  for (const name of marks) {
    const line = text(page, name);
    await line.click();
    await page.keyboard.press('ControlOrMeta+a');
    const button = page.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await text(page, 'Tasten:').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' `npm start` und ');
  await page.keyboard.press('Control+e');
  await page.keyboard.type('a_b_');
  await page.keyboard.press('Control+e');
  await page.keyboard.type('.');
  await save(page, path);
  const lines = await storedBlocks<{ value?: { children: object[] }[] }>(request, path);
  expect(lines.flatMap(({ value }) => value?.[0]?.children[1] ?? [])).toEqual([
    { type: 'code', children: [{ text: 'Code' }] },
    { type: 'mark', children: [{ text: 'Hervorgehoben' }] },
    { type: 'small', children: [{ text: 'Kleine Schrift' }] },
    { type: 'code', children: [{ text: 'npm start' }] },
  ]);
  await publish(request, path);
  await openPage(page, path);
  await expect(page.locator('main code')).toHaveText(['Code', 'npm start', 'a_b_']);
  await expect(page.locator('main mark')).toHaveText('Hervorgehoben');
  await expect(page.locator('main small')).toHaveText('Kleine Schrift');
});

test('marks can be read on light and dark grounds', async ({ page, request }) => {
  const link = { type: 'link', data: { url: '/de' }, children: [{ text: 'mit Verweis' }] };
  const children = ['code', 'mark', 'small'].flatMap((type) => [
    { text: ' Ein ' },
    { type, children: [{ text: `${type} ` }, link, { text: '' }] },
  ]);
  const block = (more: object) => ({ '@type': 'slate', value: [{ type: 'p', children }], ...more });
  const grounds = [{}, { bg_color: 'brand' }, { bg_color: 'tint' }];
  const path = await makePage(request, 'Eine Seite auf Farben', grounds.map(block));
  await publish(request, path);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, path);
    await expect(page.locator('main .on-dark mark')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
