import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MainNavigation } from '@/shell/main-navigation/main-navigation';
import { renderWithSite } from '~test/support/render';
import { makeItem, menuItems, showMenu } from './shell-data';

function renderMenu(items = menuItems, options: Parameters<typeof renderWithSite>[1] = {}) {
  const site = renderWithSite(<MainNavigation />, { path: '/de/institute/zellbiophysik', ...options });
  showMenu(site.store, items);
  return { ...site, user: userEvent.setup() };
}
const top = (name: string) => screen.getByRole('link', { name });

test('the main navigation has top-level entries without the server’s own Home', () => {
  renderMenu();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Institute',
    'Karriere',
    'Presseportal',
  ]);
});

test('a top entry with an empty address goes to /', () => {
  renderMenu([makeItem('', 'Ohne Adresse')]);
  expect(top('Ohne Adresse')).toHaveAttribute('href', '/');
});

test('an entry whose address must not be followed is left out', () => {
  const script = { ...makeItem('', 'Skript'), '@id': 'javascript:alert(1)' };
  renderMenu([script, makeItem('/de/presse', 'Presseportal')]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Presseportal']);
});

test('the submenu opens on focus with two levels and a link to the overview', async () => {
  const { user } = renderMenu();
  expect(top('Institute')).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  expect(top('Institute')).toHaveFocus();
  expect(top('Institute')).toHaveAttribute('aria-expanded', 'true');
  expect(top('Überblick Institute')).toHaveAttribute('href', '/de/institute');
  expect(screen.getByText('Drei Institute unter einem Dach.')).toBeInTheDocument();
  expect(top('Zellbiophysik')).toHaveAttribute('href', '/de/institute/zellbiophysik');
  expect(top('Mechanik des Gewebes')).toHaveAttribute('href', '/de/institute/zellbiophysik/mechanik');
});

test('the submenu opens on hover and closes on leaving', async () => {
  const { user } = renderMenu();
  await user.hover(top('Institute'));
  await waitFor(() => expect(top('Institute')).toHaveAttribute('aria-expanded', 'true'));
  await user.unhover(top('Institute'));
  await waitFor(() => expect(top('Institute')).toHaveAttribute('aria-expanded', 'false'));
});

test('the submenu closes when the pointer leaves for the veil over the page, and on a click there', async () => {
  const { user } = renderMenu();
  const veil = () => document.querySelector('.shell-panel__overlay') ?? document.body;
  await user.hover(top('Institute'));
  await user.hover(await screen.findByText('Drei Institute unter einem Dach.'));
  await user.hover(veil());
  await waitFor(() => expect(top('Institute')).toHaveAttribute('aria-expanded', 'false'));
  expect(veil()).toBe(document.body);
  await user.tab();
  await user.click(veil());
  expect(top('Institute')).toHaveAttribute('aria-expanded', 'false');
});

test('a finger that scrolls the submenu does not close it', async () => {
  const { user } = renderMenu();
  await user.tab();
  const words = screen.getByText('Drei Institute unter einem Dach.');
  vi.useFakeTimers();
  fireEvent.pointerOut(words, { pointerType: 'touch', relatedTarget: document.body });
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  expect(top('Institute')).toHaveAttribute('aria-expanded', 'true');
});

test('the submenu closes with its button, and the focus goes back to the top entry', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Menü schließen' }));
  expect(screen.queryByText('Überblick Institute')).not.toBeInTheDocument();
  expect(top('Institute')).toHaveFocus();
});

test('Esc closes the submenu and gives the focus back; the arrow down opens it again', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.tab();
  expect(top('Überblick Institute')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(top('Institute')).toHaveFocus();
  expect(top('Institute')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(top('Institute')).toHaveAttribute('aria-expanded', 'true');
});

test('the submenu closes when a link in it is followed', async () => {
  const { user, router } = renderMenu();
  await user.tab();
  await user.click(top('Energiespeicher'));
  expect(router.state.location.pathname).toBe('/de/institute/energiespeicher');
  expect(screen.queryByText('Überblick Institute')).not.toBeInTheDocument();
});

test('at most one submenu is open', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  await user.tab();
  expect(top('Karriere')).toHaveFocus();
  expect(top('Karriere')).toHaveAttribute('aria-expanded', 'true');
  expect(top('Institute')).toHaveAttribute('aria-expanded', 'false');
});

test('an entry without items is a plain link', () => {
  renderMenu();
  expect(top('Presseportal')).not.toHaveAttribute('aria-expanded');
});

test('the present page is marked though its address ends in a slash', () => {
  renderMenu(menuItems, { path: '/de/presse/' });
  expect(top('Presseportal')).toHaveAttribute('aria-current', 'page');
  expect(top('Presseportal')).toHaveClass('is-in-path');
  expect(top('Institute')).not.toHaveClass('is-in-path');
});

test('main and network leave out what lies below the career paths', () => {
  renderMenu(menuItems, { site: { variant: 'main' } });
  expect(screen.queryByRole('link', { name: 'Karriere' })).not.toBeInTheDocument();
});

test('menus of a broken answer are empty, and nothing is thrown', () => {
  const broken = [null, 'x', { title: 5 }, { '@id': 7, title: 'Ohne Kinder', items: '' }];
  renderMenu(broken as never);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['5', 'Ohne Kinder']);
});
