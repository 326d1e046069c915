import { makeContent } from './support/content';
import { logIn, makePage, openEditor, publish, storedWords } from './support/editing';
import { axeFindings, expect, needsAddOn, openPage, sidewaysScroll, test } from './support/journey';
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
  needsAddOn();
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

test('a preview is what visitors get: nothing of it is sent, and what is not stored is asked for nothing', async ({
  page,
  request,
}) => {
  needsAddOn();
  const blog = await makeContent(request, '/de', {
    '@type': 'BlogFolder',
    title: 'Ein Blog zum Ansehen',
    exclude_from_nav: true,
  });
  const post = await makeContent(request, blog, {
    '@type': 'Post',
    title: 'Ein Beitrag zum Ansehen',
    allow_discussion: true,
    exclude_from_nav: true,
  });
  await publish(request, blog);
  await request.post(`/++api++${post}/@comments`, {
    data: { text: 'Ein Kommentar.', author_name: 'Ada' },
    headers: { Accept: 'application/json' },
  });
  await openEditor(page, post);
  // Beside the form of what has no blocks stands the page, too.
  const shown = page.frameLocator(`section.tool-preview iframe[title="${preview}"]`);
  const writes: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET' && !/@lock/.test(sent.url())) writes.push(`${sent.method()} ${sent.url()}`);
  });
  await page.getByRole('button', { name: 'Vorschau: Bildschirm' }).click();
  await shown.locator('.content-page__end').scrollIntoViewIfNeeded();
  const form = shown.getByRole('region', { name: 'Einen Kommentar schreiben' });
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Kommentar').fill('Wird nicht gesendet.');
  await form.getByRole('button', { name: 'Kommentar absenden' }).click();
  await expect(form.getByLabel('Kommentar')).toHaveValue('Wird nicht gesendet.');
  await expect(shown.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  expect(writes).toEqual([]);

  // Of a new blog nothing is there yet, least of all what lies in the folder in which it will lie.
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (/collective\.blog|@comments|portal_type=Post/.test(sent.url())) asked.push(sent.url());
  });
  await logIn(page);
  await openPage(page, '/de/add?type=BlogFolder');
  await page
    .locator('#sidebar-metadata')
    .getByRole('textbox', { name: 'Titel', exact: true })
    .fill('Ein neues Blog');
  await page.getByRole('button', { name: 'Vorschau: Bildschirm' }).click();
  await expect(shown.locator('h1')).toHaveText('Ein neues Blog');
  await expect(shown.locator('.blog-filters')).toHaveCount(0);
  expect(asked).toEqual([]);
});
