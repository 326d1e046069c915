import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageConfig } from '~mocks/server/site-config';
import { createSiteHandler, readSite } from '~mocks/server/site-server';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { ask, close, serve } from './http-client';

const script = 'console.log("portal");'.repeat(100);
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
const asset = '/assets/index-BtZHXF3.js';

describe('the server of the site', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let cms: TestCms;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    await writeFile(
      join(folder, 'index.html'),
      '<script type="application/json" id="site-config">{}</script>',
    );
    await writeFile(join(folder, asset), script);
    await writeFile(join(folder, `${asset}.br`), brotliCompressSync(script));
    await writeFile(join(folder, `${asset}.gz`), gzipSync(script));
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, '.vite/manifest.json'), '{}');
    const site = await readSite(folder, () => pageConfig('default'));
    cms = await createTestCms();
    ({ server, origin } = await serve(createSiteHandler(site, { cms })));
  });

  afterAll(async () => {
    await close(server);
    await rm(folder, { recursive: true });
  });

  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const json = { accept: 'application/json' };

  test.each(['/', '/de', '/de/forschung?x=1', '/@@search', '/de/bilder/bericht.pdf', '/login', '/nix/da'])(
    'a browser at %s gets the page, never kept, with its policy',
    async (path) => {
      const answer = await ask(origin + path, { headers: html });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
      expect(answer.body.toString()).toContain('"variant":"default"');
    },
  );

  test('a page whose configuration has changed is served as it is then', async () => {
    let siteTitle = 'Alt';
    const site = await readSite(folder, () => ({ ...pageConfig('default'), siteTitle }));
    const first = await site.page();
    expect(await site.page()).toBe(first);
    siteTitle = 'Neu';
    expect((await site.page()).html).toContain('"siteTitle":"Neu"');
  });

  test('the page is compressed too', async () => {
    const answer = await ask(origin, { headers: { ...html, 'accept-encoding': 'gzip' } });
    expect(gunzipSync(answer.body).toString()).toContain('"variant":"default"');
  });

  test('assets are compressed as the browser takes it, and kept for ever', async () => {
    const plain = await ask(origin + asset);
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    const brotli = await ask(origin + asset, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await ask(origin + asset, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect((await ask(`${origin}/favicon.svg`)).headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    '/assets/nix.js',
    `${asset}.br`,
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/nix.txt',
  ])('%s is not found', async (path) => {
    expect((await ask(origin + path)).status).toBe(404);
  });

  test('the API answers below its prefix, and without it where JSON is asked for', async () => {
    for (const [path, headers] of [
      ['/++api++/de/forschung', html],
      ['/de/forschung', json],
    ] as const) {
      const answer = await ask(origin + path, { headers });
      expect(answer.headers['content-type']).toBe('application/json');
      expect(JSON.parse(answer.body.toString())).toMatchObject({ '@id': `${origin}/de/forschung` });
    }
  });

  test('long JSON is compressed', async () => {
    const answer = await ask(`${origin}/++api++/de/forschung`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(answer.body).toString())).toHaveProperty('blocks');
  });

  test('images and downloads are there for browsers', async () => {
    const image = await ask(`${origin}/de/bilder/watt/@@images/image/mini`, { headers: html });
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
    expect(image.body.length).toBe(Number(image.headers['content-length']));
    const range = { ...html, range: 'bytes=0-6' };
    const part = await ask(`${origin}/de/bilder/bericht.pdf/@@download/file`, { headers: range });
    expect([part.status, part.body.toString()]).toEqual([206, 'Content']);
    const head = await ask(`${origin}/de/bilder/watt/@@images/image/mini`, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('a preview is a page whose address is told to nobody, and its pictures are there for browsers', async () => {
    const made = await cms.ask('/de/forschung/vertraulich/@preview-links', {
      as: 'siteadmin',
      json: { days: 1 },
    });
    const { pathname } = new URL(((await made.json()) as { url: string }).url);
    const picture = {
      '@type': 'Image',
      title: 'Bild',
      id: 'bild',
      image: { data: drawing, filename: 'b.svg' },
    };
    const image = { ...picture.image, encoding: 'base64', 'content-type': 'image/svg+xml' };
    await cms.ask('/de/forschung/vertraulich', { as: 'siteadmin', json: { ...picture, image } });

    const page = await ask(origin + pathname, { headers: html });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(page.body.toString()).not.toContain('Vertraulich');
    const usual = await ask(`${origin}/de/forschung`, { headers: html });
    expect(usual.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');

    const shown = await ask(`${origin}${pathname}/bild/@@images/image`, { headers: html });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    const own = await ask(`${origin}/de/forschung/vertraulich/bild/@@images/image`, { headers: html });
    expect(own.status).toBe(302);
  });

  test('logging in sets the cookie; a body is read', async () => {
    const body = JSON.stringify({ login: 'editor', password: 'Portal-Demo-2026' });
    const answer = await ask(`${origin}/++api++/@login`, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__ac=/);
  });

  test('a body that announces too much is refused before it is read', async () => {
    const headers = { ...json, 'content-length': String(2 * 1024 ** 3) };
    const answer = await new Promise<number>((resolve, reject) => {
      import('node:http').then(({ request }) => {
        const outgoing = request(`${origin}/++api++/@login`, { method: 'POST', headers }, (response) => {
          resolve(response.statusCode ?? 0);
          outgoing.destroy();
        });
        outgoing.on('error', reject);
        outgoing.flushHeaders();
      }, reject);
    });
    expect(answer).toBe(413);
  });

  test('a body that nobody wants does not hold the connection up', async () => {
    const { Agent, request } = await import('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, body: Buffer) =>
      new Promise<number>((resolve, reject) => {
        const outgoing = request(
          origin + path,
          { method: 'POST', agent, headers: json, timeout: 4000 },
          (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode ?? 0));
          },
        );
        outgoing.on('timeout', () => outgoing.destroy(new Error('The connection stands still')));
        outgoing.on('error', reject);
        outgoing.end(body);
      });
    const large = Buffer.alloc(4 << 20, 0x20);
    expect(await send('/++api++/nix', large)).toBe(404);
    expect(await send('/++api++/@login', large)).toBe(413);
    expect(await send('/++api++/@logout', Buffer.alloc(0))).toBe(204);
    agent.destroy();
  });

  test('a browser that has a file is told so, and gets a part of it where it asks for one', async () => {
    const whole = await ask(origin + asset);
    const tag = whole.headers.etag ?? '';
    const known = await ask(origin + asset, { headers: { 'if-none-match': tag } });
    expect([tag, known.status, known.body.length]).toEqual([expect.stringMatching(/^W?\/?"/), 304, 0]);
    expect(known.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const part = await ask(origin + asset, { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.body.toString()]).toEqual([206, script.slice(2, 6)]);
    const beyond = await ask(origin + asset, { headers: { range: 'bytes=99999999-' } });
    expect([beyond.status, beyond.headers['content-range'], beyond.headers['cache-control']]).toEqual([
      416,
      `bytes */${script.length}`,
      undefined,
    ]);
  });

  test('a file that a later build has taken away is not found; one that it has changed comes whole', async () => {
    await writeFile(join(folder, asset), 'changed');
    expect((await ask(origin + asset)).body.toString()).toBe('changed');
    await rm(join(folder, asset));
    const gone = await ask(origin + asset, { headers: { accept: '*/*' } });
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, undefined]);
  });

  test('a file whose bytes are lost is a failure, not an empty file', async () => {
    await cms.repository.write((transaction, reader) => {
      const item = reader.byPath('/de/bilder/bericht.pdf');
      if (!item) throw new Error('The test site has lost its file');
      const file = { blob: '0'.repeat(64), filename: 'x.pdf', contentType: 'application/pdf', size: 9 };
      transaction.put({ ...item, fields: { ...item.fields, file } });
    });
    const answer = await ask(`${origin}/de/bilder/bericht.pdf/@@download/file`, { headers: html });
    expect([answer.status, answer.headers['content-disposition']]).toEqual([500, undefined]);
  });

  test('a request line that is no path is a bad request', async () => {
    const { request } = await import('node:http');
    const url = new URL(origin);
    const status = await new Promise<number>((resolve, reject) => {
      const outgoing = request(
        { host: url.hostname, port: url.port, path: 'http://evil.example/de' },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      outgoing.on('error', reject);
      outgoing.end();
    });
    expect(status).toBe(400);
  });
});
