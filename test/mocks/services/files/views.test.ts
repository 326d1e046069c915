import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { read } from '../json';

const image = '/de/bilder/watt/@@images';

describe('images and files', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({
      items: [
        { path: '/de', type: 'LRF', title: 'Deutsch' },
        { path: '/de/bilder', type: 'Document', title: 'Bilder' },
        { path: '/de/bilder/watt', type: 'Image', title: 'Watt', fields: { image: { picture: 'watt.png' } } },
        { path: '/de/bilder/logo', type: 'Image', title: 'Logo', fields: { image: { picture: 'logo.svg' } } },
        { path: '/de/bilder/seite', type: 'Image', title: 'X', fields: { image: { picture: 'seite.html' } } },
        { path: '/de/bilder/leer', type: 'Image', title: 'Leer' },
        {
          path: '/de/seite',
          type: 'Document',
          title: 'Seite',
          fields: { preview_image_link: '/de/bilder/watt' },
        },
        { path: '/de/daten.csv', type: 'File', title: 'Daten', fields: { file: { file: 'Daten ä.csv' } } },
        { path: '/de/geheim', type: 'Document', title: 'Geheim', state: 'private' },
        { path: '/de/geheim/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'watt.png' } } },
      ],
      files: { 'Daten ä.csv': Buffer.from('0123456789') },
    });
  });

  test.each([
    ['mini', 200, 133],
    ['preview', 400, 266],
    ['great', 1200, 800],
    ['4k', 1500, 1000],
  ])('the scale %s has %d × %d true pixels, with and without the prefix', async (scale, width, height) => {
    for (const prefix of ['', '/']) {
      const response = await cms.ask(`${prefix}${image}/image/${scale}`);
      expect(response.headers.get('content-type')).toBe('image/png');
      const bytes = await response.arrayBuffer();
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'png' });
    }
  });

  test('what is stored as an image and is none is not shown as a page', async () => {
    const response = await cms.ask('//de/bilder/seite/@@images/image');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('every download that a content GET names is there, in the pixels that it says', async () => {
    const { image: field } = await read(cms, '/de/bilder/watt');
    const named = Object.values(
      (field?.scales ?? {}) as unknown as Record<string, { download: string; width: number; height: number }>,
    );
    expect(named).toHaveLength(12);
    for (const { download, width, height } of named) {
      const response = await cms.ask(`/${download.slice(testOrigin.length)}`);
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width, height });
    }
    expect((await cms.ask(`/${String(field?.download).slice(testOrigin.length)}`)).status).toBe(200);
  });

  test('a scale is made once', async () => {
    const bytes = async () => Buffer.from(await (await cms.ask(`${image}/image/teaser`)).arrayBuffer());
    expect((await bytes()).equals(await bytes())).toBe(true);
  });

  test.each([
    [`${image}/image/image`, 404],
    [`${image}/nix/mini`, 404],
    [`${image}/image-800-${'0'.repeat(32)}.png`, 404],
    [`${image}/image/mini/mini`, 404],
    ['/de/bilder/leer/@@images/image/mini', 404],
    ['/de/seite/@@images/preview_image_link', 404],
    ['/de/seite/@@download', 404],
    [image, 400],
  ])('%s answers %d', async (path, status) => {
    expect((await cms.ask(path)).status).toBe(status);
    const plain = await cms.ask(`/${path}`);
    expect(plain.status).toBe(status);
    expect(await plain.json()).toEqual({ error_type: status === 404 ? 'NotFound' : 'BadRequest' });
  });

  test('a drawing comes as it is, as a file', async () => {
    const response = await cms.ask('/de/bilder/logo/@@images/image/mini');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(await response.text()).toContain('<svg');
    const shown = await cms.ask('/de/bilder/logo/@@display-file/image');
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test('a download has the name of its file, or the one of the path', async () => {
    const response = await cms.ask('//de/daten.csv/@@download/file');
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Daten%20%C3%A4.csv",
    );
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await response.text()).toBe('0123456789');
    const named = await cms.ask('//de/daten.csv/@@download/file/anders.csv');
    expect(named.headers.get('content-disposition')).toContain('anders.csv');
    expect(named.headers.get('link')).toBe(
      `<${testOrigin}/de/daten.csv/@@download/file/Daten%20%C3%A4.csv>; rel="canonical"`,
    );
    expect((await cms.ask('//de/daten.csv/@@download')).status).toBe(200);
    expect(
      (await cms.ask('//de/bilder/watt/@@display-file/image')).headers.get('content-disposition'),
    ).toMatch(/^inline;/);
  });

  test('parts of a download are given, parts of an image are not', async () => {
    const headers = { Range: 'bytes=2-4' };
    const part = await cms.ask('//de/daten.csv/@@download/file', { headers });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('234');
    expect((await cms.ask(`/${image}/image/mini`, { headers })).status).toBe(200);
    const behind = await cms.ask('//de/daten.csv/@@download/file', { headers: { Range: 'bytes=99-' } });
    expect(behind.status).toBe(200);
  });

  test('HEAD gives the headers alone', async () => {
    for (const path of [`/${image}/image/mini`, '//de/daten.csv/@@download/file']) {
      const response = await cms.ask(path, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
      expect(await response.text()).toBe('');
    }
  });

  test('what may not be viewed is refused below the prefix, and leads to the login without it', async () => {
    const path = '/de/geheim/bild/@@images/image/mini';
    const refused = await cms.ask(path);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ type: 'Unauthorized' });
    const plain = await cms.ask(`/${path}`);
    expect(plain.status).toBe(302);
    const login = `${testOrigin}/acl_users/credentials_cookie_auth/require_login`;
    expect(plain.headers.get('location')).toBe(`${login}?came_from=${encodeURIComponent(testOrigin + path)}`);
    expect((await cms.ask(path, { as: 'editor' })).status).toBe(200);
  });
});
