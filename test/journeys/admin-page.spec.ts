import { patchContent, textBlock } from './support/content';
import { logIn, makePage, publish, storedOf, storedWords } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

test('the history of a page shows who did what, how it looked, and brings it back', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Seite mit Vergangenheit', ['Der erste Wortlaut.', 'Bleibt.']);
  await patchContent(request, path, {
    description: 'Neu zusammengefasst',
    blocks: {
      title: { '@type': 'title' },
      t0: textBlock('Der zweite Wortlaut.'),
      t1: textBlock('Bleibt.'),
      t2: textBlock('Kam dazu.'),
    },
    blocks_layout: { items: ['title', 't0', 't1', 't2'] },
    changeNote: 'Zahlen ergänzt',
  });
  await publish(request, path);
  await logIn(page);
  await openPage(page, path);
  await page.locator('#toolbar-more').click();
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await expect(page.locator('main h1').first()).toHaveText('Verlauf von „Seite mit Vergangenheit“');
  await expect(page.getByText('Zahlen ergänzt')).toBeVisible();
  await expect(page.getByText(/^Veröffentlichen/)).toBeVisible();
  await page.locator('.history__entry--version').last().click();
  const changed = page.locator('.tool-version__card--changed');
  await expect(changed.locator('del')).toHaveText('erste');
  await expect(changed.locator('ins')).toHaveText('zweite');
  await expect(page.locator('.tool-version__card--field').first()).toContainText('Neu zusammengefasst');
  await expect(page.locator('.tool-version__card--added')).toContainText('Kam dazu.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Diesen Block entfernen/ }).click();
  await expect(page.getByRole('alert')).toContainText('Zurückgeholt.');
  await expect(page.locator('.tool-version__card--added')).toHaveCount(0);
  expect(await storedWords(request, path)).toEqual(['Der zweite Wortlaut.', 'Bleibt.']);
  await page.getByRole('combobox', { name: 'Verglichen mit' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/version=0&with=/);
  await expect(page.getByRole('button', { name: /^Diesen Block/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ganze Seite' }).press('Enter');
  await expect(page.getByText('Der erste Wortlaut.')).toBeVisible();
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Die Fassung wurde wiederhergestellt.' }),
  ).toBeVisible();
  expect(await storedWords(request, path)).toEqual(['Der erste Wortlaut.', 'Bleibt.']);
  await expect(page.locator('.history__entry--version')).toHaveCount(4);
});

test('rights are given and taken on the screen of sharing; those from elsewhere are signs', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const path = await makePage(request, 'A shared page', ['Text.'], '/en');
  await logIn(page);
  await openPage(page, path);
  await page.locator('#toolbar-more').click();
  await page.getByRole('link', { name: 'Sharing' }).click();
  await expect(page.locator('main h1')).toHaveText('Sharing of “A shared page”');
  await page.getByRole('searchbox', { name: 'Search for people and groups' }).fill('member');
  const box = page.getByRole('checkbox', { name: /^Can edit: / }).last();
  const name = (await box.getAttribute('aria-label')) ?? '';
  await box.check();
  await expect(page.getByText('1 change, not saved yet')).toBeVisible();
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The rights have been saved.');
  await page.reload();
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await page.getByRole('switch', { name: 'Inherit permissions from higher levels' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No changes')).toBeVisible();
  await expect(
    page.getByRole('switch', { name: 'Inherit permissions from higher levels' }),
  ).not.toBeChecked();
  expect((await storedOf(request, path))['UID']).toBeTruthy();

  const member = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(member, 'member');
  await member.goto('/en/research/sharing');
  await expect(member.locator('main h1')).toHaveText('No access');
  await member.goto('/en/research/history');
  await expect(member.locator('main h1')).toHaveText('No access');
  await member.close();
});
