import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { examplePages } from './content/example-pages';

const { cms } = startCms({ items: examplePages });

async function classesAt(path: string, token?: string): Promise<string[]> {
  await renderSite(path, token ? { token } : {});
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.body.className).toMatch(/language-/));
  return [...document.body.classList];
}

describe('body classes on every route', () => {
  test.each([
    ['/de/seite', ['is-anonymous', 'public-ui', 'language-de', 'contenttype-document']],
    ['/en/page', ['is-anonymous', 'public-ui', 'language-en', 'contenttype-document']],
    ['/de/nachricht', ['is-anonymous', 'public-ui', 'language-de', 'contenttype-news-item']],
    ['/de/institut', ['is-anonymous', 'public-ui', 'language-de', 'contenttype-institut']],
    ['/de/gibt-es-nicht', ['is-anonymous', 'public-ui', 'language-de']],
    ['/de/login', ['is-anonymous', 'public-ui', 'language-de']],
    ['/en/search', ['is-anonymous', 'public-ui', 'language-en']],
    ['/de/@@search', ['is-anonymous', 'public-ui', 'language-de']],
    ['/en/sitemap', ['is-anonymous', 'public-ui', 'language-en']],
    ['/en/logout', ['is-anonymous', 'public-ui', 'language-en']],
  ])('%s', async (path, classes) => {
    expect(await classesAt(path)).toEqual(expect.arrayContaining(classes));
    expect(document.body).not.toHaveClass('is-authenticated');
    expect(document.body).not.toHaveClass('cms-ui');
  });

  test('of a logged-in user', async () => {
    expect(await classesAt('/de/seite', await cms().login('editor'))).toContain('is-authenticated');
    expect(document.body).not.toHaveClass('is-anonymous');
  });

  test.each(['/de/projektauftritt', '/de/projektauftritt/unterseite'])(
    'of a project’s page %s: the project’s own classes',
    async (path) => {
      await classesAt(path);
      await waitFor(() => expect(document.body).toHaveClass('tidentakt', 'zweite-klasse'));
    },
  );

  test('are taken back on the way to another page', async () => {
    const { router } = await renderSite('/de/projektauftritt');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.body).toHaveClass('tidentakt'));
    await router.navigate('/en/page');
    await screen.findByRole('heading', { level: 1, name: 'A page' });
    await waitFor(() => expect(document.body).not.toHaveClass('tidentakt'));
    expect(document.body).toHaveClass('language-en');
    expect(document.body).not.toHaveClass('language-de');
  });
});
