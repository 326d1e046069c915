import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveMirror } from '../../../scripts/visit/mirror.mjs';

const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/broken') response.destroy();
  else
    response
      .writeHead(request.url === '/none' ? 404 : 200, { 'content-type': 'text/css', 'set-cookie': 'a=b' })
      .end(request.url);
});
let base: string;
let mirror: Awaited<ReturnType<typeof serveMirror>>;

beforeEach(async () => {
  asked.length = 0;
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  mirror = await serveMirror(base);
});
afterEach(async () => {
  mirror.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

test('a static page takes what it shows from the mirror', async () => {
  const url = mirror.add('/floor.html', `<img src="${base}/a.webp">`);
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toBe('<img src="/a.webp">');
});

test('the site is asked once for each file, and its cookies stay there', async () => {
  const url = new URL('/style.css?a=1', mirror.add('/floor.html', ''));
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('text/css');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await answer.text()).toBe('/style.css?a=1');
  }
  expect(asked).toEqual(['/style.css?a=1']);
});

test('no path leads the mirror to another site', async () => {
  const floor = mirror.add('/floor.html', '');
  expect(await (await fetch(`${new URL(floor).origin}//elsewhere.example/x`)).text()).toBe(
    '//elsewhere.example/x',
  );
});

test('failures of the site reach the page as failures', async () => {
  const floor = mirror.add('/floor.html', '');
  expect((await fetch(new URL('/none', floor))).status).toBe(404);
  expect((await fetch(new URL('/broken', floor))).status).toBe(502);
});
