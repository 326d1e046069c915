import type { Page } from '@playwright/test';
import { makePage, openEditor } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const pathOf = (path: string) => path.replace('/++api++', '');

/** Files of the library that draws formulas. */
function formulaFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (/katex|draw-formula/i.test(name)) files.push(name);
  });
  return files;
}

const html = { '@type': 'html', html: '<p>Aus HTML: \\(\\sqrt{x}\\) und <code>$y$</code></p>' };

test('formulas in texts and HTML are drawn, and nothing is loaded for prices', async ({ page, request }) => {
  const prices = pathOf(await makePage(request, 'Preise', ['Zwischen 5 $ und 6 $, oder $5 and $6']));
  const wide = `$$${'a + '.repeat(60)}b$$`;
  const formulas = pathOf(
    await makePage(request, 'Formeln', ['Es gilt $E = mc^2$.', html, wide, 'Kaputt: $\\frac{a$']),
  );
  const files = formulaFiles(page);
  await openEditor(page, prices);
  await openPage(page, prices);
  await expect(page.getByText('Zwischen 5 $ und 6 $, oder $5 and $6')).toBeVisible();
  expect(files).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, formulas);
  await expect(page.locator('main math')).toHaveCount(3);
  await expect(page.getByText('$\\frac{a$')).toBeVisible();
  await expect(page.locator('main code')).toHaveText('$y$');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(3);
  expect(files.filter((name) => /\.(?:woff|ttf)$/.test(name))).toEqual([]);
});

const nested = (open: string, times: number) => `${open.repeat(times)}x${'}'.repeat(times)}`;

test('a formula without end is read as its source, and the page stays as it is', async ({
  page,
  request,
}) => {
  const endless = [
    `$$${nested('\\sqrt{', 100)}$$`,
    '$$\\raisebox{9999em}{x}$$',
    '$$\\def\\a#1{#1#1#1#1}\\a{\\a{\\a{\\a{\\a{x}}}}}$$',
  ];
  const long = ['$$\\rule{9999em}{9999em}$$', '$$a\\kern9999em b$$'];
  const path = pathOf(await makePage(request, 'Ohne Ende', [...endless, ...long, 'Danach: $E = mc^2$']));
  await openEditor(page, path);
  for (const text of endless) await expect(page.locator('main').getByText(text)).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    await expect(page.locator('main math')).toHaveCount(long.length + 1);
    for (const text of endless) await expect(page.locator('.formula--unread').getByText(text)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(10_000);
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('who edits a text sees and keeps the source of its formulas', async ({ page, request }) => {
  const path = pathOf(await makePage(request, 'Formeltext', ['Es gilt $E = mc^2$.']));
  await openEditor(page, path);
  const text = page.locator('.block-editor-slate').filter({ hasText: 'Es gilt' });
  await expect(text).toContainText('$E = mc^2$');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Und $a$.');
  await expect(text).toContainText('Es gilt $E = mc^2$. Und $a$.');
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main math')).toHaveCount(2);
});
