import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { namedScreen, screens } from '@/lib/screens';
import { makeDocument, makeLanguageRoot } from '~mocks/seed/makers';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

/** Screens that the app has, and such as Plone and its other front ends have. */
const ofOthers = 'rules register diff layout contact-form';
const names = Object.keys(screens)
  .filter((name) => !name.startsWith('@'))
  .concat(ofOthers.split(' '));
const places = ['', '/de', '/de/ordner'];
const pages = places.flatMap((place) => names.map((name) => `${place}/${name}`));
const headingOf = (path: string) => `Seite ${path}`;

const { cms } = startCms({
  items: [
    makeLanguageRoot({ path: '/de', title: 'Start' }),
    makeDocument({ path: '/de/ordner', title: 'Ordner' }),
    ...pages.map((path) => makeDocument({ path, title: headingOf(path) })),
  ],
});

const heading = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })[0]?.textContent;

const isHidden = (path: string) => namedScreen(path)?.yields === false;

test.each(pages.filter((path) => !isHidden(path)))('a visitor reads the page at %s', async (path) => {
  await renderSite(path);
  await waitFor(() => expect(heading()).toBe(headingOf(path)));
  expect(document.body).toHaveClass('public-ui');
});

test.each(['/contents', '/de/add', '/de/ordner/edit', '/de/ordner/contents', '/de/ordner/history'])(
  'who is logged in reads the page at %s, too',
  async (path) => {
    await renderSite(path, { token: await cms().login('siteadmin') });
    await waitFor(() => expect(heading()).toBe(headingOf(path)), { timeout: 20_000 });
    expect(document.body).toHaveClass('public-ui');
  },
  30_000,
);

test('only the route table takes names from content', () => {
  const roots =
    'login logout passwordreset profil search search-old sitemap unlock-form links-to-item controlpanel';
  const atRoots = roots.split(' ');
  expect(pages.filter(isHidden)).toEqual(
    [
      atRoots.map((name) => `/${name}`),
      atRoots.map((name) => `/de/${name}`),
      '/de/ordner/unlock-form',
      '/de/ordner/links-to-item',
    ].flat(),
  );
});
