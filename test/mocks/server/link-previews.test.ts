// @vitest-environment jsdom
import type { Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageHead, visitedContent } from '@/app/page-head';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { configureSite } from '@/site/site';
import { demoSeed } from '~demo/demo';
import type { SeedItem } from '~mocks/seed/types';
import { createEdge } from '~mocks/server/edge';
import { makePage } from '~mocks/server/page';
import { pageConfig } from '~mocks/server/site-config';
import { createSiteHandler } from '~mocks/server/site-server';
import { listStaticFiles } from '~mocks/server/static-files';
import { errorsOfThing } from '~test/support/schema-org';
import { createTestCms } from '~test/support/test-cms';
import { readXml, textOf as xmlText } from './feed-reader';
import { ask, close, serve } from './http-client';

const template = `<!doctype html><html lang="de"><head><title>Portal</title>
<script type="application/json" id="site-config">{}</script><script>first()</script></head>
<body><div id="root"></div><noscript><p>JavaScript</p></noscript></body></html>`;
const { items, settings } = demoSeed(new Date('2026-06-15'));
const languageOf = ({ path }: SeedItem) => /^\/(de|en)(?:\/|$)/.exec(path)?.[1] ?? 'de';

/** A public page of each type in each language: the one that lies deepest. */
function onePageOfEach(): SeedItem[] {
  const found = new Map<string, SeedItem>();
  for (const item of items) {
    const key = `${item.type} ${languageOf(item)}`;
    const depthOf = ({ path }: SeedItem) => path.split('/').length;
    const known = found.get(key);
    if ((item.state ?? 'published') === 'published' && !(known && depthOf(known) >= depthOf(item)))
      found.set(key, item);
  }
  return [...found.values()];
}

const pages = onePageOfEach().map((item): [string, string, SeedItem] => [item.type, item.path, item]);

interface Answer {
  status: number;
  html: string;
  document: Document;
}

/** Readers parse; the server, which runs in the same process here, has nothing that does. */
const Parser = DOMParser;

let server: Server;
let origin: string;
const opened = new Map<string, Promise<Answer>>();

async function fetchPage(path: string): Promise<Answer> {
  const { status, body } = await ask(origin + path, { headers: { accept: 'text/html' } });
  const html = body.toString();
  return { status, html, document: new Parser().parseFromString(html, 'text/html') };
}

function open(path: string): Promise<Answer> {
  const page = opened.get(path) ?? fetchPage(path);
  opened.set(path, page);
  return page;
}

const metaOf = (document: Document, name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
  undefined;

const thingsOf = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );

const linksOf = (document: Document, selector: string) =>
  [...document.head.querySelectorAll(`link${selector}`)].map(
    (link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? ''] as const,
  );

beforeAll(async () => {
  vi.stubGlobal('DOMParser', undefined);
  vi.stubGlobal('document', undefined);
  const cms = await createTestCms({ items, settings });
  const page = makePage(template, pageConfig('default'));
  const site = { page: () => Promise.resolve(page), files: await listStaticFiles('public') };
  const heads = { pageHead, visitedContent };
  ({ server, origin } = await serve(createSiteHandler(site, { cms }, createEdge(), { heads })));
});

afterAll(async () => {
  vi.unstubAllGlobals();
  configureSite();
  await close(server);
});

test('the demo has a page of nearly every type in both languages', () => {
  expect(pages.length).toBeGreaterThan(40);
});

/** Slack asks for the first bytes of a page alone; what stands behind them is not read. */
const firstBytes = 32_768;

describe('Slack', () => {
  /** Cards of Twitter go before Open Graph, and both before what every page has. */
  async function readBySlack(path: string) {
    const { html } = await open(path);
    const document = new Parser().parseFromString(
      Buffer.from(html).subarray(0, firstBytes).toString(),
      'text/html',
    );
    return {
      title: metaOf(document, 'twitter:title') ?? metaOf(document, 'og:title') ?? document.title,
      text: metaOf(document, 'twitter:description') ?? metaOf(document, 'og:description'),
      image: metaOf(document, 'twitter:image') ?? metaOf(document, 'og:image'),
      card: metaOf(document, 'twitter:card'),
      service: metaOf(document, 'og:site_name'),
    };
  }

  test.each(pages)('%s %s', async (_type, path, { title, description = '' }) => {
    const shown = await readBySlack(path);
    expect(shown).toMatchObject({ title, service: expect.stringContaining('Immerlund') as unknown });
    expect(shown.text ?? '').toBe(description);
    expect(shown.image).toMatch(new RegExp(`^${origin}/`));
    expect(shown.card).toMatch(/^summary(?:_large_image)?$/);
  });
});

describe('Mastodon', () => {
  /** What a thing says of the page goes before Open Graph, the canonical address before the one that was asked for. */
  async function readByMastodon(path: string) {
    const { document } = await open(path);
    const thing: Record<string, unknown> =
      thingsOf(document).find(({ '@type': type }) => type === 'NewsArticle' || type === 'WebPage') ?? {};
    const publisher = isRecord(thing['publisher']) ? thing['publisher'] : {};
    const [, canonical] = linksOf(document, '[rel=canonical]')[0] ?? [];
    return {
      url: canonical,
      title: textOf(thing['headline']) || metaOf(document, 'og:title'),
      description: textOf(thing['description']) || metaOf(document, 'og:description'),
      image: textOf(thing['image']) || metaOf(document, 'og:image'),
      width: Number(metaOf(document, 'og:image:width')),
      height: Number(metaOf(document, 'og:image:height')),
      provider: textOf(publisher['name']) || metaOf(document, 'og:site_name'),
      published: textOf(thing['datePublished']) || metaOf(document, 'article:published_time'),
      language: textOf(thing['inLanguage']) || document.documentElement.lang,
    };
  }

  test.each(pages)('%s %s', async (type, path, item) => {
    const { title, description = '' } = item;
    const shown = await readByMastodon(path);
    expect(shown).toMatchObject({ url: origin + path, title, language: languageOf(item) });
    expect(shown.description ?? '').toBe(description);
    expect(shown.provider).toContain('Immerlund');
    if (['Meldung', 'News Item', 'Post'].includes(type))
      expect(Date.parse(shown.published ?? '')).toBeGreaterThan(0);
    const { status, body } = await ask(shown.image ?? '', { headers: { accept: 'image/*' } });
    expect(status).toBe(200);
    const { width, height, format } = await sharp(body).metadata();
    expect(format).toMatch(/^(?:webp|jpeg|png|gif|svg)$/);
    if (format !== 'svg') expect([shown.width, shown.height]).toEqual([width, height]);
  });
});

describe('a search engine', () => {
  /** Properties without which a thing is not shown. */
  const required: Readonly<Record<string, readonly string[]>> = {
    BlogPosting: ['headline'],
    Event: ['name', 'startDate', 'location'],
    JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    NewsArticle: ['headline', 'datePublished'],
    Person: ['name'],
  };

  test.each(pages)('%s %s', async (_type, path, { title }) => {
    const { status, document } = await open(path);
    expect(status).toBe(200);
    expect(document.title.startsWith(title)).toBe(true);
    expect(linksOf(document, '[rel=canonical]')).toEqual([[null, origin + path]]);
    expect(document.querySelectorAll('noscript h1')).toHaveLength(1);
    const things = thingsOf(document);
    expect(things.flatMap(errorsOfThing)).toEqual([]);
    for (const thing of things) {
      const type = textOf(thing['@type']);
      expect(required[type]?.filter((name) => !(name in thing)) ?? []).toEqual([]);
      if (type !== 'BreadcrumbList') continue;
      const steps = recordsOf(thing['itemListElement']);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
      for (const { name, item } of steps)
        expect([name, URL.canParse(textOf(item))]).toEqual([expect.any(String), true]);
    }
  });

  test.each(pages)('%s %s and its translation name each other', async (_type, path) => {
    const { document } = await open(path);
    const alternates = linksOf(document, '[hreflang]');
    expect(new Set(alternates.map(([language]) => language)).size).toBe(alternates.length);
    for (const [, href] of alternates) {
      const other = await open(new URL(href).pathname);
      expect(other.status).toBe(200);
      expect(linksOf(other.document, '[hreflang]').toSorted()).toEqual(alternates.toSorted());
    }
  });

  test('finds each of them in the lists of pages', async () => {
    const addressesIn = async (address: string) => {
      const { body } = await ask(address);
      return readXml(body.toString()).children.map((each) => xmlText(each, 'loc') ?? '');
    };
    const lists = await addressesIn(`${origin}/sitemap.xml`);
    const listed = new Set((await Promise.all(lists.map(addressesIn))).flat());
    const missing = pages.filter(([, path]) => !listed.has(origin + path)).map(([type]) => type);
    expect(new Set(missing)).toEqual(new Set(['File', 'Image', 'Link']));
    // A comment has no page of its own.
    expect([...listed].filter((address) => address.includes('++conversation++'))).toEqual([]);
  });
});
