import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, makePage, storedWords } from './support/editing';
import { expect, openPage, test } from './support/journey';
import { text } from './support/typing';

const question = (page: Page) => page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
const discard = (page: Page) => question(page).getByRole('button', { name: 'Änderungen verwerfen' }).click();
const at = (path: string) => new RegExp(`${path}$`);

/** Comes to the editor of a page by way of two others, all within the app; the entries before it are these two. */
async function openFromWithin(page: Page, request: APIRequestContext): Promise<string> {
  const target = await makePage(request, 'Eine Seite zum Verlassen', ['Ein Text.']);
  const link = { type: 'link', data: { url: target }, children: [{ text: 'Weiter' }] };
  const way = await makePage(request, 'Ein Weg dorthin', [
    { '@type': 'slate', plaintext: 'Weiter', value: [{ type: 'p', children: [link] }] },
  ]);
  await logIn(page);
  await openPage(page, way);
  await page.locator('#main').getByRole('link', { name: 'Weiter' }).click();
  await expect(page.locator('main h1')).toHaveText('Eine Seite zum Verlassen');
  await page.locator(`#toolbar a[href$="${target}/edit"]`).click();
  await expect(page.locator('#page-edit')).toBeVisible();
  return target;
}

async function write(page: Page): Promise<void> {
  await text(page, 'Ein Text.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Neu.');
}

const back = (page: Page, steps = 1) => page.evaluate((by) => window.history.go(-by), steps);
const isUnharmed = async (page: Page, path: string) => {
  await expect(page).toHaveURL(at(`${path}/edit`));
  await expect(text(page, 'Ein Text. Neu.')).toHaveCount(1);
};

test('a step back asks, and the address is as it was for who stays', async ({ page, request }) => {
  const path = await openFromWithin(page, request);
  await write(page);
  await back(page);
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(at(`${path}/edit`));
  await stay(page);
  await isUnharmed(page, path);
  await back(page, 2);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await isUnharmed(page, path);
  await back(page);
  await discard(page);
  await expect(page).toHaveURL(at(path));
  await expect(page.locator('main').getByText('Ein Text.')).toBeVisible();
  expect(await storedWords(request, path)).toEqual(['Ein Text.']);
});

test('two steps back go on as two, and two in haste leave the work where it is', async ({
  page,
  request,
}) => {
  const path = await openFromWithin(page, request);
  await write(page);
  await page.evaluate(() => {
    window.history.back();
    setTimeout(() => window.history.back(), 5);
  });
  await expect(question(page)).toBeVisible();
  await stay(page);
  await isUnharmed(page, path);
  await back(page, 2);
  await discard(page);
  await expect(page.locator('main h1')).toHaveText('Ein Weg dorthin');
});

test('a step forward asks as well, and is taken by who leaves', async ({ page, request }) => {
  const path = await openFromWithin(page, request);
  await page.locator('#toolbar .cancel').click();
  await expect(page).toHaveURL(at(path));
  await page.goBack();
  await write(page);
  await page.evaluate(() => window.history.forward());
  await stay(page);
  await isUnharmed(page, path);
  await page.evaluate(() => window.history.forward());
  await discard(page);
  await expect(page).toHaveURL(at(path));
  await page.goBack();
  await expect(page).toHaveURL(at(`${path}/edit`));
});

test('after saving nobody is asked, and what is written then is asked about again', async ({
  page,
  request,
}) => {
  const path = await openFromWithin(page, request);
  await write(page);
  await page.locator('.save-and-stay').click();
  await expect(page.getByText('Die Seite ist gespeichert.')).toBeVisible();
  await back(page);
  await expect(page).toHaveURL(at(path));
  await expect(question(page)).toHaveCount(0);
  await page.goForward();
  await text(page, 'Ein Text. Neu.').click();
  await page.keyboard.type('!');
  await back(page);
  await stay(page);
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(at(path));
  expect((await storedWords(request, path))[0]).toContain('!');
});

test('links within the tool ask, one in a tab of its own does not, and a reload is the browser’s to ask', async ({
  page,
  request,
}) => {
  const path = await openFromWithin(page, request);
  await write(page);
  await page.locator('.tool-status__parent').click();
  await stay(page);
  await isUnharmed(page, path);
  await page.locator('.tool-status__parent').click({ modifiers: ['ControlOrMeta'] });
  await expect(question(page)).toHaveCount(0);
  page.once('dialog', (dialog) => void dialog.dismiss());
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => window.location.reload());
  expect((await asked).type()).toBe('beforeunload');
  await isUnharmed(page, path);
});

test('an address typed within the page that is edited is no other page', async ({ page, request }) => {
  const path = await openFromWithin(page, request);
  await write(page);
  await page.evaluate(() => (window.location.hash = 'unten'));
  await expect(question(page)).toHaveCount(0);
  await back(page, 2);
  await expect(question(page)).toBeVisible();
  await stay(page);
  await expect(page).toHaveURL(new RegExp(`${path}/edit`));
  await expect(text(page, 'Ein Text. Neu.')).toHaveCount(1);
});
