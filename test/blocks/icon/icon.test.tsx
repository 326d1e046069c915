import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';
import { editBlocks } from '~test/support/edit-blocks';

const icon = {
  '@type': 'icon',
  icon: '/de/bilder/kompass',
  heading: 'Richtung',
  description: 'Wohin es geht',
};

test.each([
  '/de/bilder/kompass',
  [{ '@id': '/de/bilder/kompass', image_field: 'image' }],
  { '@id': '/de/bilder/kompass' },
])('an icon stored as %j stands over its words', (stored) => {
  const { container } = renderBlocks([{ ...icon, icon: stored }]);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/bilder/kompass/@@images/');
  expect(screen.getByRole('heading', { name: 'Richtung' })).toBeVisible();
  expect(screen.getByText('Wohin es geht')).toBeVisible();
});

test('an icon that is empty shows nothing to visitors, and asks editors for one', async () => {
  const { container, unmount } = renderBlocks([{ '@type': 'icon' }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
  unmount();
  await editBlocks({ a: { '@type': 'icon' } });
  expect((await screen.findAllByText('Bitte wählen Sie ein Symbol')).length).toBeGreaterThan(0);
});

test('a group shows its icons in one row, and an images grid drawn as icons does too', () => {
  const columns = ['A', 'B'].map((heading) => ({ id: heading, ...icon, heading }));
  const { container } = renderBlocks([
    { '@type': 'icons', headline: 'Wege', columns },
    { '@type': 'imagesGrid', variation: 'icons', columns: [{ id: 'c', url: '/de/bilder/c', alt: 'C' }] },
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Wege' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'B' })).toBeVisible();
  expect(container.querySelectorAll('.block-grid__columns--icons')).toHaveLength(2);
});
