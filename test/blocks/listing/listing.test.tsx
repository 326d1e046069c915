import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingVariations } from '@/blocks/listing/variations';
import { installDialogElement } from '~test/support/dialog-element';
import { makeContent } from '~test/support/make-content';
import type { renderWithSite } from '~test/support/render';
import { renderPage } from '~test/support/render-page';

const operation = 'plone.app.querystring.operation';
const origin = window.location.origin;
const asked: Record<string, unknown>[] = [];
const server = setupServer();

/** What the listing asks for lies doubly encoded in the URL. */
function searchOf(request: Request): Record<string, unknown> {
  const text = new URL(request.url).searchParams.get('query') ?? '{}';
  return JSON.parse(decodeURIComponent(text)) as Record<string, unknown>;
}

function answer(body: (search: Record<string, unknown>) => JsonBodyType, status = 200) {
  server.use(
    http.get('*/@querystring-search', ({ request }) => {
      const search = searchOf(request);
      asked.push(search);
      return HttpResponse.json(body(search), { status });
    }),
  );
}

const item = (name: string, more: object = {}) => ({
  '@id': `${origin}/de/${name.toLowerCase()}`,
  '@type': 'Document',
  title: name,
  description: `Über ${name}`,
  ...more,
});

const query = (marker: string) => [{ i: 'Subject', o: `${operation}.selection.any`, v: [marker] }];
const listing = (fields: object) => ({ '@type': 'listing', querystring: { query: query('A') }, ...fields });

function show(
  blocks: Record<string, { '@type': string }>,
  options: Parameters<typeof renderWithSite>[1] = {},
) {
  const content = makeContent({ blocks, blocks_layout: { items: Object.keys(blocks) } });
  return renderPage(content, options);
}

beforeAll(() => {
  installDialogElement();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => asked.splice(0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('A listing', () => {
  test('shows what the query of its block finds on the current path', async () => {
    answer(() => ({ items: [item('Eins'), item('Zwei')], items_total: 2 }));
    show({
      a: listing({ headline: 'Alles', linkTitle: 'Zur Übersicht', linkHref: [{ '@id': '/de/alles' }] }),
    });
    expect(await screen.findByRole('link', { name: 'Eins' })).toHaveAttribute('href', '/de/eins');
    expect(screen.getByRole('heading', { level: 2, name: 'Alles' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Zwei' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Übersicht' })).toHaveAttribute('href', '/de/alles');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ query: query('A'), b_size: 25, b_start: 0 });
  });

  test('of persons alone is asked for in the whole site where it names no place', async () => {
    const paths: string[] = [];
    server.use(
      http.get('*/@querystring-search', ({ request }) => {
        paths.push(new URL(request.url).pathname);
        return HttpResponse.json({ items: [item('Ada', { '@type': 'Member' })], items_total: 1 });
      }),
    );
    const people = [{ i: 'portal_type', o: `${operation}.selection.any`, v: ['Member'] }];
    const place = { i: 'path', o: `${operation}.string.absolutePath`, v: '/profile' };
    show({
      a: listing({ variation: 'personsGrid', querystring: { query: people } }),
      b: listing({ variation: 'personsGrid', querystring: { query: [...people, place] } }),
    });
    await waitFor(() => expect(paths).toHaveLength(2));
    expect(paths.filter((path) => path.endsWith('/++api++/@querystring-search'))).toHaveLength(1);
  });

  test('takes the answer of a real server', async () => {
    const body = JSON.parse(
      readFileSync('test/real-examples/querystring_search_listing_anon.json', 'utf8'),
    ) as JsonBodyType;
    answer(() => body);
    show({ a: listing({ variation: 'summary' }) });
    expect(await screen.findByRole('link', { name: 'Seite 28' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Seite 2 von 2' })).toBeVisible();
  });

  test('without a query shows the children of the folder', async () => {
    server.use(
      http.get('*/@search', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return HttpResponse.json({
          items: searchParams.get('path.depth') === '1' ? [item('Kind')] : [],
          items_total: 1,
        });
      }),
    );
    show({ a: { '@type': 'listing' } });
    expect(await screen.findByRole('link', { name: 'Kind' })).toBeVisible();
  });

  test('of all news offers their feed; one of the latest or of other pages has none', async () => {
    answer(() => ({ items: [item('Eins')], items_total: 1 }));
    const ofType = (type: string) => [{ i: 'portal_type', o: `${operation}.selection.any`, v: [type] }];
    const { unmount } = show({
      a: listing({ headline: 'Neues', querystring: { query: ofType('Meldung') } }),
    });
    expect(await screen.findByRole('link', { name: 'RSS-Feed: Neues' })).toHaveAttribute(
      'href',
      '/de/@@rss?portal_type=Meldung',
    );
    unmount();
    show({
      a: listing({ querystring: { query: ofType('Meldung'), limit: '3' } }),
      b: listing({ querystring: { query: ofType('Document') } }),
    });
    expect(await screen.findAllByRole('link', { name: 'Eins' })).toHaveLength(2);
    expect(document.querySelector('.block-listing__feed')).toBeNull();
  });

  test('of the posts of a blog leaves their feed to the blog', async () => {
    answer(() => ({ items: [item('Eins')], items_total: 1 }));
    const posts = [
      { i: 'portal_type', o: `${operation}.selection.any`, v: ['Post'] },
      { i: 'path', o: `${operation}.string.absolutePath`, v: '/de/seite' },
    ];
    const tagged = [...posts, ...query('Watt')];
    const blocks = {
      a: listing({ headline: 'Alle', querystring: { query: posts } }),
      b: listing({ headline: 'Watt', querystring: { query: tagged } }),
    };
    const layout = { blocks, blocks_layout: { items: ['a', 'b'] } };
    renderPage(makeContent({ '@id': '/de/seite', '@type': 'BlogFolder', ...layout }));
    expect(await screen.findByRole('link', { name: 'RSS-Feed: Watt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'RSS-Feed: Alle' })).toBeNull();
  });

  test("says 'No results found.' when nothing is found", async () => {
    answer(() => ({ items: [], items_total: 0 }));
    show({ a: listing({}) }, { language: 'en', path: '/en/page' });
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('has words and a way on when the call fails', async () => {
    answer(() => ({ type: 'x', message: 'y' }), 500);
    show({ a: listing({}) });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(screen.getByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
    answer(() => ({ items: [item('Eins')], items_total: 1 }));
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Eins' })).toBeVisible();
  });

  test('holds its place with a skeleton until the answer comes', async () => {
    answer(() => ({ items: [item('Eins')], items_total: 1 }));
    const { container } = show({ a: listing({ querystring: { query: query('A'), limit: '3' } }) });
    expect(container.querySelectorAll('.listing-skeleton__item')).toHaveLength(3);
    await screen.findByRole('link', { name: 'Eins' });
    expect(container.querySelector('.listing-skeleton')).toBeNull();
  });

  test('of an unknown variation is drawn as the default', async () => {
    answer(() => ({ items: [item('Eins')], items_total: 1 }));
    const { container } = show({ a: listing({ variation: '<script>alert(1)</script>' }) });
    await screen.findByRole('link', { name: 'Eins' });
    expect(container.querySelector('.listing-row--arrow')).not.toBeNull();
  });

  test.each<[string, JsonBodyType]>([
    ['null', null],
    ['a list', []],
    ['items of wrong types', { items: [null, 'x', 7, {}, { '@id': 5, title: {} }], items_total: 'many' }],
    ['scripts', { items: [item('<script>x</script>', { '@id': 'javascript:alert(1)' })], items_total: 1 }],
  ])('draws %s without harm in every variation', async (_name, body) => {
    answer(() => body);
    server.use(http.get('*/@institutlist', () => HttpResponse.json(body)));
    for (const { name: variation } of listingVariations) {
      const { container, unmount } = show({ a: listing({ variation }) });
      await waitFor(() => expect(container.querySelector('.listing-skeleton')).toBeNull());
      expect(container.querySelector('script, [href^="javascript"]')).toBeNull();
      unmount();
    }
  });
});

describe('Two listings on a page', () => {
  const pages = (search: Record<string, unknown>) => {
    const name = JSON.stringify(search.query).includes('"A"') ? 'Apfel' : 'Birne';
    const start = Number(search.b_start);
    return { items: [item(`${name}${start + 1}`)], items_total: 3 };
  };
  const blocks = {
    a: listing({ headline: 'Äpfel', querystring: { query: query('A'), b_size: '1' } }),
    b: listing({ headline: 'Birnen', querystring: { query: query('B'), b_size: 1 } }),
  };

  test('are paged independently through the URL', async () => {
    answer(pages);
    const { router } = show(blocks, { path: '/de/seite?page-b=2' });
    expect(await screen.findByRole('link', { name: 'Apfel1' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Birne2' })).toBeVisible();

    const apples = screen.getByRole('navigation', { name: 'Seiten der Liste „Äpfel“' });
    await userEvent.click(within(apples).getByRole('link', { name: 'Seite 3 von 3' }));
    expect(await screen.findByRole('link', { name: 'Apfel3' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Birne2' })).toBeVisible();
    expect(router.state.location.search).toBe('?page-b=2&page-a=3');
    expect(within(apples).getByRole('link', { name: 'Seite 3 von 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await waitFor(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: 'Apfel1' })).toBeVisible();
  });

  test('Turning a page takes the focus to the beginning of the list', async () => {
    answer(pages);
    const { container } = show(blocks);
    await screen.findByRole('link', { name: 'Apfel1' });
    const apples = screen.getByRole('navigation', { name: 'Seiten der Liste „Äpfel“' });
    await userEvent.click(within(apples).getByRole('link', { name: 'Nächste Seite' }));
    expect(container.querySelector('.block-listing')).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Apfel2' })).toBeVisible();
  });
});

describe('The variations of a listing', () => {
  test('newsListing shows date and title', async () => {
    answer(() => ({
      items: [item('Neu', { '@type': 'Meldung', effective: '2026-11-16T09:00:00+00:00' })],
      items_total: 1,
    }));
    show({ a: listing({ variation: 'newsListing' }) });
    await screen.findByRole('link', { name: 'Neu' });
    expect(screen.getByText('16.11.2026')).toBeVisible();
  });

  test('eventListing shows day, month, time and place', async () => {
    const event = { '@type': 'Event', start: '2026-11-26T17:00:00+00:00', location: 'Großer Hörsaal' };
    answer(() => ({ items: [item('Vortrag', event)], items_total: 1 }));
    const { container } = show({ a: listing({ variation: 'eventListing' }) });
    await screen.findByRole('link', { name: 'Vortrag' });
    expect(container.querySelector('time')).toHaveTextContent('26. November');
    expect(screen.getByText('18:00 Uhr')).toBeVisible();
    expect(screen.getByText('Großer Hörsaal')).toBeVisible();
  });

  test('imageGallery opens a picture in full and goes on by arrow key', async () => {
    const image_scales = { image: [{ download: '@@images/x.png', width: 900, height: 600, scales: {} }] };
    const picture = { '@type': 'Image', image_field: 'image', image_scales };
    answer(() => ({
      items: [item('Zelle', picture), item('Ohne Bild'), item('Kern', picture)],
      items_total: 3,
    }));
    show({ a: listing({ variation: 'imageGallery' }) });
    const opener = await screen.findByRole('button', { name: 'Zelle vergrößern' });
    expect(screen.queryByText(/Ohne Bild/)).toBeNull();
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Zelle' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'Kern' })).toBeVisible();
    expect(screen.getByText('Bild 2 von 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });
});

test('Not more than the limit is shown, whatever the server counts', async () => {
  answer(() => ({ items: ['A', 'B', 'C', 'D', 'E'].map((name) => item(name)), items_total: 40 }));
  show({ a: listing({ querystring: { query: query('A'), limit: '4' } }) });
  expect(await screen.findAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('The default page size comes from the settings', async () => {
  answer(() => ({ items: [item('Eins')], items_total: 8 }));
  const { '@components': components } = makeContent();
  const settings = { '@id': `${origin}/de/@fzjsettings`, default_page_size: 7 };
  const content = makeContent({
    '@components': { ...components, fzjsettings: settings },
    blocks: { a: listing({}) },
    blocks_layout: { items: ['a'] },
  });
  renderPage(content);
  await screen.findByRole('link', { name: 'Eins' });
  expect(asked[0]).toMatchObject({ b_size: 7 });
  expect(screen.getByRole('link', { name: 'Seite 2 von 2' })).toHaveAttribute('href', '/de/seite?page=2');
});

test('Of a listing in the first screen only the pictures of its first row are fetched at once', async () => {
  const pictured = (name: string) => {
    const picture = {
      download: '@@images/x.png',
      width: 400,
      height: 300,
      'content-type': 'image/png',
      scales: {},
    };
    return item(name, { image_field: 'preview_image', image_scales: { preview_image: [picture] } });
  };
  answer(() => ({ items: ['A', 'B', 'C', 'D'].map(pictured), items_total: 4 }));
  const { container } = show({ a: listing({ variation: 'twoColumnGrid' }) });
  await screen.findByRole('link', { name: 'A' });
  const loading = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  await waitFor(() => expect(loading()).toEqual(['eager', 'eager', 'lazy', 'lazy']));
});

test.each([
  [60, false],
  [61, true],
])('Of %d items those that are not on the screen are left out: %s', async (count, isLong) => {
  const items = Array.from({ length: count }, (_, at) => item(`Eintrag ${at}`));
  answer(() => ({ items, items_total: count }));
  const { container } = show({ a: listing({}) });
  // They are drawn in batches, of which the first fills a screen.
  await waitFor(() => expect(container.querySelectorAll('.listing-item')).toHaveLength(24));
  await waitFor(() => expect(container.querySelectorAll('.listing-item')).toHaveLength(count));
  expect(container.querySelector('.block-listing__items--long') !== null).toBe(isLong);
});
