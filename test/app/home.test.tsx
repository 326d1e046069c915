import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderSite } from '~test/support/render-site';

const api = startApi();

/** A CMS without folders of languages: everything lies below its root. Gives the paths that were asked for. */
function playNeutralSite(): string[] {
  const asked: string[] = [];
  api.use(
    http.get(/\/\+\+api\+\+/, ({ request }) => {
      const path = new URL(request.url).pathname.replace('/++api++', '');
      asked.push(path);
      const id = `http://localhost:3000${path}`;
      if (path === '/@navigation')
        return HttpResponse.json({
          '@id': id,
          items: [
            { '@id': 'http://localhost:3000/', title: 'Home', items: [] },
            { '@id': 'http://localhost:3000/vessels', title: 'Vessels', items: [] },
          ],
        });
      if (path === '' || path === '/') return HttpResponse.json(makeContent({ '@id': id, title: 'Warte' }));
      return new HttpResponse(null, { status: 404 });
    }),
  );
  return asked;
}

describe('a site without folders of languages', () => {
  const site = {
    languageFolders: false,
    languages: ['en'],
    defaultLanguage: 'en',
    siteTitle: 'Warte',
  } as const;

  test('opens at its root, with its menu, its name and no switcher', async () => {
    const asked = playNeutralSite();
    const { router } = await renderSite('/', { site });
    expect(await screen.findByRole('heading', { level: 1, name: 'Warte' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect((await screen.findAllByRole('link', { name: 'Vessels' }))[0]).toHaveAttribute('href', '/vessels');
    expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Warte, home page' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Warte'));
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap');
    expect(asked.filter((path) => /^\/(de|en)\b/.test(path))).toEqual([]);
  });

  test('leads from what is not found to its root', async () => {
    playNeutralSite();
    await renderSite('/nowhere', { site });
    const home = await screen.findAllByRole('link', { name: 'Home page' });
    expect(home.at(-1)).toHaveAttribute('href', '/');
  });
});

test('a site with one folder opens there, whatever the visitor prefers', async () => {
  api.use(http.get(/./, () => HttpResponse.json(makeContent({ title: 'Only English' }))));
  const { router } = await renderSite('/?a=1#b', { site: { languages: ['en'], defaultLanguage: 'en' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
  expect(router.state.location.search + router.state.location.hash).toBe('?a=1#b');
});
