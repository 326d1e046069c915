import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { trailOf } from '@/shell/breadcrumbs/trail';
import { renderWithSite } from '~test/support/render';
import { makeEntry, makeNearest, makePage, origin, showPlace } from './shell-data';

const trail = () => within(screen.getByRole('navigation', { name: 'Sie sind hier' }));
const words = () =>
  trail()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a home link starts the trail, and the last item is not a link', () => {
  const content = makePage({
    breadcrumbs: [
      ['/de/aktuelles', 'Aktuelles'],
      ['/de/aktuelles/meldung', 'Eine Meldung'],
    ],
  });
  renderWithSite(<Breadcrumbs />, { path: '/de/aktuelles/meldung', content });
  expect(words()).toEqual(['Startseite', 'Aktuelles', 'Eine Meldung']);
  expect(trail().getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
  expect(trail().queryByRole('link', { name: 'Eine Meldung' })).not.toBeInTheDocument();
  expect(trail().getByText('Eine Meldung')).toHaveAttribute('aria-current', 'page');
});

test('nearest institute, institute area and blog stand under their names before the other path items', () => {
  const nearest = makeNearest({
    institut: makeEntry('/de/ibi', 'Institut für Zellbiophysik'),
    institutsbereich: makeEntry('/de/ibi/mechanik', 'Mechanik des Gewebes'),
    blogs: makeEntry('/de/ibi/mechanik/blog', 'Wehrgeflüster'),
  });
  const content = makePage({
    nearest,
    breadcrumbs: [
      ['/de/ibi', 'IBI'],
      ['/de/ibi/mechanik', 'IBI-2'],
      ['/de/ibi/mechanik/blog', 'Blog'],
      ['/de/ibi/mechanik/blog/beitrag', 'Ein Beitrag'],
    ],
  });
  renderWithSite(<Breadcrumbs />, { path: '/de/ibi/mechanik/blog/beitrag', content });
  expect(words()).toEqual([
    'Startseite',
    'Institut für Zellbiophysik',
    'Mechanik des Gewebes',
    'Wehrgeflüster',
    'Ein Beitrag',
  ]);
});

test('a path item is called by its nav_title where it has one', () => {
  const content = makePage({ breadcrumbs: [['/de/x', 'Ein langer Titel']] });
  const items = content['@components'].breadcrumbs.items ?? [];
  Object.assign(items[0] ?? {}, { nav_title: 'Kurz' });
  expect(trailOf(content, undefined)).toEqual([{ path: '/de/x', title: 'Kurz' }]);
});

test('a list of blogs counts by its first', () => {
  const nearest = makeNearest();
  Object.assign(nearest, { blogs: [makeEntry('/de/blog', 'Wehrgeflüster'), makeEntry('/de/b', 'B')] });
  expect(trailOf(makePage({ breadcrumbs: [] }), nearest)).toEqual([
    { path: '/de/blog', title: 'Wehrgeflüster' },
  ]);
});

test('on the language home there is no trail', () => {
  const { container } = renderWithSite(<Breadcrumbs />, {
    path: '/de',
    content: makePage({ breadcrumbs: [] }),
  });
  expect(container).toBeEmptyDOMElement();
});

const withActions = (ids: readonly string[], page = makePage({ breadcrumbs: [['/de/seite', 'Seite']] })) => {
  const object = ids.map((id) => ({ '@id': '', id, title: id, icon: '' }));
  Object.assign(page['@components'], { actions: { '@id': '', object } });
  return page;
};

test.each([
  ['an editor', true, ['view', 'folderContents'], ['Inhalte', 'Startseite', 'Seite']],
  ['a member who may not edit', true, ['view'], ['Startseite', 'Seite']],
  ['a visitor', false, ['folderContents'], ['Startseite', 'Seite']],
])('the root, which leads to /contents, stands first for %s: %s', (_, session, actions, expected) => {
  renderWithSite(<Breadcrumbs />, { content: withActions(actions), session });
  expect(words()).toEqual(expected);
  if (expected[0] === 'Inhalte')
    expect(trail().getByRole('link', { name: 'Inhalte' })).toHaveAttribute('href', '/contents');
});

test('where languages have no folders of their own the home link leads to the root', () => {
  const content = makePage({ breadcrumbs: [['/seite', 'Seite']] });
  renderWithSite(<Breadcrumbs />, { path: '/seite', content, site: { languageFolders: false } });
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/');
});

test('the search of a place is closed towards that place', () => {
  renderWithSite(<Breadcrumbs />, { path: '/de/institute/zb/@@search' });
  expect(screen.getByRole('link', { name: 'Suche schließen' })).toHaveAttribute('href', '/de/institute/zb');
});

test.each(['/de/search', '/de/@@search', '/de/search-old'])(
  "on the search path %s a 'Close search' row links back",
  (path) => {
    renderWithSite(<Breadcrumbs />, { path });
    expect(screen.getByRole('link', { name: 'Suche schließen' })).toHaveAttribute('href', '/de');
  },
);

/** The content that a screen stands on, as its own call brings it. */
const area = () =>
  makePage(
    {
      nearest,
      breadcrumbs: [
        ['/de/institute', 'Institute'],
        ['/de/institute/zb', 'ZB'],
      ],
    },
    { '@id': `${origin}/de/institute/zb` },
  );
const nearest = makeNearest({ institut: makeEntry('/de/institute/zb', 'Institut für Zellbiophysik') });

test.each(['/de/institute/zb/@@search', '/de/institute/zb/@@search/'])(
  'the search %s names the way to the place on which it stands',
  (path) => {
    const { store } = renderWithSite(<Breadcrumbs />, { path, content: makePage({ nearest }) });
    expect(words()).toEqual(['Startseite', 'Suche']);
    showPlace(store, path, area());
    expect(words()).toEqual(['Startseite', 'Institute', 'Institut für Zellbiophysik', 'Suche']);
    expect(trail().getByRole('link', { name: 'Institut für Zellbiophysik' })).toHaveAttribute(
      'href',
      '/de/institute/zb',
    );
    expect(trail().getByText('Suche')).toHaveAttribute('aria-current', 'page');
  },
);

test('the place of a screen before, and the page before, name nothing', () => {
  const content = withActions(['folderContents']);
  const { store } = renderWithSite(<Breadcrumbs />, {
    path: '/de/presse/@@search',
    content,
    session: true,
  });
  showPlace(store, '/de/presse/@@search', area());
  expect(words()).toEqual(['Startseite', 'Suche']);
});

test('the contents of a folder stand on a way of folders', () => {
  const { store } = renderWithSite(<Breadcrumbs />, {
    path: '/de/institute/zb/contents',
    content: makePage({ nearest }),
    session: true,
  });
  expect(screen.queryByRole('navigation')).toBeNull();
  showPlace(store, '/de/institute/zb/contents', withActions(['folderContents'], area()));
  expect(words()).toEqual(['Inhalte', 'Startseite', 'Institute', 'Institut für Zellbiophysik']);
  expect(
    trail()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/contents', '/de/contents', '/de/institute/contents']);
});

test('a page that this variant leaves out has no trail', () => {
  const content = makePage({ breadcrumbs: [['/de/karriere', 'Karriere']] });
  const { container } = renderWithSite(<Breadcrumbs />, {
    path: '/de/karriere',
    content,
    site: { variant: 'main' },
  });
  expect(container).toBeEmptyDOMElement();
});

test('breadcrumbs of wrong types are left out, and nothing is thrown', () => {
  const content = makePage({});
  Object.assign(content['@components'], { breadcrumbs: { items: [null, 'x', 4] } });
  expect(trailOf(content, undefined)).toEqual([]);
});
