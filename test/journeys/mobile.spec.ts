import type { Page } from '@playwright/test';
import {
  axeFindings,
  expect,
  expectArrival,
  expectFocusKept,
  openPage,
  sidewaysScroll,
  tabTo,
  test,
} from './support/journey';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü öffnen' });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

test('the drawer goes down three levels and back, and its links lead on', async ({ page }) => {
  await openPage(page, '/de');
  const button = page.getByRole('button', { name: 'Menü öffnen' });
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await button.click();
  await expect(drawer).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);

  await drawer.getByRole('button', { name: 'Forschung, Unterpunkte zeigen' }).click();
  await expect(drawer.getByRole('heading', { name: 'Forschung' })).toBeFocused();
  await expect(drawer.getByRole('link', { name: 'Überblick Forschung' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Großgeräte, Unterpunkte zeigen' }).click();
  await expect(drawer.getByRole('heading', { name: 'Großgeräte' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Zurück zu Forschung' }).click();
  await expect(drawer.getByRole('button', { name: 'Großgeräte, Unterpunkte zeigen' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Großgeräte, Unterpunkte zeigen' }).click();
  await drawer.getByRole('link', { name: 'HALO' }).click();
  await expect(drawer).toBeHidden();
  await expectArrival(page, 'HALO');
});

test('the drawer opens at its first level again, whatever was selected before', async ({ page }) => {
  await openPage(page, '/de');
  const button = page.getByRole('button', { name: 'Menü öffnen' });
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await button.click();
  await drawer.getByRole('button', { name: 'Forschung, Unterpunkte zeigen' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(drawer.getByRole('button', { name: 'Forschung, Unterpunkte zeigen' })).toBeVisible();
});

test('the drawer locks the page behind it and closes on a click outside', async ({ page }) => {
  await openPage(page, '/de');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(drawer).toBeVisible();
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const box = await drawer.boundingBox();
  const x = box && box.x > 10 ? box.x / 2 : (box?.width ?? 0) + 8;
  await page.mouse.click(x, 500);
  await expect(drawer).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('the drawer holds the tools and the language switcher', async ({ page }) => {
  await openPage(page, '/de/impressum');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  for (const name of ['Presse', 'Sitemap', 'Intranet', 'Gebärdensprache', 'Leichte Sprache', 'Kontakt'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/legal-notice$/);
  await expectArrival(page, /Legal notice/i);
});

test('the sections at the foot of a page fold on phones', async ({ page }) => {
  await openPage(page, '/de');
  const sections = page.getByRole('navigation', { name: 'Bereiche der Website' });
  const fold = sections.getByRole('button', { name: 'Forschung' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(sections.getByRole('link', { name: 'Großgeräte' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the drawer by keyboard alone: down three levels, back by Esc to the button, and on to a page', async ({
  page,
}) => {
  await openPage(page, '/de');
  const drawer = drawerOf(page);
  await tabTo(page, 'Menü öffnen');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await expectFocusKept(page, drawer);
  await tabTo(page, 'Forschung, Unterpunkte zeigen');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Forschung' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, 'Großgeräte, Unterpunkte zeigen');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Großgeräte' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, 'Forschung, Unterpunkte zeigen');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Überblick Forschung');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/de\/forschung$/);
  await expectArrival(page, 'Forschung');
});

test('every level of the drawer has its overview, its way back, the tools and the languages', async ({
  page,
}) => {
  await openPage(page, '/de');
  await menuButton(page).click();
  const drawer = drawerOf(page);
  const expectTools = async () => {
    await expect(drawer.getByRole('link', { name: 'Presse', exact: true })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'English' })).toBeVisible();
  };
  await expectTools();
  for (const [section, back] of [
    ['Forschung', 'Alle Bereiche'],
    ['Großgeräte', 'Zurück zu Forschung'],
  ] as const) {
    await drawer.getByRole('button', { name: `${section}, Unterpunkte zeigen` }).click();
    await expect(drawer.getByRole('link', { name: `Überblick ${section}` })).toBeVisible();
    await expect(drawer.getByRole('button', { name: back })).toBeVisible();
    await expectTools();
  }
});

test('the drawer moves for half a second, and not at all where movement is unwanted', async ({ page }) => {
  await openPage(page, '/de');
  const durations = () =>
    drawerOf(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration.split(', '));
  await menuButton(page).click();
  await expect(drawerOf(page)).toBeVisible();
  expect(await durations()).toContain('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await durations()).every((duration) => Number.parseFloat(duration) < 0.001)).toBe(true);
});

test('hamburger and drawer serve windows below 992 px; one that grows beyond closes the drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await openPage(page, '/de');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation).toBeHidden();
  await menuButton(page).click();
  await expect(drawerOf(page)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(drawerOf(page)).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  await expect(navigation).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
});
