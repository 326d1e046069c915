import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyContent } from '@/api/types/any-content';
import { pageHead } from '@/app/page-head';
import { defaultSiteConfig } from '@/site/site-config';
import { configureSite } from '@/site/site';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { errorsOfThing, statedThings } from '~test/support/schema-org';
import { examplePages } from './example-pages';

const { cms } = startCms({
  items: [
    ...examplePages,
    { path: '/de/falle', type: 'Document', title: '</script><script>alert(1)</script>' },
  ],
});

async function open(path: string) {
  const site = await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const links = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

describe('the head of a page', () => {
  test('has title and description, the ones for search engines first', async () => {
    const { unmount } = await open('/de/seite');
    await waitFor(() => expect(document.title).toMatch(/^Titel für Suchmaschinen – /));
    expect(content('meta[name="description"]')).toBe('Beschreibung für Suchmaschinen');
    unmount();
    await open('/en/page');
    await waitFor(() => expect(document.title).toMatch(/^A page – /));
    expect(content('meta[name="description"]')).toBe('In English');
  });

  test('names the language of the page', async () => {
    const { unmount } = await open('/en/page');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
    unmount();
    await open('/de/seite');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  });

  test('has its canonical address, or the one that was entered', async () => {
    const { unmount } = await open('/de/seite');
    expect(links('canonical')).toEqual([[null, 'http://localhost:3000/de/seite']]);
    unmount();
    await open('/de/verborgen');
    expect(links('canonical')).toEqual([[null, 'https://example.org/kanonisch']]);
  });

  test('names addresses by the public origin where the site has one', async () => {
    await renderSite('/de/seite', { site: { publicUrl: 'https://portal.example' } });
    await screen.findByRole('heading', { level: 1 });
    expect(links('canonical')).toEqual([[null, 'https://portal.example/de/seite']]);
    expect(links('alternate')).toContainEqual(['en', 'https://portal.example/en/page']);
    expect(content('meta[property="og:url"]')).toBe('https://portal.example/de/seite');
  });

  test('leads to the translations and to itself', async () => {
    await open('/de/seite');
    expect(links('alternate')).toEqual([
      ['de', 'http://localhost:3000/de/seite'],
      ['en', 'http://localhost:3000/en/page'],
    ]);
  });

  test('keeps its addresses whatever its query says', async () => {
    await open('/de/seite?page=2&view=week');
    expect(links('canonical')).toEqual([[null, 'http://localhost:3000/de/seite']]);
    expect(links('alternate')).toEqual([
      ['de', 'http://localhost:3000/de/seite'],
      ['en', 'http://localhost:3000/en/page'],
    ]);
  });

  test.each([
    '/de/search?SearchableText=Watt',
    '/de/search-old',
    '/de/login',
    '/de/@cart',
    '/de/@cart-checkout',
    '/de/seite/unlock-form',
  ])('of the screen %s has no address for search engines', async (path) => {
    await open(path);
    // What a screen says of itself follows its drawing.
    await waitFor(() => expect(content('meta[name="robots"]')).toBe('noindex'));
    expect(links('canonical')).toEqual([]);
  });

  test('of the sitemap names it in each language', async () => {
    await open('/de/sitemap?x=1');
    expect(links('canonical')).toEqual([[null, 'http://localhost:3000/de/sitemap']]);
    expect(links('alternate')).toEqual([
      ['de', 'http://localhost:3000/de/sitemap'],
      ['en', 'http://localhost:3000/en/sitemap'],
    ]);
  });

  test('without a translation names no other language', async () => {
    await open('/de/verborgen');
    expect(links('alternate')).toEqual([]);
  });

  test('has what is shown when it is shared', async () => {
    await open('/de/seite');
    expect(content('meta[property="og:title"]')).toBe('Titel zum Teilen');
    expect(content('meta[property="og:description"]')).toBe('Beschreibung für Suchmaschinen');
    expect(content('meta[property="og:url"]')).toBe('http://localhost:3000/de/seite');
    expect(content('meta[property="og:type"]')).toBe('website');
    expect(content('meta[property="og:locale"]')).toBe('de_DE');
    expect(content('meta[property="og:image"]')).toMatch(/^http:\/\/localhost:3000\/de\/seite\/@@images\//);
    expect(content('meta[property="og:site_name"]')).toMatch(/Immerlund/);
  });

  test('of a Meldung says that it is an article', async () => {
    await open('/de/meldung');
    expect(content('meta[property="og:type"]')).toBe('article');
  });

  test('has a noindex robots flag when seo_noindex is set, and only then', async () => {
    const { unmount } = await open('/de/verborgen');
    expect(content('meta[name="robots"]')).toBe('noindex');
    unmount();
    await open('/de/seite');
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });

  test('leaves nothing behind when another page is shown', async () => {
    const { router } = await open('/de/verborgen');
    await router.navigate('/de/seite');
    await screen.findByRole('heading', { level: 1, name: 'Titel Document' });
    await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toBeNull());
    expect(links('canonical')).toHaveLength(1);
  });
});

/** What stands in the head: attributes of meta elements and links, and the things that are stated. */
const written = () => ({
  title: document.title,
  elements: [...document.head.querySelectorAll('meta, link[rel="canonical"], link[hreflang]')].map(
    (element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  ),
  things: statedThings(),
});

/** What the server says besides, for those that show a preview of a link and run no scripts. */
const isForPreviews = ({ name, property = name }: Readonly<Record<string, string>>) =>
  /^(?:og:image:|article:|twitter:)/.test(property ?? '');

async function servedHead(path: string): Promise<ReturnType<typeof written>> {
  const answer = await cms().ask(`${path}?expand=breadcrumbs,translations`);
  const publicUrl = window.location.origin;
  const head = pageHead((await answer.json()) as AnyContent, { ...defaultSiteConfig, publicUrl });
  configureSite();
  return {
    title: head.title,
    elements: head.elements.map(({ attributes }) => attributes).filter((each) => !isForPreviews(each)),
    things: head.linkedData.map((json) => JSON.parse(json) as Record<string, unknown>),
  };
}

describe('what search engines learn besides', () => {
  const data = (type: string) => statedThings().find((each) => each['@type'] === type);

  test('on the home: the organisation and the search of the site', async () => {
    await open('/de');
    expect(data('Organization')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Forschungszentrum Immerlund',
      url: 'http://localhost:3000/de',
      sameAs: expect.arrayContaining(['https://mastodon.example/@immerlund']) as unknown,
    });
    expect(data('WebSite')).toMatchObject({
      inLanguage: 'de',
      potentialAction: {
        '@type': 'SearchAction',
        target: 'http://localhost:3000/de/search?SearchableText={search_term_string}',
      },
    });
    expect(data('BreadcrumbList')).toBeUndefined();
  });

  test('elsewhere: the way there, from the home on', async () => {
    await open('/de/seite/nachbar');
    expect(data('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Forschungszentrum Immerlund', item: 'http://localhost:3000/de' },
        { position: 2, name: 'Titel Document', item: 'http://localhost:3000/de/seite' },
        { position: 3, name: 'Nachbarseite', item: 'http://localhost:3000/de/seite/nachbar' },
      ],
    });
    expect(data('Organization')).toBeUndefined();
  });

  test.each(['/de', ...examplePages.map(({ path }) => path)])(
    '%s states what schema.org knows',
    async (path) => {
      const { router } = await open(path);
      const things = statedThings();
      expect(things.length).toBeGreaterThan(0);
      expect(things.flatMap(errorsOfThing)).toEqual([]);
      const { title, elements, things: served } = await servedHead(router.state.location.pathname);
      expect(written()).toMatchObject({ title, elements });
      expect(new Set(served)).toEqual(new Set(things));
    },
  );

  test('no title can end the script that it stands in', async () => {
    await open('/de/falle');
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.innerHTML).not.toContain('</');
    expect(data('BreadcrumbList')).toMatchObject({
      itemListElement: [{}, { name: '</script><script>alert(1)</script>' }],
    });
  });
});
