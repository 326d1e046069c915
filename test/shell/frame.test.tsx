import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useHead } from '@/components/head/use-head';
import { SiteFrame } from '@/shell/frame';
import { RouteAnnouncer } from '@/shell/route-announcer/route-announcer';
import { renderWithSite } from '~test/support/render';
import { goTo } from '~test/support/show-page';
import { makeEntry, makeNearest, makePage, makeSettings } from './shell-data';

const frame = (
  <SiteFrame>
    <h1>Eine Seite</h1>
  </SiteFrame>
);

test('the first stops of the keyboard are skip links to content, navigation and footer', async () => {
  renderWithSite(frame);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['Zur Navigation springen', 'navigation'],
  ['Zum Seitenende springen', 'footer'],
])('the skip link %s moves the focus', async (name, id) => {
  const { router } = renderWithSite(frame);
  await screen.findByRole('contentinfo');
  await userEvent.click(screen.getByRole('link', { name }));
  expect(document.getElementById(id)).toHaveFocus();
  expect(router.state.location.hash).toBe('');
});

test('the tool bar has sign language, easy language and contact in German', () => {
  renderWithSite(frame);
  const bar = screen.getByRole('navigation', { name: 'Werkzeuge' });
  const targets = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/de/press',
    '/de/sitemap',
    '/de/intranet',
    '/de/wetter',
    '/de/ueber-uns/gebaerdensprache',
    '/de/ueber-uns/leichte-sprache',
    '/de/ueber-uns/kontakt',
  ]);
});

test('the logo leads to the home page of the language', () => {
  renderWithSite(frame, { path: '/en/page', language: 'en' });
  expect(screen.getByRole('link', { name: 'Immerlund Research Centre, home page' })).toHaveAttribute(
    'href',
    '/en',
  );
});

test('body classes mark visitors and users, site and administration, language, type and project', () => {
  const settings = makeSettings({ additional_body_class: 'tidentakt projekt' });
  const content = makePage({ settings }, { '@type': 'News Item' });
  const { unmount } = renderWithSite(frame, { content });
  expect(document.body).toHaveClass(
    'is-anonymous',
    'public-ui',
    'language-de',
    'contenttype-news-item',
    'tidentakt',
    'projekt',
  );
  unmount();
  renderWithSite(frame, { session: true, path: '/controlpanel' });
  expect(document.body).toHaveClass('is-authenticated', 'cms-ui');
  expect(document.body).not.toHaveClass('is-anonymous');
  expect(document.body).not.toHaveClass('public-ui');
});

test.each([
  ['/de/seite', false],
  ['/de/search', false],
  ['/de/login', false],
  ['/de/seite/edit', true],
  ['/de/contents', true],
  ['/de/desk', true],
  ['/de/trash', true],
  ['/controlpanel/users', true],
  ['/change-password', true],
  ['/de/seite/aliases', true],
  ['/de/editors', false],
  ['/de/seite/history', true],
  ['/de/seite/historic', false],
])('%s is a screen of editing or administration for who is logged in: %s', (path, expected) => {
  renderWithSite(frame, { session: true, path });
  expect(document.body.classList.contains('cms-ui')).toBe(expected);
});

test('the institute header shows the institute and its area, the project header the project', () => {
  const nearest = makeNearest({
    institut: makeEntry('/de/zb', 'Institut für Zellbiophysik'),
    institutsbereich: makeEntry('/de/zb/mechanik', 'Mechanik des Gewebes'),
  });
  const { unmount } = renderWithSite(frame, { content: makePage({ nearest }) });
  const row = within(screen.getByRole('region', { name: 'Mechanik des Gewebes' }));
  expect(row.getByRole('link', { name: 'Institut für Zellbiophysik' })).toHaveAttribute('href', '/de/zb');
  expect(row.getByRole('link', { name: 'Mechanik des Gewebes' })).toBeInTheDocument();
  unmount();
  const project = {
    '@id': 'http://localhost:3000/de/projekte/tidentakt',
    title: 'Tidentakt',
    special: false,
  };
  renderWithSite(frame, { content: makePage({ settings: makeSettings({ project }) }) });
  expect(screen.getByRole('link', { name: 'Tidentakt' })).toHaveAttribute('href', '/de/projekte/tidentakt');
  expect(screen.getByText('Projekt im Forschungszentrum Immerlund')).toBeInTheDocument();
});

function TitledPage() {
  const { pathname } = useLocation();
  useHead({ title: `Titel von ${pathname}` });
  return null;
}

test('the new title is announced after each navigation, once its page is loaded, and not at the beginning', async () => {
  const { router, store } = renderWithSite(
    <>
      <TitledPage />
      <RouteAnnouncer />
    </>,
    { path: '/de/eins' },
  );
  act(() => goTo(store, '/de/eins'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => router.navigate('/de/zwei'));
  act(() => {
    goTo(store, '/de/zwei');
    store.dispatch({ type: 'x/pending', meta: { requestStatus: 'pending', requestId: '1' } });
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    store.dispatch({ type: 'x/fulfilled', meta: { requestStatus: 'fulfilled', requestId: '1' } });
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Titel von /de/zwei'));
});

test('a page whose words are still those of another language is not announced', async () => {
  const { router } = renderWithSite(<RouteAnnouncer />, { path: '/de/eins' });
  document.title = 'Titel';
  vi.useFakeTimers();
  await act(() => router.navigate('/en/one'));
  act(() => void vi.advanceTimersByTime(400));
  vi.useRealTimers();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => router.navigate('/de/zwei'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Titel'));
});
