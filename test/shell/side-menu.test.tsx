import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StickyMenuItem } from '@/api/types/division-fields';
import { menuIcon } from '@/shell/side-menu/menu-icon';
import { SideMenu } from '@/shell/side-menu/side-menu';
import { iconPaths } from '@/components/icon/icon-paths';
import { renderWithSite } from '~test/support/render';
import { makeEntry, makeNearest, makePage } from './shell-data';

const choices: readonly StickyMenuItem['icon'][] = [
  'anfahrt',
  'ansprechpartner',
  'az',
  'downloads',
  'facebook',
  'instagram',
  'lexicon',
  'lupe',
  'medienspiegel',
  'mitarbeiter',
  'publikationen',
  'rss',
  'termine',
  'twitter',
  'warenkorb',
  'youtube',
];

test('each of the 16 icons has a drawing of its own; other names get an arrow', () => {
  const drawings = choices.map((name) => menuIcon(name));
  expect(new Set(drawings)).toHaveProperty('size', 16);
  for (const name of drawings) expect(iconPaths[name]).not.toBe('');
  for (const unknown of ['', 'gibt-es-nicht', 'constructor', '__proto__'])
    expect(menuIcon(unknown)).toBe('arrow-right');
});

const menu = (title: string): StickyMenuItem[] => [{ title, icon: 'az', href: '/de/az' }];
const subsite = makeEntry('/de/i/a/s', 'Subsite', { sticky_menu: menu('Der Subsite') });
const institutsbereich = makeEntry('/de/i/a', 'Bereich', { sticky_menu: menu('Des Bereichs') });
const institut = makeEntry('/de/i', 'Institut', { sticky_menu: menu('Des Instituts') });
const withoutMenu = { sticky_menu: [] };

test.each([
  ['the subsite', { subsite, institutsbereich, institut }, 'Der Subsite'],
  ['else the institute area', { institutsbereich, institut }, 'Des Bereichs'],
  ['else the institute', { institut }, 'Des Instituts'],
  [
    'the area where the subsite has none',
    { subsite: { ...subsite, ...withoutMenu }, institutsbereich },
    'Des Bereichs',
  ],
  [
    'the institute where neither has one that leads anywhere',
    {
      subsite: {
        ...subsite,
        sticky_menu: [{ title: 'Böse', icon: 'az' as const, href: 'javascript:alert(1)' }],
      },
      institutsbereich: { ...institutsbereich, ...withoutMenu },
      institut,
    },
    'Des Instituts',
  ],
])('its links are taken from %s', (_, places, expected) => {
  renderWithSite(<SideMenu />, { content: makePage({ nearest: makeNearest(places) }) });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([expected]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/az');
});
