// @vitest-environment jsdom
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageHead, visitedContent } from '@/app/page-head';
import { configureSite } from '@/site/site';
import { contentCall } from '@/lib/content-call';
import { createEdge } from '~mocks/server/edge';
import { makePage } from '~mocks/server/page';
import type { PublicReader } from '~mocks/server/public-reader';
import { createDescribedPages } from '~mocks/server/described-pages';
import { pageConfig } from '~mocks/server/site-config';
import { createSiteHandler } from '~mocks/server/site-server';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { ask, close, serve } from './http-client';

const template = `<!doctype html><html lang="de"><head><title>Portal</title>
<script type="application/json" id="site-config">{}</script><script>first()</script></head>
<body><div id="root"></div><noscript><p>JavaScript</p></noscript></body></html>`;
const page = makePage(template, pageConfig('default'));
const site = { page: () => Promise.resolve(page), files: new Map() };
const heads = { pageHead, visitedContent };
const html = { accept: 'text/html' };
const hostile = '</script><!--<script></noscript>\u2028<b>"A" & \'B\'</b> $& \u202Eabc';

let cms: TestCms;
let server: Server;
let origin: string;

async function add(place: string, change: Record<string, unknown>, isPublished = true): Promise<void> {
  const json = { '@type': 'Document', ...change };
  expect((await cms.ask(place, { as: 'admin', json })).status).toBe(201);
  if (isPublished)
    await cms.ask(`${place}/${String(change.id)}/@workflow/publish`, { as: 'admin', json: {} });
}

interface Shown {
  status: number;
  text: string;
  document: Document;
  headers: Readonly<Record<string, unknown>>;
}

async function show(path: string, headers: Record<string, string> = html): Promise<Shown> {
  const answer = await ask(origin + path, { headers });
  const text = answer.body.toString();
  const document = new DOMParser().parseFromString(text, 'text/html');
  return { status: answer.status, text, document, headers: answer.headers };
}

const metaOf = ({ document }: Shown, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const thingsOf = ({ document }: Shown): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );

beforeAll(async () => {
  cms = await createTestCms();
  ({ server, origin } = await serve(createSiteHandler(site, { cms }, createEdge(), { heads })));
  await add('/de', { id: 'seite', title: 'Über uns', description: 'Wer wir sind & was.' });
  await add('/de', { '@type': 'Meldung', id: 'neues', title: 'Neues', description: 'Kurz.' });
  await add('/de', { id: 'boese', title: hostile, description: hostile });
  await add('/de', { id: 'geheim', title: 'Geheim' }, false);
});

afterAll(async () => {
  configureSite();
  await close(server);
});

describe('the head of a page, for those that run no scripts', () => {
  test('says title, description, address and picture, the way there, and the words of the page', async () => {
    const shown = await show('/de/seite');
    expect(shown.status).toBe(200);
    expect(shown.document.title).toBe('Über uns – Forschungszentrum Immerlund');
    expect(metaOf(shown, 'description')).toBe('Wer wir sind & was.');
    expect(metaOf(shown, 'og:title')).toBe('Über uns');
    expect(metaOf(shown, 'og:url')).toBe(`${origin}/de/seite`);
    expect(metaOf(shown, 'og:image')).toBe(`${origin}/og-default.webp`);
    expect(shown.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${origin}/de/seite`,
    );
    expect(thingsOf(shown).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
    expect(shown.text).toMatch(
      /<noscript>.*<h1>Über uns<\/h1><p>Wer wir sind &amp; was\.<\/p>.*<\/noscript>/s,
    );
  });

  test('says of a news item what search engines want to know', async () => {
    const shown = await show('/de/neues');
    expect(metaOf(shown, 'og:type')).toBe('article');
    expect(thingsOf(shown).find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
      headline: 'Neues',
      url: `${origin}/de/neues`,
      inLanguage: 'de',
    });
  });

  test('names the feeds of its type and of its listings, at any depth', async () => {
    const asked = (types: string[], more = {}) => ({
      '@type': 'listing',
      headline: types.join(', '),
      querystring: {
        query: [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: types }],
        ...more,
      },
    });
    const panel = { blocks: { c: asked(['Event']) }, blocks_layout: { items: ['c'] } };
    await add('/de', {
      id: 'aktuell',
      title: 'Aktuell',
      blocks: {
        a: asked(['Meldung', 'News Item']),
        b: { '@type': 'accordion', data: { blocks: { p: panel }, blocks_layout: { items: ['p'] } } },
        latest: asked(['Post'], { limit: '3' }),
        pages: asked(['Document']),
        gone: asked(['Joboffer']),
      },
      blocks_layout: { items: ['a', 'b', 'latest', 'pages'] },
    });
    await add('/de', { '@type': 'JobOfferContainer', id: 'stellen', title: 'Stellen' });
    const feedsOn = async (path: string) =>
      [...(await show(path)).document.querySelectorAll('link[type="application/rss+xml"]')].map((link) => [
        link.getAttribute('title'),
        link.getAttribute('href'),
      ]);
    expect(await feedsOn('/de/aktuell')).toEqual([
      ['Meldung, News Item', `${origin}/de/@@rss?portal_type=Meldung&portal_type=News+Item`],
      ['Event', `${origin}/de/@@rss?portal_type=Event`],
    ]);
    expect(await feedsOn('/de/stellen')).toEqual([
      ['Stellen', `${origin}/de/stellen/@@rss?portal_type=Joboffer`],
    ]);
  });

  test('speaks the language of the page', async () => {
    const shown = await show('/en');
    expect(shown.document.documentElement.lang).toBe('en');
    expect(metaOf(shown, 'og:locale')).toBe('en_GB');
  });

  test('the home says what the language says in which the site begins', async () => {
    const shown = await show('/');
    expect(metaOf(shown, 'og:url')).toBe(`${origin}/de`);
    expect(thingsOf(shown).map((thing) => thing['@type'])).toContain('Organization');
  });

  test('markup in a title stays text, and ends no script', async () => {
    const shown = await show('/de/boese');
    expect(shown.document.title).toContain(hostile);
    expect(metaOf(shown, 'og:title')).toBe(hostile);
    expect(shown.document.querySelectorAll('b')).toHaveLength(0);
    expect(JSON.stringify(thingsOf(shown))).toContain('</script>');
    expect(shown.text.match(/<\/noscript>/g)).toHaveLength(1);
  });

  test('every element of it says that the server put it there', async () => {
    const { document } = await show('/de/neues');
    const added = [...document.head.querySelectorAll('meta, link, script[type="application/ld+json"]')];
    expect(added.length).toBeGreaterThan(8);
    expect(added.filter((element) => !element.hasAttribute('data-served'))).toEqual([]);
  });

  test('the policy is that of the bare page', async () => {
    expect((await show('/de/neues')).headers['content-security-policy']).toBe(page.policy);
  });
});

const answerOf = ({ document }: Shown) => {
  const script = document.querySelector('script#first-answer');
  return {
    url: script?.getAttribute('data-url'),
    language: script?.getAttribute('lang'),
    content: JSON.parse(script?.textContent ?? 'null') as unknown,
  };
};

describe('what the app draws a page from, so that it need not ask', () => {
  test('is the answer of the CMS to the very call that it would make', async () => {
    const url = `/++api++${contentCall('/en', true)}`;
    const { body } = await ask(origin + url, {
      headers: { accept: 'application/json', 'accept-language': 'en' },
    });
    const content = JSON.parse(body.toString()) as unknown;
    expect(answerOf(await show('/en'))).toEqual({ url, language: 'en', content });
    expect(content).toMatchObject({ '@components': { navigation: { items: expect.any(Array) } } });
  });

  test('is that of the language in which the site begins where the address names none', async () => {
    expect(answerOf(await show('/'))).toMatchObject({
      url: `/++api++${contentCall('/de', true)}`,
      language: 'de',
    });
  });

  test('stays data, whatever is written in it', async () => {
    const shown = await show('/de/boese');
    expect(answerOf(shown).content).toMatchObject({ title: hostile, description: hostile });
    const [, json = ''] = /id="first-answer"[^>]*>(.*?)<\/script>/s.exec(shown.text) ?? [];
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(json).toContain('\\u003c/script\\u003e\\u003c!--');
    expect(shown.text.match(/<script/g)).toHaveLength(2 + 1 + thingsOf(shown).length);
  });

  test('is left out where it is larger than a hundred kilobytes, and the head stays', async () => {
    const text = { '@type': 'text', text: { data: `<p>${'ä'.repeat(50_000)}</p>` } };
    await add('/de', {
      id: 'umfang',
      title: 'Lang',
      blocks: { a: text },
      blocks_layout: { items: ['a'] },
    });
    const shown = await show('/de/umfang');
    expect(shown.document.title).toMatch(/^Lang/);
    expect(shown.document.querySelector('#first-answer')).toBeNull();
  });

  test('is kept by no cache, and never older than the last change that came by this server', async () => {
    await add('/de', { id: 'frisch', title: 'Vorher' });
    const before = await show('/de/frisch');
    expect(answerOf(before).content).toMatchObject({ title: 'Vorher' });
    expect(before.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(before.headers).not.toHaveProperty('etag');
    const token = await cms.login('admin');
    const { status } = await ask(`${origin}/++api++/de/frisch`, {
      method: 'PATCH',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ title: 'Nachher' }),
    });
    expect(status).toBe(204);
    const after = await show('/de/frisch');
    expect(after.document.title).toMatch(/^Nachher/);
    expect(answerOf(after).content).toMatchObject({ title: 'Nachher' });
  });
});

describe('what is no public page', () => {
  test.each(['/de/login', '/de/@@search?SearchableText=x', '/de/seite/contents', '/de/geheim'])(
    'at %s there is the bare page',
    async (path) => {
      const shown = await show(path);
      expect([shown.status, shown.text]).toEqual([200, page.html]);
    },
  );

  test('what is not there answers with 404, and the app', async () => {
    const shown = await show('/de/nix/da');
    expect([shown.status, shown.text]).toEqual([404, page.html]);
  });

  test('whoever is logged in gets the bare page', async () => {
    const shown = await show('/de/seite', { ...html, cookie: 'auth_token=x.y.z' });
    expect(shown.text).toBe(page.html);
    expect(String(shown.headers.vary)).toContain('Cookie');
  });

  test('what has moved says where, with its parameters', async () => {
    await add('/de', { id: 'alt', title: 'Alt' });
    expect(
      (await cms.ask('/de/alt', { method: 'PATCH', as: 'admin', json: { id: 'umgezogen' } })).status,
    ).toBe(204);
    const answer = await ask(`${origin}/de/alt?a=1`, { headers: html });
    expect([answer.status, answer.headers.location]).toEqual([301, `${origin}/de/umgezogen?a=1`]);
  });
});

describe('asking the CMS', () => {
  const answer = () => Response.json({ '@id': 'http://x.example/de/a', title: 'A' });
  const visitWith = (reader: Pick<PublicReader, 'ask'>, time = { now: 0 }) => {
    const pages = createDescribedPages(heads, () => time.now);
    return (pathname = '/de/a') =>
      pages.visit({
        pathname,
        search: '',
        origin: 'http://x.example',
        page,
        reader: { ...reader, ownAddress: (own) => own },
      });
  };

  test('happens once for many, and again after a while', async () => {
    const asked = vi.fn(() => Promise.resolve(answer()));
    const time = { now: 0 };
    const visit = visitWith({ ask: asked }, time);
    const [one, other] = await Promise.all([visit(), visit()]);
    expect(one).toBe(other);
    time.now = 9_999;
    await visit();
    expect(asked).toHaveBeenCalledTimes(1);
    time.now = 10_001;
    await visit();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('is not saved while content is changing, and what was said before is forgotten', async () => {
    const asked = vi.fn(() => Promise.resolve(answer()));
    const pages = createDescribedPages(heads, () => 0);
    const visit = () =>
      pages.visit({
        pathname: '/de/a',
        search: '',
        origin: 'http://x.example',
        page,
        reader: { ask: asked, ownAddress: (own) => own },
      });
    await visit();
    const settled = pages.changing();
    await visit();
    await visit();
    settled();
    await visit();
    expect(asked).toHaveBeenCalledTimes(4);
    await visit();
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test('what is not there is asked for again at once, and a broken CMS leaves the bare page', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response('{}', { status: 404 })));
    const visit = visitWith({ ask: asked });
    expect(await visit()).toMatchObject({ status: 404 });
    expect(await visit()).toMatchObject({ status: 404 });
    expect(asked).toHaveBeenCalledTimes(2);
    const gone = () => Promise.resolve(new Response('{}', { status: 410 }));
    expect(await visitWith({ ask: gone })()).toMatchObject({ status: 410 });
    expect(await visitWith({ ask: () => Promise.reject(new Error('gone')) })()).toBeUndefined();
    expect(await visitWith({ ask: () => Promise.resolve(new Response('<html>')) })()).toBeUndefined();
    expect(
      await visitWith({ ask: () => Promise.resolve(new Response('', { status: 502 })) })(),
    ).toBeUndefined();
  });

  test.each([
    '/de/@search',
    '/de/@@manage-viewlets',
    '/manage_main',
    '/acl_users',
    '/de/%2e%2e/%2e%2e/manage',
    '/de/++api++',
    '/__init__',
    '/de/%E0%A4%A',
    '/portal_catalog',
  ])('never happens for %s', async (path) => {
    const asked = vi.fn(() => Promise.resolve(answer()));
    expect(await visitWith({ ask: asked })(path)).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  test('asks for the head by itself where the whole is late, which comes with the next visit', async () => {
    vi.useFakeTimers();
    let send: (whole: Response) => void = () => undefined;
    const asked = vi.fn((path: string) =>
      path.includes('navigation')
        ? new Promise<Response>((resolve) => (send = resolve))
        : Promise.resolve(answer()),
    );
    const visit = visitWith({ ask: asked });
    const first = visit();
    await vi.advanceTimersByTimeAsync(149);
    expect(asked).toHaveBeenCalledTimes(1);
    const other = visit();
    await vi.advanceTimersByTimeAsync(301);
    const html = async (visited: typeof first) => JSON.stringify(await visited);
    expect(await html(first)).toContain('og:title');
    expect(await html(first)).not.toContain('id=\\"first-answer');
    expect(await html(other)).toContain('og:title');
    expect(asked).toHaveBeenCalledTimes(2);
    send(answer());
    await vi.advanceTimersByTimeAsync(1);
    expect(await html(visit())).toContain('id=\\"first-answer');
    expect(asked).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('is given up after 300 ms, and no more than fifty questions are open', async () => {
    vi.useFakeTimers();
    const asked = vi.fn(() => new Promise<Response>(() => undefined));
    const visit = visitWith({ ask: asked });
    const all = Array.from({ length: 60 }, (_, index) => visit(`/de/${index}`));
    await vi.advanceTimersByTimeAsync(299);
    expect(await Promise.race([all[0], Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(2);
    expect(await Promise.all(all)).toEqual(Array(60).fill(undefined));
    expect(asked).toHaveBeenCalledTimes(50);
    vi.useRealTimers();
  });
});
