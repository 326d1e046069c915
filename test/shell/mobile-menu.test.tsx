import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { MobileMenu } from '@/shell/mobile-menu/mobile-menu';
import { installDialogElement } from '~test/support/dialog-element';
import { renderWithSite } from '~test/support/render';
import { makeItem, showMenu } from './shell-data';

beforeAll(installDialogElement);

async function openMenu(options: Parameters<typeof renderWithSite>[1] = {}) {
  const site = renderWithSite(<MobileMenu />, { path: '/de/presse', ...options });
  showMenu(site.store);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^(Menü öffnen|Open menu)$/ }));
  await screen.findByRole('button', { name: /^(Menü schließen|Close menu)$/ });
  return { ...site, user, drawer: screen.getByRole('dialog', { name: /^(Menü|Menu)$/ }) };
}
const menuItem = makeItem('/de/presse', 'Presseportal');
const enter = (title: string) => screen.getByRole('button', { name: `${title}, Unterpunkte zeigen` });

test('the hamburger button opens a drawer that locks the scrolling of the page', async () => {
  const { drawer } = await openMenu();
  expect(drawer).toHaveAttribute('open');
  expect(document.documentElement).toHaveClass('has-drawer');
});

test('the drawer has three levels, each with an overview link and a way back', async () => {
  const { user } = await openMenu();
  await user.click(enter('Institute'));
  expect(screen.getByRole('heading', { name: 'Institute' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Überblick Institute' })).toHaveAttribute('href', '/de/institute');
  await user.click(enter('Zellbiophysik'));
  expect(screen.getByRole('link', { name: 'Überblick Zellbiophysik' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mechanik des Gewebes' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zurück zu Institute' }));
  expect(enter('Zellbiophysik')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Alle Bereiche' }));
  expect(enter('Institute')).toHaveFocus();
});

test.each([
  ['/de/presse', 'de', 'Überblick Startseite', '/de'],
  ['/en/press', 'en', 'Home overview', '/en'],
] as const)('the first level of %s has an overview, too', async (path, language, name, target) => {
  const { drawer } = await openMenu({ path, language });
  expect(within(drawer).getByRole('link', { name })).toHaveAttribute('href', target);
});

test('each level shows the tools and the languages', async () => {
  const { user, drawer } = await openMenu();
  const tools = () => within(within(drawer).getByRole('navigation', { name: 'Werkzeuge' }));
  expect(tools().getByRole('link', { name: 'Gebärdensprache' })).toBeInTheDocument();
  await user.click(enter('Institute'));
  expect(tools().getByRole('link', { name: 'Kontakt' })).toBeInTheDocument();
  expect(within(drawer).getByRole('navigation', { name: 'Sprache' })).toBeInTheDocument();
});

test.each([
  [
    'on an outside click',
    async (user: ReturnType<typeof userEvent.setup>, drawer: HTMLElement) => user.click(drawer),
  ],
  ['with Esc', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'with its button',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Menü schließen' })),
  ],
])('the drawer closes %s', async (_how, close) => {
  const { user, drawer } = await openMenu();
  await close(user, drawer);
  expect(drawer).not.toHaveAttribute('open');
  expect(document.documentElement).not.toHaveClass('has-drawer');
});

test('a link click closes the drawer and resets all selection', async () => {
  const { user, drawer, router } = await openMenu();
  await user.click(enter('Institute'));
  await user.click(screen.getByRole('link', { name: 'Energiespeicher' }));
  expect(router.state.location.pathname).toBe('/de/institute/energiespeicher');
  expect(drawer).not.toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  expect(screen.queryByRole('heading', { name: 'Institute' })).not.toBeInTheDocument();
  expect(enter('Institute')).toBeInTheDocument();
});

test('a click on a link that leads to another site closes the drawer too', async () => {
  const { user, drawer, store } = await openMenu();
  showMenu(store, [{ ...menuItem, '@id': 'https://extern.example/' }]);
  const link = screen.getByRole('link', { name: menuItem.title });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(drawer).not.toHaveAttribute('open');
});

test('sign language and easy language are offered in German only', async () => {
  const { drawer } = await openMenu({ path: '/en/press', language: 'en' });
  expect(within(drawer).queryByRole('link', { name: /sign language/i })).not.toBeInTheDocument();
});
