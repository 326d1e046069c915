import type { Page } from '@playwright/test';
import { axeFindings, expect, openPage, settled, sidewaysScroll, test } from './support/journey';
import { makePage, openEditor } from './support/editing';
import { signIn } from './support/sweep';

const names = { de: 'Rundgang durch den Editor', en: 'Tour of the editor' } as const;
const tourOf = (page: Page, language: 'de' | 'en') => page.getByRole('dialog', { name: names[language] });

/** Logs somebody in who has never edited in this browser. */
const logInAnew = async (page: Page) =>
  signIn(
    page.context(),
    page.request,
    test.info().project.use.baseURL ?? '',
    ['siteadmin', 'Portal-Demo-2026'],
    false,
  );

/** Whether the ring of the tour stands round an element, and its card beside it. */
const isPointedAt = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const ring = document.querySelector('.tool-tour__ring')?.getBoundingClientRect();
    const card = document.querySelector('.tool-tour')?.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInRing =
        ring !== undefined &&
        ring.left <= left &&
        ring.right >= right &&
        ring.top <= top &&
        ring.bottom >= bottom;
      return (
        isInRing &&
        (card === undefined ||
          card.top >= bottom ||
          card.bottom <= top ||
          card.left >= right ||
          card.right <= left)
      );
    });
  }, selector);

for (const language of ['de', 'en'] as const) {
  test(`the first page that somebody edits shows the tour, no later one does: ${language}`, async ({
    page,
    request,
  }) => {
    const path = await makePage(request, `Erste Seite ${language}`, ['Ein Text.'], `/${language}`);
    await logInAnew(page);
    await openPage(page, `${path}/edit`);
    const tour = tourOf(page, language);
    await expect(tour).toBeVisible();
    expect(await tour.evaluate((card) => card.contains(document.activeElement))).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    for (const target of [
      '.tool-editor__sheet h1',
      '.block-add-button',
      '.tool-sidebar__head',
      '#toolbar-save',
      '.tool-status > :first-child',
      '#toolbar .shortcuts',
    ]) {
      await expect.poll(() => isPointedAt(page, target), target).toBe(true);
      await tour.getByRole('button', { name: /^(Weiter|Fertig|Next|Done)$/ }).click();
    }
    await expect(tour).toBeHidden();
    // What the tour selected is no change of the page.
    await page.locator('#toolbar .cancel').click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await openPage(page, `${path}/edit`);
    await expect(page.locator('#page-edit')).toBeVisible();
    await settled(page);
    await expect(tour).toBeHidden();
  });
}

for (const width of [1440, 390])
  test(`the end of a page is read and written above the card: ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const texts = Array.from({ length: 12 }, (_, at) => `Absatz ${at}.`);
    const path = await makePage(request, 'Eine kurze Seite', texts);
    await logInAnew(page);
    await openPage(page, `${path}/edit`);
    const card = tourOf(page, 'de');
    await expect(card).toBeVisible();
    await page.locator('.text-editor', { hasText: 'Absatz 0.' }).click();
    for (let text = 1; text < texts.length; text += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type(' Mehr.');
    await expect(page.locator('.text-editor').last()).toHaveText('Absatz 11. Mehr.');
    const isAbove = () =>
      page.evaluate(() => {
        const caret = document.getSelection()?.getRangeAt(0).getBoundingClientRect();
        return (
          (caret?.bottom ?? 0) <= (document.querySelector('.tool-tour')?.getBoundingClientRect().top ?? 0)
        );
      });
    await expect.poll(isAbove).toBe(true);
  });

test('it is walked by keys alone, from the sheet of keys, and Escape gives the focus back', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Rundgang mit Tasten', ['Ein Text.']);
  await openEditor(page, path);
  const tour = tourOf(page, 'de');
  const block = page.locator('.block-editor-slate').first();
  await block.locator('.text-editor').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten des Editors' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: names.de })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour.getByRole('button', { name: 'Weiter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('2 von 6');
  await page.keyboard.press('Shift+Tab');
  await expect(tour.getByRole('button', { name: 'Zurück' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('1 von 6');
  await expect(tour.getByRole('button', { name: 'Weiter' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(block).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it is walked and left by touch, and tells of what the phone has', async ({ page, request }) => {
    const path = await makePage(request, 'Rundgang am Telefon', ['Ein Text.']);
    await logInAnew(page);
    await openPage(page, `${path}/edit`);
    const tour = tourOf(page, 'de');
    await expect(tour).toContainText('1 von 5');
    for (const target of [
      '.tool-editor__sheet h1',
      '.block-add-button',
      '.tool-sidebar__opener',
      '#toolbar-save',
    ]) {
      await expect.poll(() => isPointedAt(page, target), target).toBe(true);
      expect(await sidewaysScroll(page)).toBe(0);
      await tour.getByRole('button', { name: 'Weiter' }).tap();
    }
    expect(await axeFindings(page)).toEqual([]);
    await tour.getByRole('button', { name: 'Rundgang beenden' }).first().tap();
    await expect(tour).toBeHidden();
    await page.locator('.tool-block .text-editor', { hasText: 'Ein Text.' }).tap();
    await page.keyboard.type('Weiter. ');
    await expect(page.locator('.tool-editor__sheet')).toContainText('Weiter.');
  });
});
