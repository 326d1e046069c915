import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedReader } from '~mocks/server/public-reader';
import { sendFeed } from '~mocks/server/send-feed';
import { createEdge } from '~mocks/server/edge';
import { makePage } from '~mocks/server/page';
import { createProxy } from '~mocks/server/proxy';
import { sendResponse, toRequest } from '~mocks/server/node-adapter';
import { pageConfig } from '~mocks/server/site-config';
import { createSiteHandler, type Backend } from '~mocks/server/site-server';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { childrenOf, errorsOf, readXml, textOf, type Element } from './feed-reader';
import { ask, close, serve } from './http-client';

const page = makePage('<p>App</p>', pageConfig('default'));
const site = { page: () => Promise.resolve(page), files: new Map() };
const hostile = 'A < B & "C" ]]> <script>x</script> \u202Eabc =cmd 😀';
let cms: TestCms;
const servers: Server[] = [];

async function add(place: string, id: string, change: Record<string, unknown>, isPublished = true) {
  const json = { '@type': 'Document', id, title: id, ...change };
  expect((await cms.ask(place, { as: 'admin', json })).status, id).toBe(201);
  if (isPublished) await cms.ask(`${place}/${id}/@workflow/publish`, { as: 'admin', json: {} });
}

async function start(backend: Backend, publicUrl?: string): Promise<string> {
  const { server, origin } = await serve(createSiteHandler(site, backend, createEdge({ publicUrl })));
  servers.push(server);
  return origin;
}

/** The embedded CMS in the place of a Plone elsewhere, which words its links for us or does not. */
async function startPlone(isVirtual: boolean): Promise<string> {
  const { server, origin } = await serve(async (request, response) => {
    const path = request.url ?? '';
    expect([request.headers.cookie, request.headers.authorization]).toEqual([undefined, undefined]);
    const virtual = /^\/VirtualHostBase\/(\w+)\/([^/]+)\/Plone\/\+\+api\+\+\/VirtualHostRoot(.*)$/.exec(path);
    if (virtual && !isVirtual) return void response.writeHead(404).end('{}');
    const url = virtual
      ? `${virtual[1]}://${virtual[2]}/++api++${virtual[3]}`
      : `http://${request.headers.host}${path.replace(/^\/Plone/, '')}`;
    const answer = await cms.fetch(toRequest(request, url));
    const own = `http://${request.headers.host}/`;
    const worded = (text: string) => text.replaceAll(own, `${own}Plone/`);
    const location = answer.headers.get('location');
    const sent = new Response(worded(await answer.text()), {
      status: answer.status,
      headers: { 'content-type': 'application/json', ...(location && { location: worded(location) }) },
    });
    await sendResponse(request, response, sent);
  });
  servers.push(server);
  return `${origin}/Plone`;
}

async function feedAt(address: string, headers = {}) {
  const answer = await ask(address, { headers });
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  const rss = readXml(answer.body.toString());
  expect(errorsOf(rss)).toEqual([]);
  const [channel] = childrenOf(rss, 'channel') as [Element];
  return { answer, channel, items: childrenOf(channel, 'item') };
}

const titles = (items: readonly Element[]) => items.map((item) => textOf(item, 'title'));

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

beforeAll(async () => {
  cms = await createTestCms();
  const place = { id: 'neu', title: 'Neu & <frisch>', description: 'Was <b>neu</b> ist' };
  await add('/de', 'neu', place);
  await add('/de/neu', 'alt', {
    '@type': 'News Item',
    title: hostile,
    description: `Text ${hostile}`,
    effective: '2026-01-01T00:00:00Z',
    subjects: ['Küste & Meer'],
  });
  await add('/de/neu', 'jung', { '@type': 'News Item', effective: '2026-02-01T00:00:00Z' });
  await add('/de/neu', 'seite', { effective: '2026-03-01T00:00:00Z' });
  await add('/de/neu', 'kommt', { '@type': 'News Item', effective: '2099-01-01T00:00:00Z' });
  await add('/de/neu', 'geheim', { '@type': 'News Item' }, false);
  await add('/de', 'ort', {});
  const json = { id: 'anderer-ort' };
  expect((await cms.ask('/de/ort', { as: 'admin', method: 'PATCH', json })).status).toBe(204);
  const event = { '@type': 'Event', location: 'Deich & Watt' };
  await add('/de/neu', 'spaeter', { ...event, start: day(30), end: day(31) });
  await add('/de/neu', 'bald', {
    ...event,
    start: '2098-06-01T08:00:00Z',
    end: '2098-06-01T10:00:00Z',
    description: 'Vortrag',
  });
  await add('/de/neu', 'vorbei', { ...event, start: day(-31), end: day(-30) });
});

afterAll(async () => {
  await Promise.all(servers.map(close));
});

describe.each([
  ['the embedded CMS', () => start({ cms })],
  [
    'a Plone that words links for us',
    async () => start({ proxy: createProxy(new URL(await startPlone(true))) }),
  ],
  ['a Plone reached as it is', async () => start({ proxy: createProxy(new URL(await startPlone(false))) })],
])('a feed from %s', (_name, begin) => {
  let origin: string;
  beforeAll(async () => {
    origin = await begin();
  });

  test('tells what is new below a place and may be viewed by everybody, the newest first', async () => {
    const { channel, items } = await feedAt(`${origin}/de/neu/@@rss?portal_type=News+Item`);
    expect(textOf(channel, 'title')).toBe('Neu & <frisch>');
    expect(textOf(channel, 'description')).toBe('Was &lt;b&gt;neu&lt;/b&gt; ist');
    expect(textOf(channel, 'link')).toBe(`${origin}/de/neu`);
    expect(textOf(channel, 'language')).toBe('de');
    expect(items.map((item) => textOf(item, 'link'))).toEqual(
      ['jung', 'alt'].map((id) => `${origin}/de/neu/${id}`),
    );
    const [, old] = items as [Element, Element];
    expect(textOf(old, 'title')).toBe(hostile);
    expect(textOf(old, 'pubDate')).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
    expect(textOf(old, 'category')).toBe('Küste & Meer');
    // Readers show a description as HTML: its signs are escaped once more.
    expect(textOf(old, 'description')).toContain('A &lt; B &amp; &quot;C&quot; ]]&gt; &lt;script&gt;');
    const { UID } = (await (await cms.ask('/de/neu/alt')).json()) as { UID: string };
    expect(textOf(old, 'guid')).toBe(UID);
  });

  test('tells of events those that are not over, by their beginning, with day, time and place', async () => {
    const { items } = await feedAt(`${origin}/de/neu/@@rss?portal_type=Event`);
    expect(titles(items)).toEqual(['spaeter', 'bald']);
    expect(textOf(items[1] as Element, 'description')).toMatch(
      /1\. Juni 2098.*10:00.12:00.*, Deich &amp; Watt – Vortrag/,
    );
  });

  test('takes all that is read for being new where its address names no type, and keywords', async () => {
    const { items } = await feedAt(`${origin}/de/neu/@@rss`);
    expect(titles(items).sort()).toEqual([hostile, 'bald', 'jung', 'spaeter', 'vorbei'].sort());
    const tagged = await feedAt(`${origin}/de/neu/@@rss?Subject=K%C3%BCste+%26+Meer&SearchableText=x`);
    expect(titles(tagged.items)).toEqual([hostile]);
    expect((await feedAt(`${origin}/@@rss?portal_type=Nix`)).items).toEqual([]);
  });

  test('leads on from an address that content had before', async () => {
    const { status, headers } = await ask(`${origin}/de/ort/@@rss?portal_type=Event`);
    expect([status, headers.location]).toEqual([301, `${origin}/de/anderer-ort/@@rss?portal_type=Event`]);
  });

  test.each([
    ['/de/neu/geheim', 401],
    ['/de/nichts', 404],
    ['/de/bilder/watt', 404],
  ])('%s has none', async (path, status) => {
    expect((await ask(`${origin}${path}/@@rss`)).status).toBe(status);
  });
});

describe('a feed', () => {
  test('is asked for without the session of whoever asks', async () => {
    const origin = await start({ proxy: createProxy(new URL(await startPlone(true))) });
    const token = await cms.login('admin');
    const headers = { authorization: `Bearer ${token}`, cookie: `__ac=${token}; auth_token=${token}` };
    const { items } = await feedAt(`${origin}/de/neu/@@rss?portal_type=News+Item`, headers);
    expect(titles(items)).toEqual(['jung', hostile]);
  });

  test('is not sent again to a reader who knows it', async () => {
    const origin = await start({ cms });
    const { answer } = await feedAt(`${origin}/de/neu/@@rss`);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const known = { 'if-none-match': `"x", W/${String(answer.headers.etag)}` };
    const again = await ask(`${origin}/de/neu/@@rss`, { headers: known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(`${origin}/de/neu/@@rss`, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask(`${origin}/de/neu/@@rss`, { method: 'POST' })).status).toBe(404);
  });

  test('names the public address, whatever a caller says', async () => {
    const origin = await start({ cms }, 'https://portal.example');
    const { channel } = await feedAt(`${origin}/++api++/de/neu/@@rss`, { host: 'portal.example' });
    expect(textOf(channel, 'link')).toBe('https://portal.example/de/neu');
    expect((await ask(`${origin}/de/neu/@@rss`, { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  test('has at most fifty entries', async () => {
    await add('/de', 'viele', {});
    for (let number = 0; number < 60; number += 1)
      await add('/de/viele', `meldung-${number}`, { '@type': 'News Item' });
    const { items } = await feedAt(`${await start({ cms })}/de/viele/@@rss`);
    expect(items).toHaveLength(50);
  });

  test('of a Plone that does not answer is a failure of the server behind', async () => {
    const origin = await start({ proxy: createProxy(new URL('http://127.0.0.1:1/Plone')) });
    expect((await ask(`${origin}/de/neu/@@rss`)).status).toBe(502);
  });

  test('is there while one develops', async () => {
    const { server, origin } = await serve((request, response) =>
      sendFeed(
        request,
        response,
        'http://localhost:3000',
        embeddedReader(cms, { origin: 'http://localhost:3000', address: '' }),
      ),
    );
    servers.push(server);
    expect((await feedAt(`${origin}/de/neu/@@rss`)).items.length).toBeGreaterThan(0);
  });
});
