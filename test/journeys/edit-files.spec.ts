import type { Page, Request } from '@playwright/test';
import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { makePage, openEditor, watchWrites } from './support/editing';
import { answerOf, blocksOf, makeContent, makePageOf, textBlock } from './support/content';

const text = (page: Page, words: string) => page.locator('.tool-block .text-editor', { hasText: words });

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

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`;
const small = { name: 'klein.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg(90)) };
const large = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(svg(80) + ' '.repeat(2_500_000)),
});

const emptyImage = { pic: { '@type': 'image' } };
const imageBlock = (page: Page) => page.locator('.block-image-edit');

/** Chooses files as somebody does by the block's button. */
const choose = (page: Page, file: typeof small) =>
  imageBlock(page).locator('input[type=file]').setInputFiles(file);

/** Lets files hang over the block and drops them, or pastes them there. */
const give = (page: Page, way: 'drop' | 'paste', name: string) =>
  imageBlock(page).evaluate(
    (element, [kind, fileName, data]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([data ?? ''], fileName ?? '', { type: 'image/svg+xml' }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
      );
    },
    [way, name, svg(70)],
  );

for (const [way, name] of [
  ['choose', 'gewaehlt.svg'],
  ['drop', 'abgelegt.svg'],
  ['paste', 'eingefuegt.svg'],
] as const) {
  test(`a picture comes into its block as content of its own: ${way}`, async ({ page, request }) => {
    const path = await makePageOf(request, `Eine Seite mit Bild: ${way}`, emptyImage);
    const writes = watchWrites(page);
    await openEditor(page, path);
    await imageBlock(page).click({ position: { x: 5, y: 5 } });
    if (way === 'choose') await choose(page, { ...small, name });
    else await give(page, way, name);
    await expect(imageBlock(page).locator('img')).toBeVisible();
    await save(page);
    const made = writes.filter((each) => each.method() === 'POST' && !/@lock|@login/.test(each.url()));
    expect(made.map((each) => each.postDataJSON() as object)).toMatchObject([
      { '@type': 'Image', title: name, image: { encoding: 'base64', filename: name } },
    ]);
    const [block] = await blocksOf(request, path);
    const url = new URL(String(block?.['url'])).pathname.replace('/++api++', '');
    expect(block).toMatchObject({ '@type': 'image', alt: '' });
    expect(await answerOf(request, url)).toMatchObject({ '@type': 'Image', title: name });
    expect(sentBlocks(writes)[0]?.['pic']).toMatchObject({ url, alt: '' });
  });
}

test('a large picture goes in parts, shows how far it is, and goes on after a cut', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/net::ERR_/);
  const path = await makePageOf(request, 'Eine Seite mit großem Bild', {
    ...emptyImage,
    text: textBlock('Vorher.'),
  });
  const offsets: string[] = [];
  let cuts = 1;
  await page.route(/@tus-upload\//, async (route) => {
    const { method, headers } = { method: route.request().method(), headers: route.request().headers() };
    offsets.push(method === 'PATCH' ? `PATCH ${headers['upload-offset'] ?? ''}` : method);
    if (method === 'PATCH' && headers['upload-offset'] !== '0' && cuts > 0) {
      cuts -= 1;
      return route.abort();
    }
    if (method === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 400));
    return route.continue();
  });
  await openEditor(page, path);
  await choose(page, large('gross.svg'));
  await expect(page.getByRole('progressbar', { name: /gross.svg/ })).toBeVisible();
  await text(page, 'Vorher.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und während es hochlädt, und nach dem Schnitt, schreibt jemand weiter.');
  await expect(imageBlock(page).locator('img')).toBeVisible();
  const part = 1024 * 1024;
  expect(offsets).toEqual(['PATCH 0', `PATCH ${part}`, 'HEAD', `PATCH ${part}`, `PATCH ${2 * part}`]);
  await save(page);
  expect(await blocksOf(request, path)).toMatchObject([
    { '@type': 'image', alt: '' },
    { plaintext: 'Vorher. Und während es hochlädt, und nach dem Schnitt, schreibt jemand weiter.' },
  ]);
});

test('what becomes no picture is told, and can be tried again', async ({ page, request, allowedLines }) => {
  allowedLines.push(/status of (403|413)/);
  const path = await makePageOf(request, 'Eine Seite ohne Bild', emptyImage);
  await openEditor(page, path);
  await choose(page, { name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  const said = imageBlock(page).getByRole('alert');
  await expect(said).toContainText(/kein Bild/);
  for (const [status, words] of [
    [413, /zu groß/],
    [403, /dürfen/],
  ] as const) {
    const refuse = { status, json: { type: 'Refused', message: 'So nicht.' } };
    await page.route(`**/++api++${path}`, (route) =>
      route.request().method() === 'POST' ? route.fulfill(refuse) : route.fallback(),
    );
    await imageBlock(page)
      .getByRole('button', { name: /entfernen|vergessen|verwerfen|schließen/i })
      .click();
    await choose(page, small);
    await expect(said).toContainText(words);
    await page.unroute(`**/++api++${path}`);
  }
  await imageBlock(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(imageBlock(page).locator('img')).toBeVisible();
});

const gallery = async (request: Parameters<typeof makeContent>[0], title: string) => {
  const folder = await makeContent(request, '/de', { '@type': 'Document', title, exclude_from_nav: true });
  for (const name of ['Eins', 'Zwei', 'Drei'])
    await makeContent(request, folder, {
      '@type': 'Image',
      title: name,
      image: {
        data: Buffer.from(svg(60)).toString('base64'),
        encoding: 'base64',
        'content-type': 'image/svg+xml',
        filename: `${name}.svg`,
      },
    });
  return folder;
};

test('a picture is chosen by keys alone, several are uploaded at once', async ({ page, request }) => {
  const folder = await gallery(request, 'Eine Galerie');
  const path = await makeContent(request, folder, {
    '@type': 'Document',
    title: 'Eine Seite der Galerie',
    blocks: emptyImage,
    blocks_layout: { items: ['pic'] },
  });
  await openEditor(page, path);
  const opener = imageBlock(page).getByRole('button', { name: 'Im Auftritt wählen' });
  const browser = page.locator('.tool-browser');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(browser.getByRole('searchbox')).toBeFocused();
  await browser.locator('input[type=file]').setInputFiles([small, { ...small, name: 'noch-eins.svg' }]);
  const form = page.getByRole('dialog', { name: 'Was zeigen diese 2 Bilder?' });
  await form.getByRole('textbox', { name: 'Alternativtext zu klein.svg' }).fill('Ein kleines Quadrat');
  await form.getByRole('button', { name: '2 Bilder hochladen' }).press('Enter');
  await expect(browser.getByRole('button', { name: 'noch-eins.svg auswählen' })).toBeVisible();
  await expect(browser.getByRole('button', { name: 'klein.svg auswählen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(browser).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await browser.getByRole('button', { name: 'Eine Ebene höher' }).press('Enter');
  await expect(browser.getByText(/Ein Ordner, 3 Bilder/)).toBeVisible();
  await browser.getByRole('button', { name: 'Liste', exact: true }).press('Enter');
  await expect(browser.locator('.tool-entries--list')).toBeVisible();
  await browser.locator('.tool-entry__main[tabindex="0"]').focus();
  await page.keyboard.press('End');
  const last = browser.locator('.tool-entry__main').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(last).not.toBeFocused();
  await browser.getByRole('button', { name: 'Zwei auswählen' }).focus();
  await page.keyboard.press('Enter');
  await expect(browser).toHaveCount(0);
  await save(page);
  expect((await blocksOf(request, path))[0]).toMatchObject({ url: expect.stringMatching(/\/zwei/) });
});

test('a search waits for a pause, and asks for words that begin so', async ({ page, request }) => {
  const path = await makePageOf(request, 'Eine suchende Seite', emptyImage);
  await openEditor(page, path);
  await imageBlock(page).getByRole('button', { name: 'Im Auftritt wählen' }).click();
  const asked: URL[] = [];
  page.on('request', (each) => {
    if (each.url().includes('SearchableText')) asked.push(new URL(each.url()));
  });
  const browser = page.locator('.tool-browser');
  await browser.getByRole('button', { name: 'Startseite' }).first().click();
  await browser.getByRole('searchbox').pressSequentially('netz', { delay: 30 });
  await expect(browser.getByRole('status').filter({ hasText: /Treffer|Nichts gefunden/ })).toBeVisible();
  expect(asked.map((url) => url.searchParams.get('SearchableText'))).toEqual(['netz*']);
  expect(asked[0]?.searchParams.get('portal_type')).toBe('Image');
});

for (const language of ['de', 'en'] as const) {
  test(`the object browser has no fault that a machine finds: ${language}`, async ({ page, request }) => {
    const folder = await gallery(request, `Eine Galerie ${language}`);
    const path = await makeContent(request, language === 'de' ? folder : '/en', {
      '@type': 'Document',
      title: `Browser ${language}`,
      blocks: emptyImage,
      blocks_layout: { items: ['pic'] },
    });
    await openEditor(page, path);
    await imageBlock(page).locator('.tool-picture-source__way').nth(1).click();
    const browser = page.locator('.tool-browser');
    await expect(browser).toBeVisible();
    await browser.getByRole('searchbox').fill(folder);
    await browser.locator('.tool-entry__main[title="Drei"]').click();
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(browser.locator('.tool-browser__details')).toBeInViewport();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      const places = browser.locator('.tool-browser__places');
      if (width >= 992) continue;
      await expect(places).toBeHidden();
      await browser.locator('.tool-browser__opener').click();
      await expect(places).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await browser.locator('.tool-browser__opener').click();
    }
  });
}

for (const [language, words] of [
  [
    'de',
    { ask: 'Was zeigen diese 2 Bilder?', of: 'Alternativtext zu', only: /^Nur Schmuck/, take: 'Übernehmen' },
  ],
  [
    'en',
    {
      ask: 'What do these 2 images show?',
      of: 'Alternative text of',
      only: /^Decoration only/,
      take: 'Apply',
    },
  ],
] as const)
  for (const width of [1440, 390])
    test(`several pictures on the sheet have their words asked in one form: ${language}, ${width}`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const path = await makePage(request, `Mehrere Bilder ${width}`, ['Eins'], `/${language}`);
      await openEditor(page, path);
      await page.locator('.tool-editor__sheet').evaluate((sheet, data) => {
        const dataTransfer = new DataTransfer();
        for (const name of ['welle.svg', 'muster.svg'])
          dataTransfer.items.add(new File([data], name, { type: 'image/svg+xml' }));
        sheet.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      }, svg(70));
      const form = page.getByRole('dialog', { name: words.ask });
      const wave = form.getByRole('textbox', { name: `${words.of} welle.svg` });
      await expect(wave).toHaveValue('');
      await expect(wave).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await wave.fill('Eine Welle');
      await form.getByRole('checkbox', { name: words.only }).last().check();
      await expect(form.getByRole('textbox', { name: `${words.of} muster.svg` })).toBeDisabled();
      await form.getByRole('button', { name: words.take }).click();
      await expect(page.locator('.block-editor-image img')).toHaveCount(2);
      await page.keyboard.press('Control+s');
      const pictures = async () =>
        (await blocksOf(request, path)).filter((block) => block['@type'] === 'image');
      await expect.poll(pictures).toMatchObject([{ alt: 'Eine Welle' }, { alt: '', decorative: true }]);
    });

test('what is told of files stands in the middle of the sheet, in the type of the tool and above its bars', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = await makePage(request, 'Eine Seite mit Urlaubsbild', ['Eins', 'Zwei']);
  await openEditor(page, path);
  await text(page, 'Eins').click();
  await text(page, 'Zwei').click({ modifiers: ['Shift'] });
  const sheet = page.locator('.tool-editor__sheet');
  await sheet.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'urlaub.heic', { type: 'image/heic' }));
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  const told = page.locator('.tool-page-files');
  await expect(told).toContainText('Dieses Bildformat zeigen Browser nicht');
  await expect(told).toHaveCSS('font-family', /Inter/);
  const [box, around, bar] = [
    await told.boundingBox(),
    await sheet.boundingBox(),
    await page.locator('.tool-selection').boundingBox(),
  ];
  if (!box || !around || !bar) throw new Error('Sheet, files or bar are not drawn.');
  expect(Math.abs(box.x + box.width / 2 - around.x - around.width / 2)).toBeLessThanOrEqual(1);
  expect(box.y + box.height).toBeLessThan(bar.y);
});
