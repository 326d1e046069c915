import type { APIRequestContext, Page } from '@playwright/test';
import { answerOf } from './support/content';
import { logIn, makePage, openEditor, storedOf, storedWords } from './support/editing';
import { expect, openPage, test } from './support/journey';
import { savedState, tale, text, typeAfter, typeTale, typeTaleAfter } from './support/typing';

/** Holds the first call that saves content until it is let go; the ones after it pass. */
async function holdFirstSave(page: Page, method: 'PATCH' | 'POST', path: string) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hold: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    hold = resolve;
  });
  await page.route(
    (url) => url.pathname === `/++api++${path}`,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      hold();
      await gate;
      return route.fallback();
    },
  );
  return { isHeld, release };
}

/** A save without an answer for half a minute is told and sent anew; who has written on meanwhile stays, and is told then. */
async function saveOnceMore(page: Page): Promise<void> {
  await expect(page.getByText('Die Seite ist gespeichert.')).toBeVisible();
  await page.locator('#toolbar-save').click();
}

test('what is typed while a page is saved is saved as well before it is left', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite, die langsam gesichert wird', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  const { isHeld, release } = await holdFirstSave(page, 'PATCH', path);
  await page.locator('#toolbar-save').click();
  await isHeld;
  const isLate = await typeTaleAfter(page, 'Vorher. Eins.');
  release();
  if (isLate) await saveOnceMore(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main')).toContainText(`Vorher. Eins.${tale}`);
  expect(await storedWords(request, path)).toEqual([`Vorher. Eins.${tale}`]);
});

test('what is typed while a page is saved stays, and stays unsaved, for who goes on editing', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite, an der weitergeschrieben wird', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  const { isHeld, release } = await holdFirstSave(page, 'PATCH', path);
  await page.keyboard.press('Control+s');
  await isHeld;
  await typeTale(page);
  release();
  await expect(page.getByText('Die Seite ist gespeichert.')).toBeVisible();
  await page.keyboard.type(' Drei.');
  await expect(text(page, `Vorher. Eins.${tale} Drei.`)).toHaveCount(1);
  // A save without an answer for half a minute is sent anew, with what has been typed by then.
  const stored = (await storedWords(request, path)).join('\n');
  expect(stored).toMatch(/^Vorher\. Eins\./);
  expect(`Vorher. Eins.${tale}`.startsWith(stored), stored).toBe(true);
  await page.locator('#toolbar .cancel').click();
  await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
});

test('what Ctrl+S asks for while a page is saved is saved once more after it', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite, die zweimal gesichert wird', ['Vorher.']);
  await openEditor(page, path);
  await typeAfter(page, 'Vorher.', ' Eins.');
  const { isHeld, release } = await holdFirstSave(page, 'PATCH', path);
  await page.keyboard.press('Control+s');
  await isHeld;
  await page.keyboard.type(' Zwei.');
  await page.keyboard.press('Control+s');
  release();
  await expect.poll(() => storedWords(request, path)).toEqual(['Vorher. Eins. Zwei.']);
  await expect(savedState(page)).toHaveText('Gesichert');
});

/** Where content of a title lies in the German home. */
async function pathOf(request: APIRequestContext, id: string): Promise<string> {
  await expect.poll(async () => (await storedOf(request, `/de/${id}`))['@type']).toBe('Document');
  return `/de/${id}`;
}

for (const way of ['leaves', 'stays'] as const)
  test(`what is typed while a new page is saved is not lost, for who ${way}`, async ({ page, request }) => {
    const id = `langsam-neu-${way}-${Date.now()}`;
    await logIn(page);
    await openPage(page, '/de/add?type=Document');
    await page.locator('.tool-sidebar').getByLabel('Titel', { exact: false }).first().fill(id);
    await page.locator('.tool-block .text-editor').last().click();
    await page.keyboard.type('Eins.');
    const { isHeld, release } = await holdFirstSave(page, 'POST', '/de');
    if (way === 'leaves') await page.locator('#toolbar-save').click();
    else await page.keyboard.press('Control+s');
    await isHeld;
    const isLate = await typeTaleAfter(page, 'Eins.');
    release();
    if (isLate && way === 'leaves') await saveOnceMore(page);
    await expect(page).toHaveURL(new RegExp(way === 'leaves' ? `/de/${id}$` : `/de/${id}/edit$`));
    if (way === 'stays') {
      await expect(text(page, `Eins.${tale}`)).toHaveCount(1);
      await expect(page.getByText('Die Seite ist gespeichert.')).toBeVisible();
      await page.keyboard.press('Control+s');
    }
    await expect.poll(async () => storedWords(request, await pathOf(request, id))).toEqual([`Eins.${tale}`]);
  });

test('a new page that is saved as it began has an address of its own, and is made once', async ({
  page,
  request,
}) => {
  const source = await makePage(request, 'A page to be kept as it came', ['Text.'], '/en');
  const folder = await makePage(request, 'Ein Ordner für eine Fassung', ['Text.']);
  await logIn(page);
  await page.goto(`${folder}/add?type=Document&language=de&translation=${source}&title=Wie+es+kam`);
  await expect(page.locator('.tool-editor__sheet .block-editor-slate')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(new RegExp(`${folder}/wie-es-kam/edit$`));
  await page.reload();
  await expect(page.locator('#page-edit .block-editor-slate')).toHaveCount(1);
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${folder}/wie-es-kam$`));
  const { items_total: count } = await answerOf(request, `${folder}/@search?path.depth=1`);
  expect(count).toBe(1);
});
