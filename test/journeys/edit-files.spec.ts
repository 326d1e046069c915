import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/journey';
import { openEditor, watchWrites } from './support/editing';
import { blocksOf, makePageOf, textBlock } from './support/content';

const text = (page: Page, words: string) => page.locator('.text-editor', { hasText: words });

/** Saves without leaving, and waits until that is told. */
async function save(page: Page): Promise<void> {
  await page.locator('.save-and-stay').click();
  await expect(page.locator('.Toastify').getByText('Gespeichert')).toBeVisible();
  await page.locator('.toast-dismiss-action').first().click();
}

/** What was sent of a page's blocks. */
const sentBlocks = (writes: readonly Request[]) =>
  writes
    .filter((each) => each.method() === 'PATCH' && !each.url().endsWith('@lock'))
    .map((each) => (each.postDataJSON() as { blocks: Record<string, unknown> }).blocks);

/** The first link of a stored text. */
const linkIn = (block: unknown) =>
  (block as { value: { children: { type?: string; data?: object; children: object[] }[] }[] }).value
    .flatMap(({ children }) => children)
    .find(({ type }) => type === 'link');

test('a text links to a page, to a heading, to a mail address and elsewhere', async ({ page, request }) => {
  const path = await makePageOf(request, 'Eine Seite mit Verweisen', {
    title: { '@type': 'title' },
    h: textBlock('Über uns & Öffentliches', 'h2'),
    a: textBlock('Zur Forschung'),
    b: textBlock('Nach oben'),
    c: textBlock('Schreiben'),
    d: textBlock('Anderswo'),
  });
  const writes = watchWrites(page);
  await openEditor(page, path);
  const popover = page.getByRole('dialog', { name: 'Verweis einfügen' });
  const link = async (words: string) => {
    await text(page, words).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+k');
    await expect(popover).toBeVisible();
  };

  await link('Zur Forschung');
  await popover.getByRole('button', { name: 'Durchsuchen' }).click();
  const browser = page.getByRole('dialog', { name: 'Ziel des Verweises wählen' });
  await browser.getByRole('searchbox').fill('/de');
  await browser.getByRole('button', { name: 'Forschung auswählen' }).click();
  await browser.getByRole('button', { name: 'Verweis übernehmen' }).click();
  await expect(text(page, 'Zur Forschung').locator('a')).toHaveAttribute('href', '/de/forschung');

  await link('Nach oben');
  await popover.getByRole('button', { name: /Anker auf dieser Seite/ }).click();
  await popover.getByRole('button', { name: 'Über uns & Öffentliches' }).click();

  for (const [words, typed] of [
    ['Schreiben', 'post@example.org'],
    ['Anderswo', 'example.org/seite'],
  ] as const) {
    await link(words);
    await popover.getByRole('combobox').fill(typed);
    await page.keyboard.press('Enter');
  }
  await save(page);

  const [sent] = sentBlocks(writes);
  const links = ['a', 'b', 'c', 'd'].map((id) => linkIn(sent?.[id]));
  expect(links.map((each) => each?.data)).toEqual([
    { url: '/de/forschung' },
    { url: '#uber-uns--offentliches' },
    { url: 'mailto:post@example.org' },
    { url: 'https://example.org/seite' },
  ]);
  expect(links[0]?.children).toEqual([{ text: 'Zur Forschung' }]);
  const stored = await blocksOf(request, path);
  expect(linkIn(stored[2])?.data).toMatchObject({ url: expect.stringMatching(/^https?:.*\/de\/forschung$/) });
  expect(linkIn(stored[3])?.data).toEqual({ url: '#uber-uns--offentliches' });

  // The visitor's page has the heading under that id.
  await page.goto(path);
  await expect(page.locator('main h2').first()).toHaveAttribute('id', 'uber-uns--offentliches');
});

test('a link is changed where it was, and closing the object browser leaves it as it is', async ({
  page,
  request,
}) => {
  const path = await makePageOf(request, 'Eine Seite mit einem Verweis', {
    a: {
      ...textBlock('Zur Forschung'),
      value: [
        {
          type: 'p',
          children: [
            { text: 'Hier ' },
            { type: 'link', data: { url: '/de/forschung' }, children: [{ text: 'weiter' }] },
            { text: '.' },
          ],
        },
      ],
    },
  });
  await openEditor(page, path);
  await text(page, 'Hier weiter').locator('a').click();
  await page.keyboard.press('Control+k');
  const popover = page.getByRole('dialog', { name: 'Verweis bearbeiten' });
  await expect(popover.getByRole('combobox')).toHaveValue('/de/forschung');
  await popover.getByRole('button', { name: 'Durchsuchen' }).click();
  const browser = page.getByRole('dialog', { name: 'Ziel des Verweises wählen' });
  await expect(browser.getByRole('button', { name: 'Forschung auswählen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(browser).toHaveCount(0);
  await expect(popover.getByRole('button', { name: 'Durchsuchen' })).toBeFocused();
  await popover.getByRole('combobox').fill('https://example.org/');
  await page.keyboard.press('Enter');
  await expect(text(page, 'Hier weiter').locator('a')).toHaveText('weiter');
  await expect(text(page, 'Hier weiter').locator('a')).toHaveAttribute('href', 'https://example.org/');
});
