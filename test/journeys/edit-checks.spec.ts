import type { Page } from '@playwright/test';
import { makePage, openEditor, publish, storedOf } from './support/editing';
import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { text } from './support/typing';

type Fields = Record<string, unknown>;

const heading = (words: string, type: string): Fields => ({
  '@type': 'slate',
  plaintext: words,
  value: [{ type, children: [{ text: words }] }],
});

const linked = (words: string, url: string): Fields => ({
  '@type': 'slate',
  plaintext: words,
  value: [
    {
      type: 'p',
      children: [
        { text: 'Siehe ' },
        { type: 'link', data: { url }, children: [{ text: words }] },
        { text: '.' },
      ],
    },
  ],
});

const counter = (page: Page) => page.locator('#toolbar .tool-counter');
const finding = (page: Page, words: string) => page.locator('.tool-finding', { hasText: words });
const lead = (page: Page, words: string) => finding(page, words).locator('.tool-finding__lead');

test('what is to be looked at is counted, leads to its place, and is mended in one step', async ({
  page,
  request,
  allowedLines,
}) => {
  allowedLines.push(/status of 404/);
  const draft = await makePage(request, 'Ein Ziel, das noch niemand sieht', []);
  const seen = await makePage(request, 'Ein Ziel, das alle sehen', []);
  await publish(request, seen);
  const path = await makePage(request, 'Eine Seite vor der Prüfung', [
    heading('Zu tief', 'h4'),
    linked('Messprotokoll', '/de/gibt-es-nirgends'),
    linked('Entwurf', draft),
    linked('Ziel', seen),
    { '@type': 'image', url: '/de/gibt-es-nirgends.png', alt: '' },
    { '@type': 'heading', heading: '', tag: 'h2' },
  ]);
  await page.route('**/gibt-es-nirgends.png/**', (route) => route.fulfill({ status: 200, body: '' }));
  await openEditor(page, path);
  await expect(counter(page)).not.toHaveText('');
  await page.getByRole('button', { name: /^Prüfungen/ }).click();
  await expect(page.getByRole('tab', { name: /^Prüfungen/ })).toBeFocused();
  await expect(finding(page, 'Ziel ist noch nicht veröffentlicht')).toContainText('Entwurf');
  await expect(page.locator('[data-finding="linkUnpublished"]')).toHaveCount(1);
  await expect(page.locator('[data-finding="linkMissing"]').first()).toContainText('Messprotokoll');

  // A finding leads into its text, and the list stays.
  await lead(page, 'Ziel ist noch nicht veröffentlicht').press('Enter');
  await expect(page.locator('.tool-block--selected')).toContainText('Entwurf');
  await expect(page.getByRole('tab', { name: /^Prüfungen/ })).toHaveAttribute('aria-selected', 'true');

  // A picture is described where its finding stands; the list stays for blocks with settings, too.
  await lead(page, 'Bild ohne Alternativtext').click();
  await expect(page.locator('.tool-block--selected.block-editor-image')).toBeVisible();
  // It is marked on the page in words; what else is found has a dot beside it, and nothing has moved.
  await expect(page.locator('.block-editor-image .tool-found__label')).toHaveText('Bild ohne Alternativtext');
  const dot = page
    .locator('.tool-block')
    .getByRole('button', { name: 'Ebene 2 übersprungen: auf 1 folgt 4' });
  const [box, block] = await Promise.all([dot.boundingBox(), dot.locator('..').boundingBox()]);
  expect(box?.x).toBeGreaterThanOrEqual((block?.x ?? 0) + (block?.width ?? 0));
  await dot.click();
  await expect(page.locator('.tool-found__label')).toHaveText('Ebene 2 übersprungen: auf 1 folgt 4');
  await lead(page, 'Bild ohne Alternativtext').click();
  await page.getByRole('textbox', { name: 'Alternativtext' }).fill('Die Schicht im Schnitt');
  await page.keyboard.press('Enter');
  await expect(finding(page, 'Bild ohne Alternativtext')).toHaveCount(0);

  await finding(page, 'Ebene 2 übersprungen').getByRole('button', { name: 'Zu Ebene 2 machen' }).click();
  await expect(finding(page, 'übersprungen')).toHaveCount(0);
  await finding(page, 'Überschrift ohne Worte').getByRole('button', { name: 'Block entfernen' }).click();
  await expect(finding(page, 'Überschrift ohne Worte')).toHaveCount(0);
  await expect(page.locator('.block-editor-heading')).toHaveCount(0);

  // Undoing that brings the block back and leaves the list where it is.
  await page.keyboard.press('Control+z');
  await expect(page.locator('.block-editor-heading')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: /^Prüfungen/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('.block-editor-heading')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^Prüfungen/ })).toHaveAttribute('aria-selected', 'true');

  expect(await axeFindings(page)).toEqual([]);

  // A field of the page is unfolded and has the keys.
  await lead(page, 'Zusammenfassung fehlt').click();
  await expect(page.locator('#field-description')).toBeFocused();
  await page.keyboard.type('Worum es geht.');
  await page.locator('#toolbar .undo').focus();
  await page.keyboard.press('Control+s');
  await expect(page.locator('.tool-toast', { hasText: 'gespeichert' })).toBeVisible();
  const { blocks, description } = await storedOf(request, path);
  expect(description).toBe('Worum es geht.');
  const stored = blocks as Record<string, Fields>;
  expect(stored['t0']?.['value']).toMatchObject([{ type: 'h2' }]);
  expect([stored['t4']?.['alt'], stored['t5']]).toEqual(['Die Schicht im Schnitt', undefined]);
});

test('a page without faults says so, and what is written is looked at when one pauses', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Eine tadellose Seite', ['Ein Text.']);
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, path);
  await text(page, 'Ein Text.').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: /^Felder/ }).click();
  await page.getByRole('tab', { name: /^Prüfungen/ }).click();
  await expect(finding(page, 'Leerer Text')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await finding(page, 'Leerer Text').getByRole('button', { name: 'Block entfernen' }).click();
  await expect(finding(page, 'Leerer Text')).toHaveCount(0);
  await expect(page.locator('.tool-checks')).toBeFocused();
});
