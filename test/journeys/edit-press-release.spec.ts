import { storedOf, logIn } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { savedState } from './support/typing';

interface Stored {
  '@type': string;
  alt?: string;
  href?: { '@id': string }[];
  value?: { type: string; children: { type?: string; data?: { url: string } }[] }[];
}

const written = {
  de: {
    folder: '/de/press/mitteilungen',
    type: 'meld',
    title: 'Ein Deich, der sich selbst flickt',
    kicker: 'Pressemitteilung 32',
    tag: 'Pressemitteilung',
    summary: 'Am Wispewehr schließt ein neuer Werkstoff seine Risse über Nacht.',
    first: 'Immerlund. Das Forschungszentrum hat einen Deich gebaut, der seine Risse selbst schließt.',
    heading: 'Was bis wann gelingen soll',
    items: ['ein Glas, das einmal heilt', 'ein Deich ohne Bagger'],
    quotation: 'Wir schauen uns ab, was jedes aufgeschlagene Knie kann.',
    author: 'Dr. Samira Sahlmann',
    about: 'Koordinatorin des Projekts',
    alt: 'Dünen von oben, ihre Kämme in der Abendsonne',
    last: 'Näheres steht auf den ',
    linked: 'Seiten des Projekts',
    project: '/de/projekte/flickwerk',
    teased: { query: 'Regenwind', title: 'Sturmwarnung aufs Telefon' },
    blocks: { lead: '/beschreibung', quotation: '/zitat', image: 'bild', text: 'text', teaser: '/teaser' },
    tool: {
      upload: 'Hochladen',
      alt: 'Alternativtext',
      choose: 'Inhalt wählen',
      fields: 'Dokument',
      kicker: 'Kopftitel',
      tags: 'Schlagwörter',
      sections: ['Kategorisierung', 'Vorschaubild'],
      preview: 'Vorschaubild',
      checks: /^Prüfungen/,
      clean: 'Nichts zu beanstanden',
      saved: 'Gesichert',
      publish: 'Veröffentlichen',
      published: 'veröffentlicht',
    },
  },
  en: {
    folder: '/en/press/releases',
    type: 'news',
    title: 'A dyke that mends itself',
    kicker: 'Press release 32',
    tag: 'press release',
    summary: 'At the weir a new material closes its cracks overnight.',
    first: 'Immerlund. The research centre has built a dyke that closes its own cracks.',
    heading: 'What is due when',
    items: ['a glass that heals once', 'a dyke that needs no digger'],
    quotation: 'We are copying what every grazed knee can do.',
    author: 'Dr Samira Sahlmann',
    about: 'Coordinator of the project',
    alt: 'Dunes from above, their crests in the evening sun',
    last: 'For more, see the ',
    linked: 'pages of the project',
    project: '/en/projects/flickwerk',
    teased: { query: 'Regenwind', title: 'Storm warnings by phone' },
    blocks: { lead: '/description', quotation: '/quote', image: 'image', text: 'text', teaser: '/teaser' },
    tool: {
      upload: 'Upload',
      alt: 'Alternative text',
      choose: 'Choose content',
      fields: 'Document',
      kicker: 'Kicker',
      tags: 'Tags',
      sections: ['Categorization', 'Preview image'],
      preview: 'Preview image',
      checks: /^Checks/,
      clean: 'Nothing to object to',
      saved: 'Saved',
      publish: 'Publish',
      published: 'published',
    },
  },
} as const;

for (const [language, words] of Object.entries(written))
  test(`a press release is written from nothing, checked, published and read: ${language}`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    // As long as all of its steps together.
    test.slow();
    const { blocks, tool } = words;
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn(page);
    await openPage(page, words.folder);

    // A new one begins in its title, where that will stand, with the fields of the page beside it.
    await page.locator('#toolbar-add').click();
    await page.keyboard.type(words.type);
    await page.keyboard.press('Enter');
    await expect(page.locator('.block.inner.title [contenteditable="true"]')).toBeFocused();
    await expect(page.locator('#field-title')).toBeVisible();
    await page.keyboard.type(words.title);
    expect(await axeFindings(page)).toEqual([]);

    // Lead, text, heading and list go on from one another by keys alone.
    await page.keyboard.press('Enter');
    await page.keyboard.type(blocks.lead);
    await page.keyboard.press('Enter');
    await page.keyboard.type(words.summary);
    await page.keyboard.press('Enter');
    await page.keyboard.type(words.first);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`## ${words.heading}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`* ${words.items[0]}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(words.items[1]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type(blocks.quotation);
    await page.keyboard.press('Enter');
    await page.keyboard.type(words.quotation);
    await page.locator('.block-quote__author [contenteditable]').click();
    await page.keyboard.type(words.author);
    await page.locator('.block-quote__about [contenteditable]').click();
    await page.keyboard.type(words.about);

    // A picture from this computer, and what it says to those who do not see it.
    await page.locator('.tool-block--selected .block-add-button').click();
    await page.keyboard.type(blocks.image);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const image = page.locator('.block-editor-image');
    const choosing = page.waitForEvent('filechooser');
    await image.getByRole('button', { name: tool.upload }).click();
    await (await choosing).setFiles('demo/pictures/dunes.webp');
    await expect(image.locator('img').first()).toBeVisible();
    await page.getByRole('textbox', { name: tool.alt }).click();
    await page.keyboard.type(words.alt);

    // Words lead to a page, which the search finds in the language that is written.
    await image.locator('.block-add-button').click();
    await page.keyboard.type(blocks.text);
    await page.keyboard.press('Enter');
    const last = page.locator('.tool-block--selected .text-editor');
    await expect(last).toBeFocused();
    await page.keyboard.type(words.last + words.linked);
    await expect(last).toHaveText(words.last + words.linked);
    for (let letters = 0; letters < words.linked.length; letters += 1)
      await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Flickwerk');
    await expect(page.locator('.tool-link [role="option"]').first()).toContainText(words.project);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.tool-block .text-editor a').click();
    await expect(page.locator('.tool-linkbubble')).toContainText('Flickwerk');
    await expect(page.locator('.tool-linkbubble .review-state')).toHaveText(tool.published);
    await page.keyboard.press('End');
    await page.keyboard.type('.');

    // A teaser of what belongs to it, chosen from the site.
    await page.keyboard.press('Enter');
    await page.keyboard.type(blocks.teaser);
    await page.keyboard.press('Enter');
    const teaser = page.locator('.block-editor-teaser');
    await teaser.getByRole('button', { name: tool.choose }).click();
    const site = page.locator('.tool-browser');
    await site.getByRole('searchbox').fill(words.teased.query);
    await site.locator('.tool-entry__main', { hasText: words.teased.title }).click();
    expect(await axeFindings(page)).toEqual([]);
    await site.locator('.tool-browser__foot .tool-button--main').click();
    await expect(teaser).toContainText(words.teased.title);

    // What lists and searches say of it.
    await page.getByRole('tab', { name: tool.fields }).click();
    await expect(page.locator('#field-description')).toHaveValue(words.summary);
    await page.getByRole('textbox', { name: tool.kicker }).fill(words.kicker);
    for (const section of tool.sections)
      await page.getByRole('button', { name: section, exact: true }).first().click();
    await page.getByRole('combobox', { name: tool.tags }).fill(words.tag);
    await page.getByRole('option', { name: words.tag, exact: true }).click();
    const preview = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(wählen|choose one)$/ }).click();
    await (await preview).setFiles('demo/pictures/dunes.webp');

    // Nothing is left to be looked at; it is saved and published from the status bar.
    await page.getByRole('tab', { name: tool.checks }).click();
    await expect(page.locator('.tool-checks')).toContainText(tool.clean);
    await expect(page.locator('.tool-finding')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(new RegExp(`${words.folder}/.+/edit$`));
    await expect(savedState(page)).toContainText(tool.saved);
    await page.locator('.tool-status__state').click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: tool.publish, exact: true }).click();
    await expect(page.locator('.tool-status__state')).toContainText(tool.published);

    const path = new URL(page.url()).pathname.replace(/\/edit$/, '');
    const stored = await storedOf(request, path);
    const { items } = stored['blocks_layout'] as { items: string[] };
    const placed = items.flatMap((id) => (stored['blocks'] as Record<string, Stored>)[id] ?? []);
    expect(placed.map((block) => block.value?.[0]?.type ?? block['@type'])).toEqual([
      'title',
      'description',
      'p',
      'h2',
      'ul',
      'p',
      'image',
      'p',
      'teaser',
    ]);
    expect([stored['description'], stored['subjects']]).toEqual([words.summary, [words.tag]]);

    // As somebody reads it who knows nothing of all this.
    const visitor = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      storageState: { cookies: [], origins: [] },
    });
    await visitor.addCookies([{ name: 'confirm_cookies', value: '1', url: baseURL ?? '' }]);
    const reader = await visitor.newPage();
    for (const width of [1440, 820, 390]) {
      await reader.setViewportSize({ width, height: 900 });
      await openPage(reader, path);
      const main = reader.locator('main');
      await expect(main.locator('h1')).toHaveText(words.title);
      await expect(main.getByText(words.summary)).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: words.heading })).toBeVisible();
      await expect(main.getByRole('listitem').filter({ hasText: words.items[1] })).toBeVisible();
      await expect(main.locator('blockquote')).toContainText(words.quotation);
      await expect(main.getByRole('img', { name: words.alt })).toBeVisible();
      await expect(main.getByRole('link', { name: words.linked })).toHaveAttribute('href', words.project);
      await expect(main.locator('.block.teaser')).toContainText(words.teased.title);
      expect(await sidewaysScroll(reader)).toBe(0);
    }
    expect(await axeFindings(reader)).toEqual([]);
    await visitor.close();
  });
