import type { Page, Request } from '@playwright/test';
import { answerOf, makeContent, makePageOf, patchContent, textBlock } from './support/content';
import { openEditor, unfold, watchWrites } from './support/editing';
import { axeFindings, expect, needsAddOn, openPage, test } from './support/journey';

async function save(page: Page): Promise<void> {
  await page.locator('.save-and-stay').click();
  await expect(page.locator('.Toastify').getByText('Gespeichert')).toBeVisible();
}

/** The one save: what it sent, under its lock. */
function sentIn(writes: readonly Request[]): Record<string, unknown> {
  const saves = writes.filter((each) => each.method() === 'PATCH' && !each.url().endsWith('@lock'));
  expect(saves).toHaveLength(1);
  expect(saves[0]?.headers()['lock-token']).toBeTruthy();
  return saves[0]?.postDataJSON() as Record<string, unknown>;
}

/** As if an administrator had set up these fields of pages otherwise. */
async function changeFields(page: Page, changes: Readonly<Record<string, object>>): Promise<void> {
  await page.route('**/@types/Document', async (route) => {
    const answer = await route.fetch();
    const schema = (await answer.json()) as { properties: Record<string, object> };
    const changed = Object.entries(changes).map(([name, change]) => [
      name,
      { ...schema.properties[name], ...change },
    ]);
    const properties = { ...schema.properties, ...(Object.fromEntries(changed) as object) };
    await route.fulfill({ response: answer, json: { ...schema, properties } });
  });
}

test('the text of a form is formatted, and its link leads on after its target has moved', async ({
  page,
  request,
}) => {
  needsAddOn();
  const target = await makePageOf(request, 'Ein wanderndes Ziel', { a: textBlock('Ziel.') });
  const blocks = { a: textBlock('Text.') };
  // A text beside blocks is asked for where somebody has written one.
  const path = await makePageOf(request, 'Eine Seite mit Text', blocks, { text: '<p>Früher.</p>' });
  const writes = watchWrites(page);
  await openEditor(page, path);
  await unfold(page);
  const field = page
    .getByRole('textbox', { name: 'Text', exact: true })
    .and(page.locator('#page-edit .tool-sidebar [contenteditable]'));
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mehr dazu');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(target);
  await page.keyboard.press('Enter');
  await save(page);
  const { text, ...others } = sentIn(writes);
  expect(others).toEqual({});
  expect((text as { data: string }).data).toMatch(/<strong>|<b>/);
  expect((text as { data: string }).data).toMatch(/href="\.\.\/resolveuid\/[\w-]+"/);

  await patchContent(request, target, { id: 'angekommen-am-ziel' });
  const { text: read } = (await answerOf(request, path)) as { text: { data: string } };
  // For a while a Plone may name the former address, from which it leads on.
  const address = /href="([^"]+)"/.exec(read.data)?.[1] ?? '';
  await openPage(page, new URL(address).pathname);
  await expect(page).toHaveURL(/\/angekommen-am-ziel(-\d+)?$/);
});

test('a field takes no more than the CMS allows, and offers what was chosen last', async ({
  page,
  request,
}) => {
  const path = await makePageOf(request, 'Eine Seite mit Grenze', { a: textBlock('Text.') });
  await changeFields(page, { relatedItems: { maxItems: 2 } });
  const writes = watchWrites(page);
  await openEditor(page, path);
  await unfold(page);
  const field = page.locator('.tool-field', { has: page.locator('#field-relatedItems') });
  await field.getByRole('button', { name: 'Inhalt wählen' }).click();
  const browser = page.locator('.tool-browser');
  await browser.getByRole('searchbox').fill('/de');
  for (const name of ['Forschung', 'Karriere'])
    await browser.getByRole('button', { name: `${name} auswählen` }).click();
  // So many are taken at once.
  await expect(browser).toHaveCount(0);
  await expect(page.locator('#field-relatedItems')).toHaveAttribute('readonly');
  await field.getByRole('button', { name: '„Karriere“ entfernen' }).click();

  await field.getByRole('button', { name: 'Inhalt wählen' }).click();
  await expect(browser.getByText('1 von höchstens 2 ausgewählt')).toBeVisible();
  const recent = browser.locator('.tool-browser__last');
  await expect(recent.getByRole('button')).toHaveCount(2);
  await recent.getByRole('button', { name: /Karriere/ }).click();
  await expect(browser).toHaveCount(0);
  await save(page);
  expect(Object.keys(sentIn(writes))).toEqual(['relatedItems']);
  const { relatedItems } = (await answerOf(request, path)) as { relatedItems: { title: string }[] };
  expect(relatedItems.map(({ title }) => title)).toEqual(['Forschung', 'Karriere']);
});

test('pre-footer and funders are lists, of which only what has changed is sent', async ({
  page,
  request,
}) => {
  needsAddOn();
  const site = await makeContent(request, '/de', {
    '@type': 'ProjectSite',
    title: 'Eine Projektseite mit Vorfuß',
    exclude_from_nav: true,
  });
  const writes = watchWrites(page);
  await openEditor(page, site);
  await unfold(page);
  const list = page.locator('#field-pre_footer');
  await list.getByRole('button', { name: /hinzufügen/ }).click();
  await list.getByLabel('Titel').fill('Gefördert von');
  await save(page);
  expect(Object.keys(sentIn(writes))).toEqual(['pre_footer']);
  expect((await answerOf(request, site))['pre_footer']).toMatchObject([{ title: 'Gefördert von' }]);

  const project = await makeContent(request, '/de', {
    '@type': 'Project',
    title: 'Ein gefördertes Projekt',
    exclude_from_nav: true,
    external_funding_provider_1: 'Stiftung',
  });
  writes.length = 0;
  await openEditor(page, project);
  await unfold(page);
  const funders = page.locator('#field-external_funding_provider');
  await funders.getByRole('button', { name: /hinzufügen/ }).click();
  await funders.getByRole('textbox').first().fill('Ministerium');
  await save(page);
  expect(Object.keys(sentIn(writes))).toEqual(['external_funding_provider_2']);
  expect(await answerOf(request, project)).toMatchObject({
    external_funding_provider_1: 'Stiftung',
    external_funding_provider_2: 'Ministerium',
  });
});

test('a field of a kind that nothing here edits is shown as it is stored, and kept', async ({
  page,
  request,
}) => {
  const fields = { rights: '{"lat": 50.9}', nav_title: 'Kurz' };
  const path = await makePageOf(request, 'Eine Seite mit einem Rätsel', { a: textBlock('Text.') }, fields);
  await changeFields(page, { rights: { factory: 'Geolocation', widget: 'geolocation', type: 'dict' } });
  const writes = watchWrites(page);
  await openEditor(page, path);
  await unfold(page);
  const field = page.locator('.tool-field', { hasText: 'Geolocation' });
  const shown = field.getByRole('textbox');
  await expect(shown).toHaveText('{"lat": 50.9}');
  await expect(shown).toHaveAttribute('aria-readonly', 'true');
  await shown.focus();
  await page.keyboard.type('x');
  await expect(shown).toHaveText('{"lat": 50.9}');
  await page.locator('#field-nav_title').fill('Kürzer');
  await save(page);
  expect(sentIn(writes)).toEqual({ nav_title: 'Kürzer' });
  expect(await answerOf(request, path)).toMatchObject({ ...fields, nav_title: 'Kürzer' });
});

test('a password is no text to read, and is sent as it was typed', async ({ page, request }) => {
  const path = await makePageOf(request, 'Eine Seite mit Kennwort', { a: textBlock('Text.') });
  await changeFields(page, { nav_title: { factory: 'Password' } });
  const writes = watchWrites(page);
  await openEditor(page, path);
  await unfold(page);
  const field = page.locator('#field-nav_title');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill(' nur ein Beispiel ');
  await save(page);
  expect(sentIn(writes)).toEqual({ nav_title: ' nur ein Beispiel ' });
});

for (const [language, words] of [
  [
    'de',
    {
      often: 'Wie oft',
      weekly: 'Wöchentlich',
      day: 'Dienstag',
      leave: /^Auslassen: Dienstag, 5\. Januar 2027/,
    },
  ],
  [
    'en',
    { often: 'How often', weekly: 'Weekly', day: 'Tuesday', leave: /^Leave out: Tuesday,? 5 January 2027/ },
  ],
] as const)
  test(`an event comes again as is chosen, but for a date that is left out, in ${language}`, async ({
    page,
    request,
  }) => {
    const path = await makeContent(request, `/${language}`, {
      '@type': 'Event',
      title: 'Ein Kolloquium',
      start: '2027-01-04T09:00:00+00:00',
      end: '2027-01-04T10:00:00+00:00',
    });
    const writes = watchWrites(page);
    await page.setViewportSize(
      language === 'de' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    );
    await openEditor(page, path);
    await unfold(page);
    const field = page.locator('#field-recurrence');
    await field.getByRole('combobox', { name: words.often }).selectOption({ label: words.weekly });
    await field.getByRole('checkbox', { name: words.day }).check({ force: true });
    await field.getByRole('button', { name: words.leave }).press('Enter');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(page.locator('.Toastify')).toContainText(/gespeichert|saved/i);
    const recurrence = 'RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=MO,TU\nEXDATE:20270105T000000';
    expect(sentIn(writes)).toEqual({ recurrence });
    expect(await answerOf(request, path)).toMatchObject({ recurrence });
  });
