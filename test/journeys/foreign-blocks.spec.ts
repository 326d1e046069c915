import { rm } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { foreignPages, writeForeignSite } from '../mocks/exchange/foreign-pages';
import { axeFindings, expect, failedResponse, openPage, sidewaysScroll, test } from './support/journey';
import { cleanUp, startServer, type ServerProcess } from './support/server-process';
import { signIn, widths } from './support/sweep';

let folder = '';
let server: ServerProcess | undefined;
let address: string | undefined;
test.beforeAll(async () => {
  folder = await writeForeignSite();
  server = startServer('--memory', '--port', '0', '--import', folder);
  address = await server.address;
});
test.afterAll(async () => {
  await cleanUp();
  await rm(folder, { recursive: true, force: true });
});
/** Every journey here visits a site whose pages were made with add-ons that this one does not have. */
test.use({ baseURL: ({ baseURL }, use) => use(address ?? baseURL), allowedLines: [failedResponse] });

const ids = Object.keys(foreignPages);

async function manager(): Promise<[string, string]> {
  await expect.poll(() => server?.said.out).toContain('Manager: ');
  const [, login = '', password = ''] = /Manager: (\S+) \/ (\S+)/.exec(server?.said.out ?? '') ?? [];
  return [login, password];
}

/** How far slides of a row end above the highest of them, where they do. */
const emptyStrips = (page: Page) =>
  page.locator('.block.slider').evaluateAll((sliders) =>
    sliders.flatMap((slider) => {
      const slides = [...slider.querySelectorAll('.block-slider__slide')];
      const heights = slides.map((slide) => slide.getBoundingClientRect().height);
      return heights.map((each) => Math.max(...heights) - each).filter((strip) => strip > 1);
    }),
  );

for (const { width, height } of widths) {
  test(`at ${width} pixels every page with blocks of other sites shows what can be shown of them`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const unknown: Record<string, string[]> = {};
    for (const [index, id] of ids.entries()) {
      // Each page in both languages, at one width or another.
      const language = (index + widths.findIndex((each) => each.width === width)) % 2 === 0 ? 'en' : 'de';
      await openPage(page, `/${language}/${id}`);
      await expect(page.locator('.block-failure')).toHaveCount(0);
      expect(await sidewaysScroll(page), id).toBeLessThanOrEqual(0);
      await expect(page.locator('.emptyListing:visible')).toHaveCount(0);
      const notes = page.locator('.block-unknown');
      const lost = await notes.allTextContents();
      if (lost.length > 0) unknown[id] = lost.map((words) => words.replace('Unbekannter', 'Unknown'));
      const wide = await notes.evaluateAll((all) => all.map((note) => note.getBoundingClientRect().width));
      expect(new Set(wide).size, id).toBeLessThanOrEqual(1);
      if (id === 'slides') expect(await emptyStrips(page)).toEqual([]);
      // Nothing is related to the page, and nothing lies below it.
      if (id === 'related') await expect(page.locator('main h2:visible')).toHaveCount(0);
      // Each page at one of the widths.
      if (widths[index % widths.length]?.width === width) expect(await axeFindings(page), id).toEqual([]);
    }
    expect(unknown).toEqual({
      files: ['Unknown Block tagCloud'],
      forms: ['Unknown Block schemaForm', 'Unknown Block form', 'Unknown Block '],
    });
  });
}

type Json = Record<string, unknown>;

async function storedBlocks(request: APIRequestContext, path: string): Promise<string> {
  const [login, password] = await manager();
  const headers = { Accept: 'application/json' };
  const answer = await request.post('/++api++/@login', { headers, data: { login, password } });
  const { token } = (await answer.json()) as { token: string };
  const page = await request.get(`/++api++${path}`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
  });
  const { blocks, blocks_layout: layout } = (await page.json()) as Json;
  return JSON.stringify([blocks, layout]);
}

/** Stored JSON with a mark in the place of the text that holds some words. */
function withoutText(stored: string, words: string): string {
  return JSON.stringify(JSON.parse(stored), (_name, value: unknown) => {
    const isText =
      typeof value === 'object' && value !== null && '@type' in value && value['@type'] === 'slate';
    return isText && JSON.stringify(value).includes(words) ? 'the text' : value;
  });
}

for (const [id, words] of [
  ['tabs', 'Tab one text'],
  ['columns', 'Column two text'],
  ['groups', 'Group in a group'],
  ['nested', 'On the shelf'],
  ['forms', ''],
] as const) {
  test(`the page "${id}" is saved again without a byte changed beside the text that was`, async ({
    page,
    request,
    baseURL,
  }) => {
    const path = `/en/${id}`;
    await signIn(page.context(), request, baseURL ?? '', await manager());
    const before = await storedBlocks(request, path);
    await openPage(page, `${path}/edit`);
    await expect(page.locator('#page-edit')).toBeVisible();
    await expect(page.locator('.block-unknown')).toHaveCount(0);
    if (words === '') {
      // A text is put below what nobody here can show.
      await page.locator('[data-block] .tool-prompt').last().click();
      await page.keyboard.press('Enter');
    } else {
      await page.getByText(words).first().click();
      await page.keyboard.press('End');
    }
    await page.keyboard.type(' and more');
    await page.locator('#toolbar-save').click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('main')).toContainText(`${words} and more`.trim());
    const after = await storedBlocks(request, path);
    expect(after).not.toBe(before);
    if (words === '')
      for (const block of foreignPages[id] ?? []) expect(after).toContain(JSON.stringify(block));
    else expect(withoutText(after, words)).toBe(withoutText(before, words));
  });
}

test('an administrator reads the JSON of a foreign block and changes it; the order of the page shows what is in blocks, the setup what the import found', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page.context(), request, baseURL ?? '', await manager());
  await openPage(page, '/en/files/edit');
  const cloud = page.locator('[data-block="b1"]');
  await cloud.click();
  await page.getByText('Stored JSON', { exact: true }).first().click();
  const box = page.getByRole('textbox', { name: 'Stored JSON' });
  await box.fill('{"@type": "tagCloud", ');
  await page.locator('#toolbar-save').click();
  await expect(page.getByText('The changed JSON has not been applied yet.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/not valid JSON/)).toBeVisible();
  await box.fill('{"@type": "tagCloud", "title": "Words", "text": "Boats and tides"}');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(cloud).toContainText('Boats and tides');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('#toolbar-save').click();
  await expect(page.locator('main')).toContainText('Boats and tides');

  await openPage(page, '/en/groups/edit');
  await page.getByRole('tab', { name: 'Order' }).click();
  await expect(page.locator('.tool-order__row')).toHaveCount(6);

  // What the import found stands in the setup, with the pages on which it lies.
  await openPage(page, '/en/controlpanel/import-report');
  await expect(page.getByRole('heading', { level: 1, name: 'Report of the import' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: '/en/gone' }).first().click();
  await expect(page).toHaveURL(/\/en\/gone$/);
});
