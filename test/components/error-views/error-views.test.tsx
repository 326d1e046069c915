import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { ErrorView } from '@/components/error-views/error-view';
import { kindOfError } from '@/components/error-views/kind-of-error';
import type { RemoteError } from '@/lib/remote';
import { renderWithSite } from '~test/support/render';
import { expectConsoleError } from '~test/support/setup';

const http = (status: number): RemoteError => ({ status, kind: 'http', message: 'x' });
const without = (kind: RemoteError['kind']): RemoteError => ({ status: null, kind, message: 'x' });
const heading = () => screen.getByRole('heading', { level: 1 });

test.each([
  [http(401), 'unauthorized'],
  [http(403), 'forbidden'],
  [http(404), 'not-found'],
  [http(408), 'timeout'],
  [http(500), 'server'],
  [http(503), 'server'],
  [http(502), 'refused'],
  [http(504), 'refused'],
  [http(410), 'not-found'],
  [http(418), 'not-found'],
  [without('network'), 'refused'],
  [without('cross-origin'), 'cross-origin'],
  [without('http'), 'cross-origin'],
  [without('timeout'), 'timeout'],
  [{ status: 200, kind: 'malformed', message: 'x' } as const, 'server'],
])('%j is shown by the view %s', (error, kind) => {
  expect(kindOfError(error, false)).toBe(kind);
});

test('the not-found view has the specified text, a German heading and links to search, institutes and contact', async () => {
  renderWithSite(<ErrorView error={http(404)} />, { path: '/en/nowhere', language: 'en' });
  expect(
    await screen.findByText(
      'The page you were looking for is unfortunately not available (anymore). Please use the search function or alternative entry points to reach the desired information.',
    ),
  ).toBeInTheDocument();
  expect(heading().querySelector('[lang="de"]')).toHaveTextContent('Hier verliert sich die Spur');
  expect(screen.getByRole('link', { name: 'Go to search' })).toHaveAttribute('href', '/en/@@search');
  expect(screen.getByRole('link', { name: 'Institutes' })).toHaveAttribute('href', '/en/institutes');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/en/about-us/contact-visitor-information',
  );
});

test('the search field of the not-found view leads to the search page', async () => {
  const { router } = renderWithSite(<ErrorView error={http(404)} />);
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Website durchsuchen' }),
    ' Wind & Wetter {Enter}',
  );
  expect(router.state.location.pathname).toBe('/de/@@search');
  expect(new URLSearchParams(router.state.location.search).get('SearchableText')).toBe('Wind & Wetter');
});

test('what is too long for a search is said to be in the not-found view, and leads nowhere', async () => {
  const { router } = renderWithSite(<ErrorView error={http(404)} />);
  const field = await screen.findByRole('searchbox', { name: 'Website durchsuchen' });
  const before = router.state.location;
  fireEvent.change(field, { target: { value: 'x'.repeat(10_000) } });
  expect(await screen.findByText(/mehr als 300 Zeichen/)).toBeInTheDocument();
  await userEvent.type(field, '{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveValue('x'.repeat(10_000));
  expect(router.state.location).toBe(before);
});

test('a protected page offers to log in and to come back to it', () => {
  renderWithSite(<ErrorView error={http(401)} />, { path: '/de/intranet?seite=2' });
  expect(heading()).toHaveTextContent('Bitte melden Sie sich an');
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    '/de/login?return_url=%2Fde%2Fintranet%3Fseite%3D2',
  );
});

test('who is logged in and still may not see a page is not asked to log in', () => {
  renderWithSite(<ErrorView error={http(401)} />, { path: '/de/intranet', session: true });
  expect(screen.queryByRole('link', { name: 'Anmelden' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    /berechtigt|Berechtigung|Zugriff|Rechte/,
  );
});

test.each([
  [http(403), 'Kein Zugriff'],
  [http(500), 'Auf dem Server ist etwas schiefgelaufen'],
  [without('network'), 'Die Website ist gerade nicht erreichbar'],
  [without('cross-origin'), 'Der Inhaltsserver antwortet nicht'],
  [without('timeout'), 'Das dauert zu lange'],
])('%j has words and a way on', (error, title) => {
  renderWithSite(<ErrorView error={error} />);
  expect(heading()).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
});

test('when the API cannot be reached, one can try again', async () => {
  const retry = vi.fn();
  renderWithSite(<ErrorView error={without('network')} retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('an error view gives the tab a title and is kept out of search engines', () => {
  const { unmount } = renderWithSite(<ErrorView error={http(404)} />);
  expect(document.title).toBe('Fehler 404: Seite nicht gefunden – Forschungszentrum Immerlund');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  unmount();
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
});

function Broken({ isBroken = true }: { isBroken?: boolean }) {
  if (isBroken) throw new Error('the block has no data');
  return <p>Wieder ganz</p>;
}

test('a render error shows message and stack', () => {
  expectConsoleError(/./);
  renderWithSite(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(heading()).toHaveTextContent('Diese Seite lässt sich nicht anzeigen');
  expect(screen.getByText('the block has no data')).toBeInTheDocument();
  expect(screen.getByText(/at Broken/)).toBeInTheDocument();
});

test('another page gets a new chance after a render error', async () => {
  expectConsoleError(/./);
  function Pages() {
    const [page, setPage] = useState('eins');
    return (
      <>
        <button type="button" onClick={() => setPage('zwei')}>
          Weiter
        </button>
        <ErrorBoundary resetKey={page} fallback={(error) => <p>{error.message}</p>}>
          <Broken isBroken={page === 'eins'} />
        </ErrorBoundary>
      </>
    );
  }
  renderWithSite(<Pages />);
  expect(screen.getByText('the block has no data')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByText('Wieder ganz')).toBeInTheDocument();
});
