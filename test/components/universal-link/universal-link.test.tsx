import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PrefetchContext } from '@/components/universal-link/prefetch-context';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { renderWithSite } from '~test/support/render';
import { expectConsoleError } from '~test/support/setup';

test('An invalid item is logged and links to #', () => {
  expectConsoleError(/Invalid item passed to UniversalLink/);
  renderWithSite(<UniversalLink to={{ title: 'ohne Adresse' }}>Weiter</UniversalLink>);
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '#');
});

test('An internal link stays in the app', async () => {
  const { router } = renderWithSite(<UniversalLink to="/de/ziel">Weiter</UniversalLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Weiter' }));
  expect(router.state.location.pathname).toBe('/de/ziel');
});

test('An external link is a plain anchor that gives away no way back', () => {
  renderWithSite(<UniversalLink to="https://example.org/">Weiter</UniversalLink>);
  const link = screen.getByRole('link', { name: 'Weiter' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).not.toHaveAttribute('target');
});

test('A link into a new tab says so', () => {
  renderWithSite(
    <UniversalLink to="/de/ziel" openInNewTab>
      Weiter
    </UniversalLink>,
  );
  const link = screen.getByRole('link', { name: 'Weiter (öffnet in neuem Tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test.each(['javascript:alert(1)', '../../resolveuid/31ffc2f0'])(
  '%s is shown as words without a link',
  (to) => {
    renderWithSite(<UniversalLink to={to}>Weiter</UniversalLink>);
    expect(screen.getByText('Weiter')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('A logged-in user is taken to a file itself, a visitor to its download', () => {
  const file = { '@id': '/de/bericht.pdf', '@type': 'File' };
  const { unmount } = renderWithSite(<UniversalLink to={file}>Bericht</UniversalLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/bericht.pdf/@@download/file');
  unmount();
  renderWithSite(<UniversalLink to={file}>Bericht</UniversalLink>, { session: true });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/bericht.pdf');
});

test('Pointing at a link or reaching it by keyboard fetches its page ahead', async () => {
  const prefetch = vi.fn();
  renderWithSite(
    <PrefetchContext.Provider value={prefetch}>
      <UniversalLink to="/de/ziel">Weiter</UniversalLink>
      <UniversalLink to="https://example.org/">Fort</UniversalLink>
    </PrefetchContext.Provider>,
  );
  await userEvent.hover(screen.getByRole('link', { name: 'Weiter' }));
  expect(prefetch).toHaveBeenLastCalledWith('/de/ziel');
  await userEvent.tab();
  expect(prefetch).toHaveBeenCalledTimes(2);
  await userEvent.hover(screen.getByRole('link', { name: 'Fort' }));
  expect(prefetch).toHaveBeenCalledTimes(2);
});
