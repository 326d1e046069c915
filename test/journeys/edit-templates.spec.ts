import { makePage, openEditor, storedOf, storedWords } from './support/editing';
import { expect, test } from './support/journey';
import { save, text } from './support/typing';

const words = (plaintext: string, flags: object = {}) => ({
  '@type': 'slate',
  plaintext,
  value: [{ type: 'p', children: [{ text: plaintext }] }],
  ...flags,
});

test('what a template says of its blocks is kept to, and told', async ({ page, request }) => {
  const grid = (flags: object, inner: string) => ({
    '@type': 'gridBlock',
    blocks: { [inner]: words(inner) },
    blocks_layout: { items: [inner] },
    ...flags,
  });
  const path = await makePage(request, 'Eine Seite aus einer Vorlage', [
    words('Fest', { fixed: true }),
    words('Nur zu lesen', { readOnly: true }),
    words('', { placeholder: 'Hier steht der Anlass' }),
    grid({ allowedBlocks: ['slate', 'image'] }, 'Begrenzt'),
    grid({ disableNewBlocks: true }, 'Geschlossen'),
    words('Frei'),
  ]);
  await openEditor(page, path);
  const bar = page.locator('.tool-blockbar');

  await text(page, 'Fest').click();
  await expect(bar.getByRole('button', { name: 'Nach unten' })).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('!');

  await expect(text(page, 'Nur zu lesen')).not.toHaveAttribute('contenteditable', 'true');
  await text(page, 'Nur zu lesen').click();
  await page.keyboard.type('x');
  await expect(text(page, 'Nur zu lesen')).toHaveText('Nur zu lesen');

  await expect(page.getByText('Hier steht der Anlass')).toBeVisible();

  const offered = page.locator('.tool-picker').getByRole('option');
  const plus = page.locator('.tool-block--selected > .tool-block__add button').first();
  await text(page, 'Begrenzt').click();
  await plus.click();
  await expect(offered).toHaveText([/^Text/, /^Bild/]);
  await page.keyboard.press('Escape');
  await text(page, 'Geschlossen').click();
  await expect(bar).toBeVisible();
  await expect(plus).toHaveCount(0);

  await save(page, path);
  expect((await storedWords(request, path)).slice(0, 3)).toEqual(['Fest!', 'Nur zu lesen', '']);
});

test('a block that nobody here knows is shown as such, can be moved, and stays what it is', async ({
  page,
  request,
}) => {
  const foreign = { '@type': 'weltraum', stern: { name: 'Wega', ['__proto__x']: [1, null] } };
  const path = await makePage(request, 'Eine Seite mit Fremdem', ['Oben', foreign]);
  await openEditor(page, path);
  const block = page.locator('.block-editor-weltraum');
  await expect(block).toContainText('weltraum');
  await block.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await text(page, 'Oben').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await save(page, path);
  const { blocks, blocks_layout: layout } = (await storedOf(request, path)) as {
    blocks: Record<string, object>;
    blocks_layout: { items: string[] };
  };
  const types = layout.items.map((id) => (blocks[id] as { '@type': string })['@type']);
  expect(types).toEqual(['title', 'weltraum', 'slate']);
  expect(Object.values(blocks)).toContainEqual(foreign);
});

test('the picker shows what is used most first, its groups, and nothing that is for certain places alone', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine Seite mit Auswahl', ['Text']);
  await openEditor(page, path);
  const picker = page.locator('.blocks-chooser');
  const open = async () => {
    await text(page, 'Text').click();
    await page.locator('.tool-block--selected .block-add-button').click();
    await expect(picker).toBeVisible();
  };
  await open();
  await expect(picker.locator('.mostUsed')).toHaveCount(0);
  for (const name of ['hero', 'icon', 'teaserHero', 'highlightSlider', 'listingGrid'])
    await expect(picker.locator(`.button.${name}`)).toHaveCount(0);
  const search = picker.getByRole('combobox');
  await search.fill('symb');
  await expect(picker.getByRole('option')).toHaveCount(2);
  await search.fill('trenn');
  await page.keyboard.press('Enter');
  await expect(page.locator('.block-editor-separator')).toHaveCount(1);
  await open();
  await expect(picker.locator('.mostUsed .button.separator')).toBeVisible();
  const groups = picker.getByRole('group', { name: 'Gruppen' });
  await groups.getByRole('button', { name: /^Listen/ }).click();
  await expect(picker.locator('.title', { hasText: 'Listen' })).toBeInViewport();
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.block-editor-listing')).toHaveCount(1);
});
