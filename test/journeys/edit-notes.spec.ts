import { makePage, openEditor, publish, storedOf, tokenOf } from './support/editing';
import { axeFindings, expect, failedResponse, sidewaysScroll, test } from './support/journey';
import { save, text } from './support/typing';

test.use({ allowedLines: [failedResponse] });

test('notes on blocks are written, answered and settled by the page’s editors, lose nothing, and are nobody else’s', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const path = await makePage(request, 'Eine Seite mit Notizen', ['Alpha', 'Beta']);
  await publish(request, path);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'editor')}`,
  };
  await request.post(`/++api++${path}/@notes`, {
    headers,
    data: { block: 'weg', text: 'Zu einem Block, den es nicht mehr gibt' },
  });
  await openEditor(page, path);
  const rail = page.locator('#toolbar');
  const panel = page.locator('#sidebar-notes');
  const notes = panel.locator('.tool-note');
  await expect(rail.getByRole('button', { name: /^Notizen/ })).toContainText('1');

  // By keys from the block: its menu, the words, Ctrl and Enter.
  await text(page, 'Beta').click();
  await page.keyboard.press('Control+/');
  await page.getByRole('menuitem', { name: 'Notiz schreiben' }).press('Enter');
  await expect(panel.getByLabel('Notiz zum Block Text')).toBeFocused();

  // What does not arrive stays in its field.
  await page.route('**/@notes', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.keyboard.type('Gilt das <b>noch</b>?');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('alert')).toContainText('Ihr Text steht noch hier');
  await expect(panel.getByLabel('Notiz zum Block Text')).toHaveValue('Gilt das <b>noch</b>?');
  await page.getByRole('tab', { name: 'Reihenfolge' }).click();
  await page.getByRole('tab', { name: /^Notizen/ }).click();
  await expect(panel.getByLabel('Notiz zum Block Text')).toHaveValue('Gilt das <b>noch</b>?');
  await page.unroute('**/@notes');
  await panel.getByRole('button', { name: 'Senden' }).click();
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText('Zu einem gelöschten Block');
  await expect(notes.last()).toContainText('Gilt das <b>noch</b>?');
  await expect(notes.last()).toContainText('„Beta“');
  expect(await axeFindings(page)).toEqual([]);

  // The mark beside the block leads to its note, by mouse.
  await text(page, 'Alpha').click();
  await page.getByRole('tab', { name: 'Dokument' }).click();
  await page.locator('.tool-note-mark').click();
  await expect(notes.last()).toHaveClass(/tool-note--chosen/);

  // A colleague has answered meanwhile.
  const listed = async () =>
    ((await (await request.get(`/++api++${path}/@notes`, { headers })).json()) as { items: { id: string }[] })
      .items;
  await request.post(`/++api++${path}/@notes/${(await listed())[1]?.id}`, {
    headers,
    data: { text: 'Ja, bis Mai.' },
  });
  await page.getByRole('tab', { name: 'Dokument' }).click();
  await page.getByRole('tab', { name: /^Notizen/ }).click();
  await expect(notes.last()).toContainText('Ja, bis Mai.');
  await notes.last().getByRole('button', { name: 'Antworten' }).click();
  await page.keyboard.type('Danke');
  await page.keyboard.press('Control+Enter');
  await expect(notes.last()).toContainText('Danke');
  await expect.poll(async () => JSON.stringify(await listed())).toContain('Danke');
  await notes.last().getByRole('button', { name: 'Erledigt' }).click();
  await expect(notes).toHaveCount(1);
  await panel.getByRole('button', { name: /^Erledigt 1/ }).click();
  await expect(notes.first()).toContainText('Gilt das');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(notes.first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 1000 });

  // The page knows nothing of it, and visitors hear nothing.
  await save(page, path);
  expect(JSON.stringify(await storedOf(request, path))).not.toContain('Gilt das');
  const visitors = { Accept: 'application/json' };
  const refused = await request.get(`/++api++${path}/@notes`, { headers: visitors });
  expect(refused.status()).toBe(401);
  const seen = await request.get(`/++api++${path}`, { headers: visitors });
  expect(await seen.text()).not.toContain('Gilt das');
});

test('notes are written on a block in another and lead to it, also where both were moved meanwhile', async ({
  page,
  request,
}) => {
  const words = (text: string) => ({
    '@type': 'slate',
    plaintext: text,
    value: [{ type: 'p', children: [{ text }] }],
  });
  const grid = {
    '@type': 'gridBlock',
    blocks: { links: words('Innen links'), rechts: words('Innen rechts') },
    blocks_layout: { items: ['links', 'rechts'] },
  };
  const path = await makePage(request, 'Eine Seite mit Notizen im Raster', ['Oben', grid]);
  await openEditor(page, path);
  const panel = page.locator('#sidebar-notes');
  await text(page, 'Innen rechts').click();
  await page.keyboard.press('Control+/');
  await page.getByRole('menuitem', { name: 'Notiz schreiben' }).press('Enter');
  await page.keyboard.type('Stimmt das?');
  await page.keyboard.press('Control+Enter');
  const note = panel.locator('.tool-note');
  await expect(note).toContainText('„Innen rechts“');

  // Another sitting, in which the block stands elsewhere.
  const { blocks, blocks_layout: layout } = await storedOf(request, path);
  const [first, second] = (layout as { items: string[] }).items.slice(-2);
  const turned = { ...grid, blocks_layout: { items: ['rechts', 'links'] } };
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  await request.delete(`/++api++${path}/@lock`, { headers, data: { force: true } });
  const answer = await request.patch(`/++api++${path}`, {
    headers,
    data: {
      blocks: { ...(blocks as object), [second ?? '']: turned },
      blocks_layout: { items: [second, first] },
    },
  });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await page.getByRole('tab', { name: /^Notizen/ }).click();
  await note.getByRole('button', { name: /Innen rechts/ }).click();
  const selected = page.locator('.tool-block--selected[data-block="rechts"]');
  await expect(selected.locator('.tool-note-mark')).toHaveText('1');
  await expect(page.locator('.tool-note-mark')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
});

test('of two blocks with one id in two containers a note is about that on which it was written', async ({
  page,
  request,
}) => {
  const grid = (words: string) => ({
    '@type': 'gridBlock',
    blocks: {
      gleich: {
        '@type': 'slate',
        plaintext: words,
        value: [{ type: 'p', children: [{ text: words }] }],
      },
    },
    blocks_layout: { items: ['gleich'] },
  });
  const grids = [grid('Im ersten Raster'), grid('Im zweiten Raster')];
  const path = await makePage(request, 'Eine Seite mit zwei gleichen Rastern', grids);
  await openEditor(page, path);
  const panel = page.locator('#sidebar-notes');
  await text(page, 'Im zweiten Raster').click();
  await page.keyboard.press('Control+/');
  await page.getByRole('menuitem', { name: 'Notiz schreiben' }).press('Enter');
  await page.keyboard.type('Stimmt das?');
  await page.keyboard.press('Control+Enter');
  const note = panel.locator('.tool-note');
  await expect(note).toContainText('„Im zweiten Raster“');
  await expect(note).toHaveClass(/tool-note--chosen/);
  await page.reload();
  await page.getByRole('tab', { name: /^Notizen/ }).click();
  await note.getByRole('button', { name: /Im zweiten Raster/ }).click();
  const selected = page.locator('.tool-block--selected', { hasText: 'Im zweiten Raster' });
  await expect(selected.locator('.tool-note-mark')).toHaveText('1');
  await expect(page.locator('.tool-note-mark')).toHaveCount(1);
});
