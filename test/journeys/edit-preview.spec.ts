import { makeContent } from './support/content';
import { makePage, openEditor, storedWords } from './support/editing';
import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { text } from './support/typing';

const preview = 'Seite, wie Besucher sie sehen';

test('the page is shown as visitors see it at each width, unsaved, and the caret is where it was then', async ({
  page,
  request,
}) => {
  const long = Array.from({ length: 30 }, (_, at) => `Absatz ${at} der Seite.`);
  const path = await makePage(request, 'Eine Seite zum Ansehen', long);
  await openEditor(page, path);
  await text(page, 'Absatz 20 der Seite.').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Neu: ');
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Vorschau: Telefon' }).click();
  const shown = page.frameLocator(`iframe[title="${preview}"]`);
  await expect(shown.locator('h1')).toHaveText('Eine Seite zum Ansehen');
  await expect(shown.getByText('Neu: Absatz 20 der Seite.')).toBeVisible();
  await expect(shown.locator('.site-header')).toBeVisible();
  await expect(shown.locator('.tool-block, .tool-grip, [contenteditable]')).toHaveCount(0);
  await expect(page.locator('.tool-editor__canvas')).toBeHidden();
  expect(await shown.locator('body').evaluate(() => window.innerWidth)).toBe(390);
  // The rules for narrow windows hold inside: the menu is behind its button.
  await expect(shown.locator('#navigation-narrow')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const widths = page.getByRole('group', { name: 'Ansicht', exact: true });
  await expect(widths.getByRole('button', { name: 'Telefon' })).toBeFocused();
  await widths.getByRole('button', { name: 'Bildschirm' }).click();
  expect(await shown.locator('body').evaluate(() => window.innerWidth)).toBe(1440);
  await expect(shown.locator('#navigation-narrow')).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(page.locator('.tool-editor__canvas')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.type('wirklich ');
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect((await storedWords(request, path))[20]).toBe('Neu: wirklich Absatz 20 der Seite.');
});

test('a preview follows the form beside it, and its links leave nothing behind', async ({
  page,
  request,
}) => {
  const link = {
    '@type': 'slate',
    plaintext: 'Zum Anfang',
    value: [
      { type: 'p', children: [{ type: 'link', data: { url: '/de' }, children: [{ text: 'Zum Anfang' }] }] },
    ],
  };
  const path = await makePage(request, 'Eine Seite mit Verweis', [link]);
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Vorschau: Tablet' }).focus();
  await page.keyboard.press('Enter');
  const shown = page.frameLocator(`iframe[title="${preview}"]`);
  await page
    .locator('#sidebar-metadata')
    .getByRole('textbox', { name: 'Titel', exact: true })
    .fill('Ein anderer Titel');
  await expect(shown.locator('h1')).toHaveText('Ein anderer Titel');
  await shown.getByRole('link', { name: 'Zum Anfang' }).click();
  await expect(shown.locator('h1')).toHaveText('Ein anderer Titel');
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
  // Keys within the page lead back as well.
  await shown.getByRole('link', { name: 'Zum Anfang' }).press('Escape');
  await expect(page.locator('.tool-editor__canvas')).toBeVisible();
});

test('a preview has all that stands round the page, as it stands at each width', async ({
  page,
  request,
}) => {
  const site = await makeContent(request, '/de', {
    '@type': 'ProjectSite',
    title: 'Ein Projekt mit Partnern',
    additional_body_class: 'projekt-eigen weit',
    exclude_from_nav: true,
    pre_footer: [{ title: 'Partnerin des Projekts', href: '/de', logo: null, openLinkInNewTab: false }],
  });
  const path = await makePage(request, 'Eine Seite im Projekt', ['Text.'], site);
  await openEditor(page, path);
  const title = page.locator('#sidebar-metadata').getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill('Ein neuer Name');
  const shown = page.frameLocator(`iframe[title="${preview}"]`);
  for (const [width, isNarrow] of [
    ['Bildschirm', false],
    ['Tablet', false],
    ['Telefon', true],
  ] as const) {
    await page
      .getByRole('button', { name: `Vorschau: ${width}` })
      .or(page.locator('.tool-preview').getByRole('button', { name: width }))
      .first()
      .click();
    const way = shown.locator('.breadcrumbs');
    await expect(way.locator('[aria-current=page]')).toHaveText('Ein neuer Name');
    await expect(way.getByRole('link')).toHaveText([/Start/, 'Ein Projekt mit Partnern']);
    await expect(shown.locator('.site-footer')).toContainText('Partnerin des Projekts');
    await expect(shown.locator('.doormat__fold').first()).toBeVisible({ visible: isNarrow });
    await expect(shown.locator('.legal-row')).toBeVisible();
    await expect(shown.locator('body')).toHaveClass(
      'is-anonymous public-ui language-de contenttype-document projekt-eigen weit',
    );
    expect(await axeFindings(page)).toEqual([]);
  }
  await shown.locator('.breadcrumbs').getByRole('link', { name: 'Ein Projekt mit Partnern' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
});
