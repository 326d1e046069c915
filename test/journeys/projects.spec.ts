import type { Page } from '@playwright/test';
import { axeFindings, expect, expectArrival, openPage, settled, tabTo, test } from './support/journey';

const flickwerk = '/de/projekte/flickwerk';
const tidentakt = '/de/projekte/tidentakt';

/** What a project's settings change beyond its header. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    font: document.documentElement.dataset.font,
    classes: [...document.body.classList].filter((name) => name.startsWith('projekt-')),
  }));

test('a project’s settings hold on all of its pages, and leaving it takes them back', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin);
  });
  await openPage(page, flickwerk);
  const look = await lookOf(page);
  expect(look).toEqual({ font: expect.any(String) as unknown, classes: ['projekt-flickwerk'] });
  const row = page.getByRole('region', { name: 'Flickwerk' });
  const ground = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(row.getByRole('img', { name: 'Flickwerk' })).toHaveAttribute('src', /^\/@@project-logo\//);
  expect(await row.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('bg_image');

  await tabTo(page, 'Werkstoffe');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Werkstoffe');
  expect(await lookOf(page)).toEqual(look);
  const own = page.getByRole('navigation', { name: 'Seiten von Flickwerk' });
  await expect(own.getByRole('link')).toHaveText([
    'Überblick',
    'Die Idee',
    'Werkstoffe',
    'Mitmachen',
    'Partner',
  ]);
  await expect(own.getByRole('link', { name: 'Werkstoffe' })).toHaveAttribute('aria-current', 'page');
  await expect(row).toHaveCSS('background-color', ground);
  expect(await axeFindings(page)).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Sie sind hier' })
    .getByRole('link', { name: 'Projekte' })
    .press('Enter');
  await expectArrival(page, /./);
  expect(await lookOf(page)).toEqual({ font: undefined, classes: [] });
  await expect(row).toHaveCount(0);
  expect(fonts.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
});

test('from one project to another its look changes; back and forward follow', async ({ page }) => {
  await openPage(page, tidentakt);
  expect(await lookOf(page)).toEqual({ font: 'metropolis', classes: ['projekt-tidentakt'] });
  await page.locator('.project-header').getByRole('link', { name: 'Forschungszentrum Immerlund' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect.poll(() => lookOf(page)).toEqual({ font: undefined, classes: [] });
  await page.goBack();
  await expect(page.locator('.project-header')).toBeVisible();
  await expect.poll(() => lookOf(page)).toEqual({ font: 'metropolis', classes: ['projekt-tidentakt'] });
});

test('a project’s footer has its logo and its own links, in the language of the page', async ({ page }) => {
  await openPage(page, flickwerk);
  const german = page.getByRole('contentinfo');
  await german.scrollIntoViewIfNeeded();
  await expect(german.getByRole('img', { name: 'Flickwerk' })).toBeVisible();
  await expect(
    german.getByRole('list', { name: /Rechtlich/ }).getByRole('link', { name: 'Mitmachen' }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Sprache' })
    .getByRole('link', { name: 'English' })
    .press('Enter');
  await expect(page).toHaveURL(/\/en\//);
  await settled(page);
  const english = page.getByRole('contentinfo').getByRole('list', { name: /Legal/ }).getByRole('link');
  for (const href of await english.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/en\//);
});
