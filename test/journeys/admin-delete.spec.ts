import { logIn, makePage, publish, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, expectArrival, failedResponse, openPage, test } from './support/journey';

const linkTo = (url: string) => ({
  '@type': 'slate',
  plaintext: 'Mehr',
  value: [{ type: 'p', children: [{ type: 'link', data: { url }, children: [{ text: 'Mehr' }] }] }],
});

test('a page is deleted from itself: what breaks is named first, and one lands on its parent', async ({
  page,
  request,
}) => {
  const folder = await makePage(request, 'Ordner zum Aufräumen', ['Text.']);
  const doomed = await makePage(request, 'Überholte Seite', ['Text.'], folder);
  const linking = await makePage(request, 'Seite mit Verweis', [linkTo(doomed)]);
  await logIn(page);
  await openPage(page, doomed);
  const more = page.locator('#toolbar-more');
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Löschen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Diesen Inhalt löschen?' });
  await expect(dialog.getByText('Überholte Seite', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Seite mit Verweis' })).toHaveAttribute('href', linking);
  await expect(dialog.getByRole('button', { name: 'Inhalt löschen und Verweise brechen' })).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Löschen …' }).press('Enter');
  await page.getByRole('button', { name: 'Inhalt löschen und Verweise brechen' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('„Überholte Seite“ wurde gelöscht.');
  await expect(page).toHaveURL(new RegExp(`${folder}$`));
  await expect(page.locator('main h1')).toHaveText('Ordner zum Aufräumen');
  expect((await storedOf(request, doomed))['UID']).toBeUndefined();
});

test('the screen of deleting says what goes along, in English too, and for nobody but those who may', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const folder = await makePage(request, 'A folder to delete', ['Text.'], '/en');
  await makePage(request, 'An item inside', ['Text.'], folder);
  await publish(request, folder);
  await logIn(page);
  await openPage(page, `${folder}/delete`);
  await expect(page.locator('main h1')).toHaveText('Delete this item?');
  await expect(page.getByText('Deleting it will also delete its 1 item inside.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.locator('main h1')).toHaveText('A folder to delete');
  const member = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(member, 'member');
  await member.goto(folder);
  await expect(member.locator('#toolbar-personal')).toBeVisible();
  await member.locator('#toolbar-more').click();
  await expect(member.getByRole('group', { name: 'More' })).toBeVisible();
  await expect(member.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await member.goto(`${folder}/delete`);
  await expect(member.locator('main h1')).toHaveText('No access');
  await member.close();
  await openPage(page, `${folder}/delete`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('“A folder to delete” has been deleted.');
  await expectArrival(page, /./);
  await expect(page).toHaveURL(/\/en$/);
});

test.describe('what is refused', () => {
  test.use({ allowedLines: [new RegExp(`${failedResponse.source}|status of 423`)] });

  test('a page that somebody edits stays, with the reason', async ({ page, request }) => {
    const path = await makePage(request, 'Eine Seite in Arbeit', ['Text.']);
    const authorization = `Bearer ${await tokenOf(request, 'editor')}`;
    await request.post(`/++api++${path}/@lock`, {
      headers: { Accept: 'application/json', Authorization: authorization },
      data: {},
    });
    await logIn(page);
    await openPage(page, `${path}/delete`);
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect(page.getByText('Der Inhalt konnte nicht gelöscht werden.')).toBeVisible();
    await expect(page.getByText('Jemand bearbeitet ihn gerade.')).toBeVisible();
    await expect(page).toHaveURL(/\/delete$/);
    expect((await storedOf(request, path))['UID']).toBeTruthy();
  });

  test('a visitor is asked to log in', async ({ page }) => {
    await openPage(page, '/de/impressum/delete');
    await expect(page.locator('main h1')).toHaveText('Bitte melden Sie sich an');
  });
});
