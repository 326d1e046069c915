import type { APIRequestContext, Locator } from '@playwright/test';
import sharp from 'sharp';
import { makeContent } from './support/content';
import { logIn, makePage, openEditor } from './support/editing';
import { axeFindings, expect, needsAddOn, openPage, test } from './support/journey';

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`;

/** Has files hang over a place, and lets them go there. */
const drag = (place: Locator, kind: 'dragenter' | 'drop', names: readonly string[]) =>
  place.evaluate(
    (element, [type, files, data]) => {
      const transfer = new DataTransfer();
      for (const name of files) transfer.items.add(new File([data], name, { type: 'image/svg+xml' }));
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    },
    [kind, names, svg(70)] as const,
  );

for (const [language, said] of [
  ['de', { release: 'Bild hier ablegen', only: 'Nur die erste Datei wird genommen' }],
  ['en', { release: 'Drop image here', only: 'only the first file is taken' }],
] as const) {
  for (const type of ['image', 'highlightTeaser', 'highlight']) {
    test(`a picture is dropped where the block says so, one of several: ${type}, ${language}`, async ({
      page,
      request,
    }) => {
      const path = await makePage(request, `Ablage ${type}`, [{ '@type': type }], `/${language}`);
      await openEditor(page, path);
      const block = page.locator(`.block-editor-${type}`);
      const place = block.locator('.tool-picture-source');
      await drag(place, 'dragenter', ['eins.svg']);
      await expect(block.getByText(said.release)).toBeVisible();
      await drag(place, 'drop', ['eins.svg', 'zwei.svg']);
      await expect(page.locator('.tool-toast').filter({ hasText: said.only })).toBeVisible();
      await expect(block.getByText(said.release)).toHaveCount(0);
      await expect(block.locator('img').first()).toHaveAttribute('src', /eins/);
    });
  }
}

test('a picture that its editor lets grow opens as large as the window, and Esc leads back to it', async ({
  page,
  request,
}) => {
  const picture = await makeContent(request, '/de', {
    '@type': 'Image',
    title: 'Wachsend',
    exclude_from_nav: true,
    image: {
      data: Buffer.from(svg(900)).toString('base64'),
      encoding: 'base64',
      'content-type': 'image/svg+xml',
      filename: 'wachsend.svg',
    },
  });
  const block = { '@type': 'image', url: picture, alt: 'Zellen', title: 'Gewebe', size: 's' };
  const path = await makePage(request, 'Eine Seite mit Lupe', [block]);
  await logIn(page);
  await openPage(page, path);
  await expect(page.getByRole('button', { name: 'Gewebe vergrößern' })).toHaveCount(0);
  await page.goto(`${path}/edit`);
  await page.locator('.block-editor-image').click();
  await page.getByRole('button', { name: 'Größe und Ausrichtung' }).click();
  await page.getByRole('switch', { name: 'Lässt sich vergrößern' }).click();
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  const opener = page.getByRole('button', { name: 'Gewebe vergrößern' });
  const small = await opener.locator('img').boundingBox();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gewebe' });
  const large = dialog.getByRole('img', { name: 'Zellen' });
  await expect(large).toBeVisible();
  expect((await large.boundingBox())?.height).toBeGreaterThan((small?.height ?? 0) * 1.3);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a8' } })
    .jpeg()
    .toBuffer();

const makePicture = (request: APIRequestContext, name: string, bytes: Buffer, fields: object = {}) =>
  makeContent(request, '/de', {
    '@type': 'Image',
    title: name,
    exclude_from_nav: true,
    image: {
      data: bytes.toString('base64'),
      encoding: 'base64',
      'content-type': 'image/jpeg',
      filename: name,
    },
    ...fields,
  });

test('the focal point of a picture is set where it stands, and what cuts the picture heeds it', async ({
  page,
  request,
}) => {
  needsAddOn();
  const picture = await makePicture(request, 'membran.jpg', await jpeg(1600, 1200), {
    description: 'Zwei Kanäle in einer Membran',
  });
  const path = await makePage(request, 'Kanäle unter Zug', [
    { '@type': 'image', url: picture },
    { '@type': 'hero', url: picture, title: 'Kanäle' },
  ]);
  await openEditor(page, path);
  const block = page.locator('.block-editor-image');
  await block.locator('img').click();
  // The whole picture is still on its way while somebody points at it.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/membran.jpg/**', async (route) => {
    await held;
    await route.continue();
  });
  await block.getByRole('button', { name: 'Bild bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild bearbeiten' });
  const ring = dialog.getByRole('button', { name: /Bildschwerpunkt/ });
  const stage = dialog.locator('.tool-focal__picture');
  const box = await stage.boundingBox();
  if (!box) throw new Error('The picture has no place.');
  await page.mouse.click(box.x + 0.7 * box.width, box.y + 0.3 * box.height);
  await expect(ring).toBeFocused();
  release();
  await expect(stage.locator('img')).toHaveJSProperty('naturalWidth', 1600);
  expect(await stage.boundingBox()).toEqual(box);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(dialog.getByRole('spinbutton', { name: /von links/ })).toHaveValue('71');
  await expect(dialog.getByRole('spinbutton', { name: /von oben/ })).toHaveValue('20');
  await expect(dialog.getByRole('link', { name: /Kanäle unter Zug/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vorschlag übernehmen' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(block.getByRole('img', { name: 'Zwei Kanäle in einer Membran' })).toBeVisible();
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('.block-hero__picture img')).toHaveCSS('object-position', '71% 20%');
});

for (const [language, said] of [
  [
    'de',
    { edit: 'Bild bearbeiten', frame: /^Ausschnitt, mit/, width: 'Breite in Prozent', take: 'Übernehmen' },
  ],
  ['en', { edit: 'Edit image', frame: /^Crop, moved/, width: 'width in per cent', take: 'Apply' }],
] as const)
  test(`a picture is cropped where it stands by pointer and keys, and its file stays as it is: ${language}`, async ({
    page,
    request,
  }) => {
    needsAddOn();
    const bytes = await jpeg(1600, 1200);
    const picture = await makePicture(request, `schnitt-${language}.jpg`, bytes);
    const path = await makePage(
      request,
      `Ein Schnitt ${language}`,
      [{ '@type': 'image', url: picture, alt: 'Zellen' }],
      `/${language}`,
    );
    await openEditor(page, path);
    const block = page.locator('.block-editor-image');
    await block.locator('img').click();
    await block.getByRole('button', { name: said.edit }).click();
    const dialog = page.getByRole('dialog', { name: said.edit });
    const frame = dialog.getByRole('button', { name: said.frame });
    await dialog.getByText('1 : 1', { exact: true }).first().click();
    await expect(dialog.getByRole('spinbutton', { name: said.width })).toHaveValue('75');
    // Its room is there before the picture itself has come.
    const box = await dialog.locator('.tool-focal__picture').boundingBox();
    if (!box) throw new Error('The picture is not there.');
    // The lower right handle is drawn to the middle of the picture, then the frame by keys.
    await page.mouse.move(box.x + 0.875 * box.width, box.y + box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.5 * box.width, box.y + 0.5 * box.height, { steps: 4 });
    await page.mouse.up();
    await expect(frame).toBeFocused();
    await expect(dialog.getByRole('spinbutton', { name: said.width })).toHaveValue('37.5');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('-');
    await page.keyboard.press('+');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: said.take, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const shown = block.getByRole('img', { name: 'Zellen' });
    const shape = () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
    await expect.poll(shape).toBeCloseTo(1, 1);
    const original = await request.get(`/++api++${picture}/@@download/image`);
    expect((await original.body()).equals(bytes)).toBe(true);
  });
