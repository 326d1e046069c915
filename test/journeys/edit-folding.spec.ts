import { makePage, openEditor, storedOf } from './support/editing';
import { axeFindings, expect, test } from './support/journey';
import { save, text } from './support/typing';

const paragraph = (plaintext: string) => ({
  '@type': 'slate',
  plaintext,
  value: [{ type: 'p', children: [{ text: plaintext }] }],
});
const panel = (title: string, words: string) => ({
  '@type': 'accordionPanel',
  title,
  blocks: { inner: paragraph(words) },
  blocks_layout: { items: ['inner'] },
});
const accordion = {
  '@type': 'accordion',
  data: {
    blocks: { one: panel('Erster', 'Im ersten.'), two: panel('Zweiter', 'Im zweiten.') },
    blocks_layout: { items: ['one', 'two'] },
  },
};

test('a panel is folded and unfolded while it is edited, and opens for whatever leads into it', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Falten', [accordion, 'Darunter.']);
  const before = await storedOf(request, path);
  await openEditor(page, path);
  const fold = page.getByRole('button', { name: 'Inhalt von „Erster“' });
  const inside = text(page, 'Im ersten.');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await inside.click();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(inside).toBeHidden();
  await expect(text(page, 'Im zweiten.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('Space');
  await expect(inside).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(inside).toBeHidden();

  const title = page.getByRole('textbox', { name: 'Titel des Abschnitts' }).first();
  await title.click();
  await page.keyboard.press('Enter');
  await expect(inside).toBeFocused();
  await fold.click();
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(inside).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await fold.click();
  await page.keyboard.press('Control+z');
  await expect(inside).toBeVisible();
  await page.keyboard.press('Control+z');
  await fold.click();
  await save(page, path);
  const after = await storedOf(request, path);
  expect(after['blocks']).toEqual(before['blocks']);
});

test('a heading says what the table of contents makes of it', async ({ page, request }) => {
  const heading = {
    '@type': 'slate',
    plaintext: 'Ein langer Name',
    value: [{ type: 'h2', children: [{ text: 'Ein langer Name' }] }],
  };
  const path = await makePage(request, 'Eine Seite mit Verzeichnis', [{ '@type': 'toc' }, heading, 'Text.']);
  await openEditor(page, path);
  await page.getByRole('tab', { name: 'Block' }).click();
  const own = page.getByRole('switch', { name: 'Eigener Eintrag im Inhaltsverzeichnis' });
  await text(page, 'Text.').click();
  await expect(own).toHaveCount(0);
  await text(page, 'Ein langer Name').click();
  await own.click();
  const words = page.getByRole('textbox', { name: 'Worte des Eintrags' });
  await expect(words).toHaveValue('Ein langer Name');
  await expect(page.getByRole('combobox', { name: 'Ebene des Eintrags' })).toHaveValue('h2');
  await words.fill('Kurz');
  await expect(page.locator('.block-editor-toc').getByRole('link', { name: 'Kurz' })).toBeAttached();
  await save(page, path);
  const { blocks } = (await storedOf(request, path)) as { blocks: Record<string, object> };
  expect(blocks['t1']).toMatchObject({ override_toc: true, level: 'h2', entry_text: 'Kurz' });
  const link = page.locator('.block-toc').getByRole('link');
  await expect(link).toHaveText(['Kurz']);
  await link.click();
  await expect(page).toHaveURL(/#ein-langer-name$/);
  await expect(page.locator('main h2')).toHaveText('Ein langer Name');
});
