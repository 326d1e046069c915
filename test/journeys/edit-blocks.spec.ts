import type { APIRequestContext, Page } from '@playwright/test';
import { openEditor } from './support/editing';
import { expect, test } from './support/journey';

const headers = { Accept: 'application/json' };
const folder = '/de/zusammenarbeit';

const words = (text: string) => ({
  '@type': 'slate',
  plaintext: text,
  value: [{ type: 'p', children: [{ text }] }],
});

interface Stored {
  '@type': string;
  plaintext?: string;
  blocks?: Record<string, Stored>;
  blocks_layout?: { items: string[] };
}

async function tokenOf(request: APIRequestContext): Promise<string> {
  const login = { login: 'editor', password: 'Portal-Demo-2026' };
  const answer = await request.post('/++api++/@login', { headers, data: login });
  return ((await answer.json()) as { token: string }).token;
}

/** A page of its own with these blocks, opened in the editor. */
async function edit(page: Page, blocks: Record<string, object>): Promise<string> {
  const authorization = { ...headers, Authorization: `Bearer ${await tokenOf(page.request)}` };
  const answer = await page.request.post(`/++api++${folder}`, {
    headers: authorization,
    data: { '@type': 'Document', title: 'Blöcke', blocks, blocks_layout: { items: Object.keys(blocks) } },
  });
  expect(answer.status()).toBe(201);
  const path = new URL(((await answer.json()) as { '@id': string })['@id']).pathname.replace('/++api++', '');
  await openEditor(page, path, 'editor');
  return path;
}

/** Saves, and gives the blocks that are stored then, in their order. */
async function saved(page: Page, path: string): Promise<Stored[]> {
  // The word of the save before may still stand.
  const answered = page.waitForResponse((each) => each.request().method() === 'PATCH');
  await page.locator('.save-and-stay').click();
  await answered;
  await expect(page.locator('.tool-toasts, .Toastify').getByText('Gespeichert').first()).toBeVisible();
  const authorization = { ...headers, Authorization: `Bearer ${await tokenOf(page.request)}` };
  const answer = await page.request.get(`/++api++${path}`, { headers: authorization });
  return blocksIn((await answer.json()) as Stored);
}

const blocksIn = ({ blocks = {}, blocks_layout }: Stored): Stored[] =>
  (blocks_layout?.items ?? []).flatMap((id) => blocks[id] ?? []);
const textsOf = (blocks: readonly Stored[]) => blocks.map(({ plaintext = '' }) => plaintext);

const block = (page: Page, text: string) =>
  page
    .locator('[data-block]')
    .filter({ hasText: text })
    .filter({ hasNot: page.locator('[data-block]') });

async function dragTo(page: Page, from: string, to: { x: number; y: number }): Promise<void> {
  await block(page, from).hover();
  const grip = await block(page, from).locator('> .drag.handle.wrapper').boundingBox();
  if (!grip) throw new Error('There is no grip.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.locator('.tool-landing')).toBeVisible();
  await page.mouse.up();
}

async function middleOf(page: Page, text: string) {
  const box = await block(page, text).boundingBox();
  if (!box) throw new Error(`${text} is not there.`);
  return box;
}

test('a grid is made of columns, and a block is dragged into it and out of it', async ({ page }) => {
  const path = await edit(page, {
    a: words('Erster Absatz'),
    grid: { '@type': 'gridBlock', blocks: {}, blocks_layout: { items: [] } },
    b: words('Zweiter Absatz'),
  });
  await page.getByRole('button', { name: '2 Spalten' }).click();
  const places = page.locator('.block-editor-empty');
  await expect(places).toHaveCount(2);

  await places.first().locator('.tool-prompt').getByRole('button', { name: 'Block einfügen' }).click();
  await page.keyboard.type('Teaser');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte wählen Sie einen vorhandenen Inhalt')).toBeVisible();

  const place = await places.boundingBox();
  if (!place) throw new Error('There is no place.');
  await dragTo(page, 'Zweiter Absatz', { x: place.x + place.width - 10, y: place.y + place.height / 2 });
  const [first, grid] = await saved(page, path);
  expect(first?.plaintext).toBe('Erster Absatz');
  expect(grid).toMatchObject({ '@type': 'gridBlock' });
  expect(blocksIn(grid as Stored).map((each) => each['@type'])).toEqual(['teaser', 'empty', 'slate']);

  const { x, y, width } = await middleOf(page, 'Erster Absatz');
  await dragTo(page, 'Zweiter Absatz', { x: x + width / 2, y: y + 2 });
  expect(textsOf(await saved(page, path))).toEqual(['Zweiter Absatz', 'Erster Absatz', '']);
});

test('several blocks are copied, pasted, cut and deleted together', async ({ page }) => {
  const path = await edit(page, { a: words('Alpha'), b: words('Beta'), c: words('Gamma') });
  await block(page, 'Alpha').click();
  await block(page, 'Beta').click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 Blöcke ausgewählt')).toBeVisible();
  await page.locator('#toolbar-copy-blocks').click();
  await page.locator('#toolbar-paste-blocks').click();
  expect(textsOf(await saved(page, path))).toEqual(['Alpha', 'Beta', 'Alpha', 'Beta', 'Gamma']);

  await page.locator('#toolbar-delete-blocks').click();
  expect(textsOf(await saved(page, path))).toEqual(['Alpha', 'Beta', 'Gamma']);

  await block(page, 'Alpha').click();
  await block(page, 'Beta').click({ modifiers: ['Control'] });
  await page.keyboard.press('Control+x');
  await expect(page.locator('[data-block]')).toHaveCount(1);
  await block(page, 'Gamma').click();
  await page.keyboard.press('Control+v');
  const stored = await saved(page, path);
  expect(textsOf(stored)).toEqual(['Gamma', 'Alpha', 'Beta']);

  await page.keyboard.press('Delete');
  expect(textsOf(await saved(page, path))).toEqual(['Gamma']);
});
