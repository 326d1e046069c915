import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFooter } from '@/shell/footer/site-footer';
import { expectConsoleError } from '~test/support/setup';
import { renderWithSite } from '~test/support/render';
import { showPage } from '~test/support/show-page';
import { makeEntry, makeNearest, makePage } from './shell-data';

vi.mock('@/shell/institute-footer/institute-footer', () => ({
  InstituteFooter: () => {
    throw new Error('Nicht zu zeichnen');
  },
}));

const broken = makePage({
  nearest: makeNearest({ institut: makeEntry('/de/zb', 'Institut', { footer: {} }) }),
});

test("a footer failure shows 'Something went wrong:' plus message and leaves the page alone", () => {
  expectConsoleError(/./);
  renderWithSite(
    <>
      <p>Die Seite</p>
      <SiteFooter />
    </>,
    { content: broken, path: '/en/page', language: 'en' },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong: Nicht zu zeichnen');
  expect(screen.getByText('Die Seite')).toBeInTheDocument();
});

test('a footer that failed on one page has a new chance on the next', () => {
  expectConsoleError(/./);
  const { store } = renderWithSite(<SiteFooter />, { content: broken });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  act(() => showPage(store, makePage({ nearest: makeNearest() })));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Impressum' })).toBeVisible();
});
