import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { makeContent, makePage, storedOf, tokenOf } from './support/editing';
import { expect, openPage, test } from './support/journey';

test.describe.configure({ timeout: 120_000 });

const isDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);

test('a private picture is seen in every screen of somebody who is logged in, and by nobody else', async ({
  page,
  request,
}) => {
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  const ground = { width: 600, height: 400, channels: 3, background: '#177' } as const;
  const painted = await sharp({ create: ground }).png().toBuffer();
  const place = await makePage(request, 'Ort der Bilder', []);
  const makeImage = (title: string, data: Buffer, filename: string, type: string) =>
    makeContent(
      request,
      {
        '@type': 'Image',
        title,
        image: { data: data.toString('base64'), encoding: 'base64', filename, 'content-type': type },
      },
      place,
    );
  const picture = await makeImage('Der geheime Plan', painted, 'plan.png', 'image/png');
  const drawn = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>',
  );
  const drawing = await makeImage('Die geheime Skizze', drawn, 'skizze.svg', 'image/svg+xml');
  const { UID: uid } = await storedOf(request, picture);
  const leaf = await makeContent(
    request,
    {
      '@type': 'Document',
      title: 'Seite mit Bild',
      preview_image_link: uid,
      blocks: { title: { '@type': 'title' }, picture: { '@type': 'image', url: picture, alt: 'Der Plan' } },
      blocks_layout: { items: ['title', 'picture'] },
    },
    place,
  );
  for (const each of [picture, drawing]) {
    const bare = await page.request.get(`${each}/@@images/image`, { maxRedirects: 0 });
    expect([302, 401]).toContain(bare.status());
  }

  await openPage(page, '/de/login');
  await page.getByLabel('Benutzername').fill('siteadmin');
  await page.getByLabel('Passwort').fill('Portal-Demo-2026');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/desk$/);

  await openPage(page, leaf);
  await isDrawn(page.locator('main .block img').first());

  await openPage(page, `${place}/contents`);
  for (const title of ['Der geheime Plan', 'Die geheime Skizze', 'Seite mit Bild'])
    await isDrawn(page.getByRole('row').filter({ hasText: title }).locator('img'));
  await page.getByRole('button', { name: 'Als Bilder' }).click();
  await isDrawn(page.getByRole('list', { name: 'Inhalte' }).getByRole('listitem').first().locator('img'));

  await openPage(page, `${place}/desk?show=mine`);
  await isDrawn(page.getByRole('row').filter({ hasText: 'Seite mit Bild' }).locator('img'));

  await openPage(page, leaf);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Der geheime');
  await isDrawn(page.getByRole('option', { name: /Der geheime Plan/ }).locator('img'));

  await openPage(page, `${leaf}/history`);
  await page.locator('.history__entry--version').last().click();
  await page.getByRole('button', { name: 'Ganze Seite' }).click();
  await isDrawn(page.locator('main .block img').first());

  await openPage(page, `${leaf}/edit`);
  await isDrawn(page.locator('.tool-block img'));
  await page.locator('.tool-block img').click();
  await page.locator('.block-image-edit').getByRole('button', { name: 'Anderes Bild wählen' }).click();
  await isDrawn(page.getByRole('button', { name: 'Der geheime Plan auswählen' }).locator('img'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vorschau: Telefon' }).click();
  await isDrawn(page.frameLocator('iframe[title="Seite, wie Besucher sie sehen"]').locator('.block img'));

  for (const each of [picture, drawing])
    expect((await request.delete(`/++api++${each}`, { headers })).status()).toBe(204);
  await openPage(page, `${place}/trash`);
  for (const title of ['Der geheime Plan', 'Die geheime Skizze'])
    await isDrawn(page.getByRole('row').filter({ hasText: title }).locator('img'));
});
