import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { realExample } from '~test/support/real-examples';
import { renderSite } from '~test/support/render-site';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const plone = 'http://localhost:8080/Plone';

/** A page as a Plone elsewhere gave it. Links of its site have this origin, as behind the proxy. */
function pageOf(name: string): { path: string; body: object; said: string } {
  const told = JSON.stringify(realExample<object>(name)).replaceAll(plone, window.location.origin);
  const body = JSON.parse(told) as { '@id': string };
  return { path: new URL(body['@id']).pathname, body, said: told.replaceAll('\\"', '"') };
}

const isSaid = (path: string, said: string): boolean =>
  [path, path.replace(/\/(?:@@(?:download|display-file|images)\/.*|@@search|ics_view)$/, '')].some((each) =>
    said.includes(`${each}"`),
  );

const pages = [
  'content_get_document_anon',
  'content_get_document_expanded_anon',
  'content_get_folder_batched_anon',
  'event_get_anon',
  'file_get_anon',
  'image_get_anon',
  'image_svg_get_anon',
  'lrf_get_anon',
  'newsitem_get_editor',
];

test.each(pages)(
  '%s, of another site, leads nowhere but where it says and to screens of the app',
  async (name) => {
    const { path, body, said } = pageOf(name);
    const missing = () => HttpResponse.json({ type: 'NotFound', message: '' }, { status: 404 });
    server.use(
      http.all('*', ({ request }) => {
        const asked = new URL(request.url).pathname.replace('/++api++', '');
        return asked === path ? HttpResponse.json(body) : missing();
      }),
    );
    const site = { siteTitle: 'Ein anderes Haus', sitePages: [] };
    const { container } = await renderSite(path, { site });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).not.toHaveLength(0));
    const links = [...container.querySelectorAll('a')].map((link) => new URL(link.href));
    const paths = links
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname);
    expect(paths.length).toBeGreaterThan(3);
    const madeUp = paths.filter((each) => isContentPath(cmsPath(each)) && !isSaid(each, said));
    // Whatever a site has, it has a home, and the language roots stand in its configuration.
    expect(madeUp.filter((each) => !['/', '/de', '/en'].includes(each))).toEqual([]);
  },
);
