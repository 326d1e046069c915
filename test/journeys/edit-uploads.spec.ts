import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { logIn, makePage, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, openPage, test } from './support/journey';
import { isKept } from './support/typing';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="70"/>';

/** Lets a picture fall into the page's image block. */
const drop = (place: Locator, name: string) =>
  place.evaluate(
    (element, [file, data]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([data], file, { type: 'image/svg+xml' }));
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    [name, svg] as const,
  );

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function ask(request: APIRequestContext, path: string, login?: string): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (login !== undefined) headers['Authorization'] = `Bearer ${await tokenOf(request, login)}`;
  const answer = await request.get(`/++api++${path}`, { headers });
  return { status: answer.status(), body: (await answer.json().catch(() => ({}))) as Answer['body'] };
}

/** Makes the empty text at the caret a picture, the last one of the page, and gives it. */
async function putPicture(page: Page, file: string): Promise<Locator> {
  await page.keyboard.type('/bild');
  await page.getByRole('option', { name: /^Bild/ }).first().click();
  await drop(page.locator('.block-editor-image .tool-picture-source'), file);
  const picture = page.locator('.block-editor-image').last().locator('img');
  await expect(picture).toHaveAttribute('src', new RegExp(file.split('.')[0] ?? ''));
  return picture;
}

/** Begins a page in a folder with a picture of its own; gives the path under which that lies. */
async function beginWithPicture(page: Page, folder: string, file: string): Promise<string> {
  await openPage(page, `${folder}/add?type=Document`);
  await page.locator('.tool-block .text-editor').last().click();
  const picture = await putPicture(page, file);
  const address = new URL((await picture.getAttribute('src')) ?? '', page.url()).pathname;
  return address.split('/@@', 1)[0] ?? '';
}

test('a picture of a page that is not saved yet is nobody’s to see, and goes with the page', async ({
  page,
  request,
}) => {
  const folder = await makePage(request, 'Ein Ordner für neue Seiten', []);
  await logIn(page);
  const held = await beginWithPicture(page, folder, 'wellenfeld.svg');
  expect(held).not.toBe(`${folder}/wellenfeld.svg`);
  expect((await ask(request, held)).status).toBe(401);
  const holder = held.slice(0, held.lastIndexOf('/'));
  expect((await ask(request, holder, 'siteadmin')).body).toMatchObject({ review_state: 'private' });

  // Saved: it lies in the page, which names it there; nothing is left behind.
  await page.getByRole('textbox', { name: 'Titel der Seite' }).click();
  await page.keyboard.type('Eine Seite mit Bild');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/eine-seite-mit-bild\/edit$/);
  await expect(page.locator('.tool-status__saved')).toContainText('Gesichert');
  const path = `${folder}/eine-seite-mit-bild`;
  await expect.poll(async () => (await ask(request, holder, 'siteadmin')).status).toBe(404);
  const stored = (await storedOf(request, path)) as { blocks: Record<string, Record<string, unknown>> };
  const block = Object.values(stored.blocks).find((each) => each['@type'] === 'image');
  expect(String(block?.['url'])).toMatch(new RegExp(`${path}/wellenfeld.svg$`));
  await expect(page.locator('.block-editor-image img').first()).toHaveAttribute('src', new RegExp(path));

  // What can be undone names it where it is now, and what is uploaded from now on lies there at once.
  await page.locator('.block-editor-image').click();
  await page.keyboard.press('Escape');
  await page.locator('#toolbar .undo').click();
  await page.locator('#toolbar .redo').click();
  await expect(page.locator('.block-editor-image img').first()).toHaveAttribute('src', new RegExp(path));
  expect((await ask(request, `${path}/wellenfeld.svg`, 'siteadmin')).status).toBe(200);
});

test.describe('while others tidy up', () => {
  test.use({ allowedLines: [failedResponse] });

  test('who removes the folder of such pictures hinders neither the next one nor the page', async ({
    page,
    request,
  }) => {
    const folder = await makePage(request, 'Ein Ordner, in dem aufgeräumt wird', []);
    await logIn(page);
    const held = await beginWithPicture(page, folder, 'wolke.svg');
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
    };
    const holder = held.slice(0, held.lastIndexOf('/'));
    expect((await request.delete(`/++api++${holder}`, { headers })).status()).toBe(204);

    await page.locator('.block-editor-image').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await putPicture(page, 'regen.svg');
    await page.getByRole('textbox', { name: 'Titel der Seite' }).click();
    await page.keyboard.type('Eine Seite im Regen');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/eine-seite-im-regen\/edit$/);
    await expect(page.locator('.tool-status__saved')).toContainText('Gesichert');
    const path = `${folder}/eine-seite-im-regen/regen.svg`;
    expect((await ask(request, path, 'siteadmin')).status).toBe(200);
  });
});

test('a page that is cancelled takes its pictures with it, though a tab has died meanwhile', async ({
  page,
  request,
  context,
}) => {
  const folder = await makePage(request, 'Ein Ordner für verworfene Seiten', []);
  await logIn(page);
  const held = await beginWithPicture(page, folder, 'rauschen.svg');
  await isKept(page, 'rauschen');
  await page.close();
  const other = await context.newPage();
  await openPage(other, `${folder}/add?type=Document`);
  await expect(other.locator('.block-editor-image img').first()).toHaveAttribute('src', /rauschen/);
  expect(await axeFindings(other)).toEqual([]);
  await other.locator('#toolbar .cancel').click();
  await other.getByRole('button', { name: 'Verwerfen' }).last().click();
  await expect(other).toHaveURL(new RegExp(`${folder}$`));
  const holder = held.slice(0, held.lastIndexOf('/'));
  await expect.poll(async () => (await ask(request, holder, 'siteadmin')).status).toBe(404);

  // What another page uses by now stays.
  const used = await beginWithPicture(other, folder, 'gitter.svg');
  await makePage(request, 'Eine andere Seite', [{ '@type': 'image', url: used }], folder);
  await other.locator('#toolbar .cancel').click();
  await other.getByRole('button', { name: 'Verwerfen' }).last().click();
  await expect(other).toHaveURL(new RegExp(`${folder}$`));
  await other.waitForTimeout(500);
  expect((await ask(request, used, 'siteadmin')).status).toBe(200);
});
