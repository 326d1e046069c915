import type { Page } from '@playwright/test';
import { answerOf, patchContent } from './support/content';
import { logIn, makeContent, makePage, openEditor, storedOf, storedWords } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { text } from './support/typing';

const state = (page: Page) => page.locator('.tool-status__state');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Status und Erscheinen der Seite' });
const toast = (page: Page, words: string) => page.locator('.tool-toast', { hasText: words });

test('the state is changed in the editor: unsaved work first, with a comment, and taken back by the toast', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Status', ['Vorher.']);
  await openEditor(page, path);
  await text(page, 'Vorher.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Nachher.');
  await expect(state(page)).toContainText('privat');
  await state(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toContainText('Erscheint sofort mit der Veröffentlichung');
  await expect(menu(page).getByRole('button', { name: 'Speichern und einreichen' })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Kommentar zur Änderung' }).click();
  await page.keyboard.type('Bitte noch heute.');
  expect(await axeFindings(page)).toEqual([]);
  const publish = menu(page).getByRole('button', { name: 'Speichern und veröffentlichen' });
  await expect(publish).toHaveAccessibleDescription('Alle sehen die Seite.');
  await publish.press('Enter');
  await expect(toast(page, 'Veröffentlicht')).toContainText('Eine Seite mit Status');
  await expect(state(page)).toContainText('veröffentlicht');
  await expect(state(page)).toBeFocused();
  expect(await storedWords(request, path)).toEqual(['Vorher. Nachher.']);
  const { history } = (await answerOf(request, `${path}/@workflow`)) as { history: { comments: string }[] };
  expect(history.at(-1)?.comments).toBe('Bitte noch heute.');
  await toast(page, 'Veröffentlicht').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(toast(page, 'Rückgängig gemacht')).toBeVisible();
  await expect(state(page)).toContainText('privat');
  const taken = await storedOf(request, path);
  expect([taken['review_state'], taken['effective']]).toEqual(['private', null]);
  await expect(page.locator('.tool-status__saved')).toContainText('Gesichert');
});

test('when a page appears and ends stands in words, and is set there', async ({ page, request }) => {
  const path = await makePage(request, 'Eine Seite mit Termin', ['Text.']);
  await patchContent(request, path, { effective: '2031-05-04T07:30:00+00:00' });
  await openEditor(page, path);
  await expect(state(page)).toContainText('ab 04.05.2031');
  await state(page).click();
  await expect(menu(page)).toContainText('Erscheint am 04.05.2031, 09:30 Uhr');
  await expect(menu(page)).toContainText('Läuft nie ab');
  await menu(page).getByRole('button', { name: 'Zeitpunkt ändern' }).click();
  const expires = page.locator('#field-expires-state');
  await expires.fill('24.12.2031');
  await expires.press('Tab');
  await expect(menu(page)).toContainText('Läuft ab am 24.12.2031');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(state(page)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'gespeichert')).toBeVisible();
  expect(String((await storedOf(request, path))['expires'])).toMatch(/^2031-12-2[34]T/);
});

test('who has submitted a page and may not edit it any more takes it back beside it', async ({
  page,
  request,
}) => {
  const path = await makeContent(request, { '@type': 'Document', title: 'Eine eingereichte Seite' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, path, 'editor');
  await state(page).click();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await menu(page).getByRole('button', { name: 'Zur Veröffentlichung einreichen' }).click();
  await expect(toast(page, 'Zur Prüfung eingereicht')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('link', { name: 'Bearbeiten', exact: true })).toHaveCount(0);
  await page.locator('#toolbar-more').click();
  await expect(page.locator('.tool-transitions')).toContainText('Die Redaktion entscheidet');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
  await expect(toast(page, 'Zurückgezogen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bearbeiten', exact: true })).toBeVisible();
  expect((await storedOf(request, path))['review_state']).toBe('private');
});

test('a state that the server does not change is told with the reason, and may be tried again', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/net::ERR_/);
  const path = await makePage(request, 'Eine Seite ohne Netz', ['Text.']);
  await logIn(page);
  await openPage(page, path);
  const calls = (url: URL) => url.pathname === `/++api++${path}/@workflow/publish`;
  await page.route(calls, (route) => route.abort());
  await page.locator('#toolbar-more').click();
  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true });
  await publish.click();
  await expect(toast(page, 'Veröffentlichen')).toContainText('Der Server war nicht zu erreichen');
  await page.unroute(calls);
  await publish.click();
  await expect(toast(page, 'Veröffentlicht')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect((await storedOf(request, path))['review_state']).toBe('published');
});
