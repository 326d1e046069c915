import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { MobileMenu } from '@/shell/mobile-menu/mobile-menu';
import { installDialogElement } from '~test/support/dialog-element';
import { renderWithSite } from '~test/support/render';

vi.mock('@/shell/mobile-menu/menu-levels', () => {
  throw new Error('The levels did not arrive.');
});

beforeAll(installDialogElement);

test('a drawer whose levels cannot be fetched says so, leads to the sitemap and can be closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithSite(<MobileMenu />, { path: '/de/presse' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Menü konnte nicht geladen werden.');
  expect(screen.getByRole('link', { name: 'Zur Sitemap' })).toHaveAttribute('href', '/de/sitemap');
  await user.click(screen.getByRole('button', { name: 'Menü schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
