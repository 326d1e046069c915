import { makePage, publish } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const query = [
  { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Member'] },
  { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/profile::1' },
];
const finder = { '@type': 'listing', variation: 'personFinder', querystring: { query } };

test('people are found as one types, by facets and letters, with all of it in the address', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Wer ist wo', [finder]).then((made) => made.replace('/++api++', ''));
  await publish(request, path);
  await openPage(page, path);
  const names = page.locator('.finder-card__name');
  await expect(names.first()).toBeVisible();
  const count = page.locator('.person-finder__count');
  const total = (await count.textContent()) ?? '';
  await page.getByRole('textbox', { name: /Name, Institut/ }).pressSequentially('torsen');
  await expect(page).toHaveURL(/text=torsen/);
  await expect(names).toContainText(['Torsen']);
  await expect(page.locator('.finder-card__name mark').first()).toHaveText('Torsen');
  await expect(page.locator('.finder-card').first().locator('a[href^="tel:"]')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^vCard von .*Torsen/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/Torsen\.vcf$/);
  await page.reload();
  await expect(names).toContainText(['Torsen']);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Zurücksetzen' }).press('Enter');
  await expect(count).toBeFocused();
  await expect(count).toHaveText(total);
  const facet = page.getByRole('button', { name: 'Institut', exact: true });
  await facet.press('Enter');
  await page.locator('.facet-menu__values input').first().press('Space');
  await expect(page).toHaveURL(/institute=/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Institut\s*1/ })).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/institute=/);
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect(page).toHaveURL(/look=list/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('button', { name: 'Institut', exact: true })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  const english = await makePage(request, 'Who is where', [finder], '/en');
  await publish(request, english);
  await page.setViewportSize({ width: 820, height: 1180 });
  await openPage(page, `${english}?text=torsen`);
  await expect(names).toContainText(['Torsen']);
  await expect(page.getByRole('textbox', { name: /^Name, institute/ })).toHaveValue('torsen');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
