import { expect, test, vi } from 'vitest';
import { renderWithSite } from '~test/support/render';

const { ProfileRedirect } = await import('@/pages/profile-redirect/profile-redirect');

/** Draws the screen alone, so that its words can be read before it leads away. */
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  Navigate: ({ to, replace }: { to: string; replace?: boolean }) => (
    <output data-replaces={replace}>{to}</output>
  ),
}));

test.each([
  ['a visitor', false, 'en', 'Loading...', '/login?return_url=/profil'],
  ['who is logged in', true, 'en', 'You are being redirected...', '/profile/editor'],
  ['a visitor', false, 'de', 'Wird geladen …', '/login?return_url=/profil'],
  ['who is logged in', true, 'de', 'Sie werden weitergeleitet …', '/profile/editor'],
] as const)('%s (logged in: %s, %s) reads %s on the way', (_who, session, language, words, target) => {
  const { container } = renderWithSite(<ProfileRedirect />, { path: '/profil', session, language });
  expect(container).toHaveTextContent(words);
  expect(container.querySelector('output')).toHaveTextContent(target);
  expect(container.querySelector('output')).toHaveAttribute('data-replaces', 'true');
});
