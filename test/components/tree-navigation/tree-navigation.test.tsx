import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigationOf } from '@/api/context-navigation';
import { TreeNavigation } from '@/components/tree-navigation/tree-navigation';
import { renderWithSite } from '~test/support/render';

const origin = 'http://localhost:3000';
const entry = (path: string, title: string, fields: object = {}): Record<string, unknown> => ({
  '@id': `${origin}${path}`,
  href: `${origin}${path}`,
  title,
  description: '',
  thumb: '',
  type: 'document',
  is_current: false,
  is_in_path: false,
  items: [],
  ...fields,
});

const { items } = navigationOf({
  items: [
    entry('/de/forschung', 'Forschung', {
      is_in_path: true,
      items: [
        entry('/de/forschung/gezeiten', 'Gezeiten', { is_current: true, is_in_path: true }),
        entry('/de/forschung/link', 'Anderswo', { href: 'https://extern.example/ziel' }),
      ],
    }),
    entry('/de/forschung/falle', 'Falle', { href: 'javascript:alert(1)' }),
    { '@id': `${origin}/de/alt`, title: null, items: '' },
  ],
});

test('tree navigation uses nested list items with level classes', () => {
  const { container } = renderWithSite(<TreeNavigation items={items} />);
  const outer = container.querySelector<HTMLElement>('.tree-navigation--level-1');
  const inner = outer?.querySelector<HTMLElement>('li > .tree-navigation--level-2');
  expect(outer?.children).toHaveLength(3);
  expect(inner && within(inner).getAllByRole('listitem')).toHaveLength(2);
  expect(container.querySelectorAll('li.level-1')).toHaveLength(3);
  expect(container.querySelectorAll('li.level-2')).toHaveLength(2);
});

test('internal links are in-app, external ones are plain anchors, and what must not be followed is words', async () => {
  const { router } = renderWithSite(<TreeNavigation items={items} />);
  expect(screen.getByRole('link', { name: 'Anderswo' })).toHaveAttribute(
    'href',
    'https://extern.example/ziel',
  );
  expect(screen.getByText('Falle').closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'http://localhost:3000/de/alt' })).toHaveAttribute(
    'href',
    '/de/alt',
  );
  screen.getByRole('link', { name: 'Forschung' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/de/forschung');
});

test('the current item is marked, and items in the current path are highlighted', () => {
  renderWithSite(<TreeNavigation items={items} />);
  const current = screen.getByRole('link', { name: 'Gezeiten' });
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current).not.toHaveClass('tree-navigation__link--in-path');
  const above = screen.getByRole('link', { name: 'Forschung' });
  expect(above).toHaveClass('tree-navigation__link--in-path');
  expect(above).not.toHaveAttribute('aria-current');
});
